"""Several servers with one store: how they wake each other, and what else they tell."""
