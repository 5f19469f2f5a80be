"""Actions as buttons say them."""

from lampblack.games.keys_to_the_castle.model.actions import KeysAction
from lampblack.games.keys_to_the_castle.voice.words import card_word
from lampblack.kernel.words import with_article


def label(action: KeysAction) -> str:
    """An action as a button says it."""
    args = dict(zip(action.fields, action.args))
    match action.name:
        case "DISCARD":
            return f"Discard {with_article(card_word(args['card']))}"
        case "OPEN":
            return f"Open {args['cell']} with {with_article(card_word(args['card']))}"
        case "CLOSE":
            return f"Close {args['cell']} with {with_article(card_word(args['card']))}"
        case "UNLOCK":
            return f"Take the Padlock off {args['cell']} with a Skeleton Key"
        case "PADLOCK":
            return f"Put a Padlock on {args['cell']}"
        case "PASSAGE":
            return f"Lay a Secret Passage between {args['a']} and {args['b']}"
        case "SAW":
            return f"Saw through the bars of {args['cell']}"
        case "NET":
            return f"Throw a Net over {args['player']}"
        case "STAY":
            return "Stay where you are"
        case "MOVE":
            return f"Move to {args['cell']}"
        case "EXIT":
            return "Leave the Castle for your own side"
        case "BONUS_SKIP":
            return "Skip the Extra Key"
        case "BONUS_OPEN":
            return f"Open {args['cell']} with the Extra Key"
        case _:
            return f"Close {args['cell']} with the Extra Key"
