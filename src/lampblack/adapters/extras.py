"""What only those need who ask for it."""


def missing(extra: str, error: ImportError) -> ImportError:
    """The sentence for who lacks an optional library."""
    return ImportError(
        f"lampblack.adapters.{extra} needs a library that is not here ({error}). "
        f"Install it with: pip install 'lampblack[{extra}]'"
    )
