"""Records: the models, the YAML they are written in, the library of all of them, and what held on a day."""
