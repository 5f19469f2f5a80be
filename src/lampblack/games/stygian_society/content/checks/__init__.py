"""What a content pack must satisfy."""
