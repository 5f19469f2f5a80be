"""What is told: view and facts as structs, the one exit, imagined worlds."""
