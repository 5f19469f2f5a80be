"""One live game among people and bots: seats, turn, undo, chat, presence."""
