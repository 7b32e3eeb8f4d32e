"""The MkDocs plugin: it puts the pages of one language into MkDocs' shell."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, InclusionLevel

from svod.links.site_root import FOLDERS, SiteRoot
from svod.pages.assets import assets
from svod.pages.search_words import search_words
from svod.pages.strings import Strings
from svod.publish.link_pass import Elsewhere, broken_links
from svod.publish.outputs import common_outputs, outputs
from svod.publish.search_files import search_files
from svod.site.base import Base, errors
from svod.site.contents import body, contents
from svod.site.language import build_language
from svod.site.navigation import navigation, source
from svod.site.shared_assets import drop, from_above, named_by_content, own_assets, quieten
from svod.site.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Callable

    import jinja2
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.livereload import LiveReloadServer
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page as SitePage
    from mkdocs.utils.templates import TemplateContext

    from svod.pages.page import Page

WORDS = "search/words.json"
"""The words of the search, from the language's root."""

log = get_plugin_logger("svod")


class SvodConfig(Config):  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    """The plugin's options in mkdocs.yml."""

    lang = config_options.Choice(("ru", "en"), default="ru")


class SvodPlugin(BasePlugin[SvodConfig]):  # type: ignore[no-untyped-call]  # the same
    """The events, in the order in which MkDocs calls them.

    ``report`` is told how many of the pages are done. ``checks`` is off where the caller checks records and
    links himself, for both languages together.
    """

    def __init__(self) -> None:
        self.report: Callable[[int, int], None] | None = None
        self.checks = True

    @event_priority(100)
    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Reads the base and sets what depends on the language; before the theme looks at it."""
        lang = self.config.lang
        folder = Path(config.config_file_path).parent
        try:
            self.root = SiteRoot(config.site_url or "")
        except ValueError as error:
            raise PluginError(f"{error}. Set SVOD_SITE_URL.") from error
        self.base = Base(folder, lang)
        if self.checks and (wrong := errors(self.base)):
            raise PluginError(f"the records have errors:\n{wrong}")
        self.pages = {source(page.address): page for page in self.base.pages}
        self.assets = named_by_content({**assets(), **own_assets()})
        self.data = named_by_content(
            {
                **search_files(self.base.library, folder, lang, self.base.day),
                WORDS: search_words(Strings(self.base.library, lang)),
            }
        )
        self.shell = Shell(self.base.library, lang, self.root, [*self.assets, *self.data])
        self.done = 0
        words = self.shell.words
        config.docs_dir = str(folder / "docs" / lang)
        config.site_url = self.root.at(lang)
        config.site_name = words("shell.site-name")
        config.site_description = words("shell.description")
        config.extra |= {
            "alternate": True,
            "scope": self.root.path,
        }  # a language switch; one memory for both languages
        config.theme["language"] = lang
        for scheme, key in zip(config.theme["palette"], ("shell.dark", "shell.light"), strict=True):
            scheme["toggle"]["name"] = words(key)
        config.theme.static_templates.discard("sitemap.xml")
        if lang != "ru":
            config.theme.static_templates.discard("404.html")
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Adds the pages and all other files of the language; the Russian site carries what both share."""
        if theirs := files.get_file_from_path("sitemap.xml"):
            files.remove(theirs)
        changed: dict[str, str | None] = {page.address: page.changed for page in self.base.pages}
        for file in files.documentation_pages():
            file.inclusion = InclusionLevel.NOT_IN_NAV
            changed[file.url] = None
        made = {**outputs(self.base.library, self.config.lang, self.root), **self.data}
        self.addresses = frozenset([*changed, *(name.removesuffix("index.html") for name in made)])
        if self.config.lang == "ru":
            quieten(files, config)
            made |= self.assets
            made |= common_outputs(self.base.library, self.base.graph, changed, self.root, self.base.day)
        else:
            drop(files)
        for name in self.pages:
            files.append(File.generated(config, name, content="", inclusion=InclusionLevel.NOT_IN_NAV))
        for name, content in made.items():
            files.append(File.generated(config, name, content=content))
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Makes the menu."""
        return navigation(self.pages, files, config)

    def on_page_markdown(self, markdown: str, *, page: SitePage, config: MkDocsConfig, files: Files) -> str:
        """Gives our pages their title and description."""
        if ours := self._ours(page):
            page.meta.update(title=escape(ours.title), description=escape(ours.description))
            if ours.kind == "search":  # its contents are what is found
                page.meta["hide"] = ["toc"]
        return markdown

    def on_page_content(self, html: str, *, page: SitePage, config: MkDocsConfig, files: Files) -> str:
        """Gives our pages their content and its contents."""
        ours = self._ours(page)
        if not ours:
            return html
        page.toc = contents(ours)
        return body(ours)

    def on_env(self, env: jinja2.Environment, *, config: MkDocsConfig, files: Files) -> jinja2.Environment:
        """Lets the English site use the assets of the Russian one; blank lines of templates are left out."""
        env.trim_blocks = env.lstrip_blocks = True
        if self.config.lang != "ru":
            env.filters["url"] = from_above(env.filters["url"])
        return env

    def on_template_context(
        self, context: TemplateContext, *, template_name: str, config: MkDocsConfig
    ) -> TemplateContext:
        """Tells the shell about the page that stands for missing ones."""
        context.update(shell=self.shell, place=self.shell.lost_place())  # type: ignore[call-arg]  # templates take any name
        return context

    def on_page_context(
        self, context: TemplateContext, *, page: SitePage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Tells the shell about the page."""
        context.update(shell=self.shell, place=self.shell.place(page.url), ours=self._ours(page))  # type: ignore[call-arg]
        self.done += 1
        if self.report:
            self.report(self.done, len(context["pages"]))
        return context

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Follows every link of the site, when all of it is written."""
        if not self.checks:
            return
        other = self.shell.other
        for broken in broken_links(
            Path(config.site_dir), self.root, Elsewhere(FOLDERS[other], self.addresses)
        ):
            log.warning(str(broken))

    def on_serve(
        self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Callable[[], None]
    ) -> LiveReloadServer:
        """Lets a preview show the English site too."""
        base, folder, url = self.base.root, Path(config.site_dir), self.root.url

        def both() -> None:
            builder()
            english()

        def english() -> None:
            build_language(base, "en", folder / FOLDERS["en"], url=url)

        server.builder = both
        server.watch(str(base / "docs" / "en"))
        english()
        return server

    def _ours(self, page: SitePage) -> Page | None:
        return self.pages.get(page.file.src_uri)
