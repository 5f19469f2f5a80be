# interpreted folder: structs need msgspec's metaclass
"""The records as they stand in the TOML files (RULES-CONTENT.md, section 2).

Every table is converted strictly: an unknown field, a missing one or a wrong type is an error that
names the record. What goes beyond the shape of one record is checked in ``checks``.
"""
