"""Looking into the HTML of a page."""

from html.parser import HTMLParser

_VOID = {"br", "img", "meta", "link", "input", "hr", "wbr"}


class Node:
    """An element with its attributes and children; `text` is all the text inside it."""

    def __init__(self, tag: str, attributes: dict[str, str | None], parent: "Node | None") -> None:
        self.tag, self.attributes, self.parent = tag, attributes, parent
        self.children: list[Node | str] = []

    @property
    def text(self) -> str:
        inner = "".join(child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(inner.split())

    @property
    def lang(self) -> str | None:
        """The nearest `lang` around the element."""
        return self.attributes.get("lang") or (self.parent.lang if self.parent else None)

    def all(self, tag: str | None = None, **attributes: str) -> list["Node"]:
        """The elements inside with a tag and attributes (`class_="x"`: x among the classes)."""
        found = []
        for child in self.children:
            if isinstance(child, Node):
                if tag in (None, child.tag) and all(child.has(*each) for each in attributes.items()):
                    found.append(child)
                found += child.all(tag, **attributes)
        return found

    def one(self, tag: str | None = None, **attributes: str) -> "Node":
        """The only such element."""
        (found,) = self.all(tag, **attributes)
        return found

    def inside(self, tag: str) -> bool:
        """Whether an element of a tag is around this one."""
        return self.parent is not None and (self.parent.tag == tag or self.parent.inside(tag))

    def has(self, name: str, value: str) -> bool:
        """Whether the element has an attribute of this value."""
        if name == "class_":
            return value in (self.attributes.get("class") or "").split()
        return self.attributes.get(name) == value


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.here = Node("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, dict(attrs), self.here)
        self.here.children.append(node)
        if tag not in _VOID:
            self.here = node

    def handle_endtag(self, tag: str) -> None:
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        assert self.here.parent
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def parse(html: str) -> Node:
    """The tree of some HTML; fails if an element is not closed in its place."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.here is reader.root, f"<{reader.here.tag}> is not closed"
    return reader.root
