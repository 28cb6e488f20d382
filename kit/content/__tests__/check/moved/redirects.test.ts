import { all, edit, write } from "../../support/changed-data"
import { corpus, row } from "../../support/corpus"

/** Puts a list of redirects into the content. */
const redirects = (...entries: ReadonlyArray<readonly [from: string, to: string]>) =>
  write("redirects.json", `${JSON.stringify(entries.map(([from, to]) => ({ from, to })))}\n`)

const [from, to] = ["data/redirects.json:1:10  redirects[0].from", "redirects[0].to"]

/** Addresses that have moved: each error and all that the check says of it. */
corpus([
  row(
    "old addresses of a page, of a post, and of a service",
    redirects(
      ["/offer/", "/services/"],
      ["/blog/rota/", "/blog/two-teams-one-rota/"],
      ["/services/#audit", "/services/#audits"],
    ),
    [],
  ),
  row("an old address that leads to a part of a page", redirects(["/audit/", "/services/#audits"]), []),
  row("an old address that is a page today", redirects(["/books/", "/media/"]), [
    `${from}  This address is in use, so it cannot be redirected.  Remove this entry, or write the old address.`,
  ]),
  row("an old id that is a service today", redirects(["/services/#hiring", "/services/#audits"]), [
    `${from}  This address is in use, so it cannot be redirected.  Remove this entry, or write the old address.`,
  ]),
  row("a part of a page that cannot lead on", redirects(["/about/#talks", "/media/"]), [
    `${from}  Only parts of the services page and the tools page can be redirected.  Remove the # and what follows it.`,
  ]),
  row("an old id that leads to another page", redirects(["/services/#audit", "/tools/#quick-check"]), [
    `${from}  A part of a page can only be redirected to another part of the same page: browsers do not send what follows the #.  Write a part of the same page in “to”.`,
  ]),
  row("a new address that is no page", redirects(["/offer/", "/servises/"]), [
    `data/redirects.json:1:25  ${to}  This site has no such page.  Write the address of a page that exists. Did you mean "/services/"?`,
  ]),
  row("a new address within a page that is not there", redirects(["/offer/", "/services/#audit"]), [
    `data/redirects.json:1:25  ${to}  That page has no #audit.  Write the id of an entry that exists. Did you mean "audits"?`,
  ]),
  row("a new address that has moved on", redirects(["/offer/", "/work/"], ["/work/", "/services/"]), [
    `data/redirects.json:1:25  ${to}  This address is redirected too.  Write /services/.`,
  ]),
  row("an old address that leads to itself", redirects(["/offer/", "/offer/"]), [
    `data/redirects.json:1:25  ${to}  This redirect leads back to itself.  Write the address of a page that is there today.`,
  ]),
  row("two old addresses that lead to each other", redirects(["/offer/", "/work/"], ["/work/", "/offer/"]), [
    `data/redirects.json:1:25  ${to}  This redirect leads back to itself.  Write the address of a page that is there today.`,
    "data/redirects.json:1:57  redirects[1].to  This redirect leads back to itself.  Write the address of a page that is there today.",
  ]),
  row("an old address that occurs twice", redirects(["/offer/", "/services/"], ["/offer/", "/about/"]), [
    'data/redirects.json:1:47  redirects[1].from  The old address "/offer/" is used twice: redirect 1 has it too.  Change one of them, or remove it.',
  ]),
  row(
    "a new address that is a post which is not out",
    all(
      edit("posts.json", '"slug": "a-small-database",', '"slug": "a-small-database", "draft": true,'),
      redirects(["/blog/database/", "/blog/a-small-database/"]),
    ),
    [
      `data/redirects.json:1:33  ${to}  This post is not published yet.  Publish that post, or remove this entry until then.`,
    ],
  ),
  row("an address without its last slash", redirects(["/offer", "/services/"]), [
    `${from}  The slash at the end of this path is missing.  Write /offer/.`,
  ]),
  row("an id without the slash before it", redirects(["/services#audit", "/services/#audits"]), [
    `${from}  The slash at the end of this path is missing.  Write /services/#audit.`,
  ]),
  row("an address without its first slash", redirects(["offer/", "/services/"]), [
    `${from}  The slash at the start of this path is missing.  Write /offer/.`,
  ]),
  row("a whole address", redirects(["https://ada.example/offer/", "/services/"]), [
    `${from}  This is a whole address; only what follows the domain belongs here.  Write a path of this site, such as /blog/a-post/.`,
  ]),
  row("an address with a query", redirects(["/offer/?id=1", "/services/"]), [
    `${from}  There is a question mark in this path.  Remove it and what follows it: a page is the same with and without.`,
  ]),
  row("an address that leads out of the site's folder", redirects(["/../offer/", "/services/"]), [
    `${from}  No address has such characters, or hosts read them as a pattern.  Write the path as it was in the browser, such as /blog/an-old-post/.`,
  ]),
  ...["/%2e%2e/offer/", "/a/%2F/b/", "/a%5Cb/", "/a*/", "/:slug/", "/%E4/", "/a%00/"].map((address) =>
    row(`an address that is none: ${address}`, redirects([address, "/services/"]), [
      `${from}  No address has such characters, or hosts read them as a pattern.  Write the path as it was in the browser, such as /blog/an-old-post/.`,
    ]),
  ),
  row(
    "addresses in the letters of other sites",
    redirects(["/über-mich/", "/about/"], ["/category/c++/", "/blog/"]),
    [],
  ),
  row("an address as the browser copies it", redirects(["/%C3%BCber-mich/", "/about/"]), []),
  row("a feed that has another address now", redirects(["/feed/", "/rss.xml"]), []),
  row("a text that links to the feed", write("posts/a-small-database.md", "Take [the feed](/rss.xml).\n"), []),
  row(
    "a feed that a site without a blog does not have",
    all(edit("site.json", '"name": "', '"pagesOff": ["blog"],\n  "name": "'), redirects(["/feed/", "/rss.xml"])),
    [`data/redirects.json:1:24  ${to}  This site has no such page.  Write the address of a page that exists.`],
  ),
  ...[
    "/index.html",
    "/index.html/",
    "/rss.xml/",
    "/robots.txt/",
    "/404.html/",
    "/404.html",
    "/404/",
    "/_headers",
    "/manifest.webmanifest",
    "/sitemap-index.xml",
    "/rss.xml/old/",
    "/about/index.html",
  ].map((address) =>
    row(`an address at which the build writes a file: ${address}`, redirects([address, "/services/"]), [
      `${from}  This address is in use, so it cannot be redirected.  Remove this entry, or write the old address.`,
    ]),
  ),
  row("the file of an old folder", redirects(["/work/index.html", "/services/"]), [
    `${from}  Hosts answer /work/index.html with the page of its folder.  Write /work/.`,
  ]),
  row("an address with a space", redirects(["/my work/", "/services/"]), [
    `${from}  There is a space in this path.  Write /my%20work/.`,
  ]),
  row(
    "a link to a page with an umlaut that has moved",
    all(redirects(["/über-mich/", "/about/"]), write("posts/a-small-database.md", "It is [me](/%C3%BCber-mich/).\n")),
    [
      "data/posts/a-small-database.md:1:7  Warning: This page has moved: visitors are redirected, which takes longer.  Write /about/.",
    ],
  ),
  row("an address of nothing", redirects(["", "/services/"]), [
    `${from}  This address is empty.  Write a path of this site, such as /blog/a-post/.`,
  ]),
  row(
    "a link to a page that has moved",
    all(redirects(["/offer/", "/services/"]), write("posts/a-small-database.md", "See [what I do](/offer/).\n")),
    [
      "data/posts/a-small-database.md:1:5  Warning: This page has moved: visitors are redirected, which takes longer.  Write /services/.",
    ],
  ),
  row(
    "a link to an id that has moved",
    all(
      redirects(["/services/#audit", "/services/#audits"]),
      write("posts/a-small-database.md", "See [what I do](/services/#audit).\n"),
    ),
    [
      "data/posts/a-small-database.md:1:5  Warning: This page has moved: visitors are redirected, which takes longer.  Write /services/#audits.",
    ],
  ),
])
