"""One live game among people and bots: seats, turns, undo, chat, presence. No HTTP here."""
