"""What a game is: a small deterministic machine, and the laws it keeps."""
