"""Publishing: what a site has besides its pages, the check of its links, and putting it in its place."""
