"""The site: the pages in MkDocs' shell. The only package that knows MkDocs."""
