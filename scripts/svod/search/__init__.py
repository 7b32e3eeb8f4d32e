"""Search: documents made from records, their index, and the answers to what people type."""
