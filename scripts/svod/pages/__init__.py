"""Pages: from the library to the HTML of every page, in one language at a time. Nothing here knows MkDocs."""
