"""Pictures for links and home screens, drawn at development time and committed."""
