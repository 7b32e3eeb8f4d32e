"""Links: the address of every record, who refers to whom, and what an id or a name leads to."""
