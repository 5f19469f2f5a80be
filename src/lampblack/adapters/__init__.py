"""Lampblack's games as environments of other libraries; docs/environments.md.

Each module needs its own extra: ``pip install lampblack[pettingzoo]``, ``[gymnasium]``, ``[openspiel]``, ``[vector]``.
"""
