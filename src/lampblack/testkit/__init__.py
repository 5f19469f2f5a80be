"""What a game's tests need, the house's and a stranger's alike.

    laws           what holds of every game (``LAWS``, ``Subject``, ``walk``)
    scene          a position played in notation, with chance by a script
    spy            chance that is listened to
    playthrough    a whole game as a text that people read
    counts         how many ways lead on from a position
    golden         texts kept in files
    book           the rules as a book
    lessons        every lesson, played to its end
    ledger         every rule is named by a test
    strategies     where Hypothesis looks (needs hypothesis)
    plugin         the option --rewrite and the marker rule (needs pytest and hypothesis)

Nothing but the last two needs more than Lampblack itself.
"""
