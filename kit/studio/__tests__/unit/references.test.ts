import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { commitAllIn, initIn } from "../../../../__tests__/support/git/git-in"
import { all, type Change, edit, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { written as engagement, file as engagementFile } from "../../../content/__tests__/support/engagement"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { base as quickCheck } from "../../../content/__tests__/support/quick-check"
import type { Path } from "../../../content/location/json-path"
import { type LinkedPage, linksToPage, pageAddress, withoutPageLinks } from "../../references/page-links"
import { ContentFiles } from "../../server/content/content-files"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { pageLinks } from "../../server/content/edits/page-links"
import type { ContentEvent } from "../../server/content/observed-files"
import { textsIn } from "./references/support"
import { ask, changed } from "./support/with-content"

/** Something refers to everything that has a name. */
const related: Change = all(
  write("posts/a-small-database.md", "See [audits](/services/#audits) and [the rota](/blog/two-teams-one-rota/).\n"),
  write(
    "posts/two-teams-one-rota.md",
    "\ufeffSee [the *small* one][db], and [the check](/tools/).\r\n\r\n[db]: /blog/a-small-database/#cost\r\n",
  ),
  write(
    "pages/own/prices.md",
    "---\ntitle: Prices\ndescription: What it costs.\nservice: audits # the first\n---\n\nAsk [me](/about/).\n",
  ),
  edit("services.json", '"A bill halved."', '{ "text": "A bill halved.", "to": "/prices/" }'),
  edit("books.json", "Four <em>measures", 'Four <a href=\\"https://www.ada-north.org/tools/\\">tools</a> <em>measures'),
  edit(
    "site.json",
    '"name": "Ada North",',
    '"name": "Ada North",\n  "menu": { "header": ["home", "prices", "tools", "contact"] },',
  ),
)

const commit: Change = async (root) => {
  initIn(dirname(root))
  commitAllIn(dirname(root), "Content")
}

type Told = Extract<ContentEvent, { readonly kind: "moved" }>["moves"]

interface Given {
  readonly content: ContentFiles
  readonly root: string
  readonly moves: Told[]
}

const withContent = (task: (given: Given) => Promise<void>, change: Change = unchanged) =>
  withChange(all(related, commit, change), async (root) => {
    const content = new ContentFiles(root)
    const moves: Told[] = []
    await content.listen((event) => event.kind === "moved" && moves.push(event.moves))
    await task({ content, root, moves })
  })

const change = ({ content }: Given, file: string, edit: FileEdit) => changed(content, file, edit)

const readText = (root: string, file: string) => readFile(join(root, file), "utf8")

const filesIn = async (root: string) =>
  Object.fromEntries([...(await snapshot(root))].map(([file, bytes]) => [file, String(bytes)]))

const answerTo = async ({ content }: Given, name: string, values: unknown) =>
  (await ask(content, `POST ${name}`, values)).body

const set = (path: Path, to: string): FileEdit => ({ kind: "set", path, to })

type Swap = readonly [file: string, from: string, to: string]
type Pair = readonly [from: string, to: string]

test.each<[string, string, FileEdit, readonly Swap[], readonly Pair[], readonly Pair[]]>([
  [
    "a service’s id",
    "services.json",
    set([0, "id"], "reviews"),
    [
      ["services.json", '"audits"', '"reviews"'],
      ["posts/a-small-database.md", "#audits", "#reviews"],
      ["pages/own/prices.md", "service: audits #", "service: reviews #"],
    ],
    [["/services/#audits", "/services/#reviews"]],
    [],
  ],
  [
    "a post’s slug, with its text",
    "posts.json",
    set([1, "slug"], "one-database"),
    [
      ["posts.json", '"a-small-database"', '"one-database"'],
      ["posts/two-teams-one-rota.md", "/blog/a-small-database/#cost", "/blog/one-database/#cost"],
    ],
    [["/blog/a-small-database/", "/blog/one-database/"]],
    [["posts/a-small-database.md", "posts/one-database.md"]],
  ],
  [
    "the address of a page of the owner’s own, in menus and examples too,",
    "pages/own/prices.md",
    { kind: "name", to: "fees" },
    [
      ["site.json", '"prices"', '"fees"'],
      ["services.json", "/prices/", "/fees/"],
    ],
    [["/prices/", "/fees/"]],
    [["pages/own/prices.md", "pages/own/fees.md"]],
  ],
  [
    "a topic, which has no address,",
    "pages/blog.json",
    set(["topics", 0], 'Making "things"'),
    ["pages/blog.json", "posts.json"].map((file): Swap => [file, '"Engineering"', '"Making \\"things\\""']),
    [],
    [],
  ],
])(
  "%s changes with all that refers to it, and its old address leads on; undo brings all back",
  (_what, file, edit, swaps, leadsOn, moved) =>
    withContent(async (given) => {
      const { content, root, moves } = given
      const before = await filesIn(root)
      expect(await change(given, file, edit)).toMatchObject({ kind: "written", checkResult: { diagnostics: [] } })
      const renamed = { ...before }
      for (const [at, from, to] of swaps) renamed[at] = renamed[at]?.replace(from, to) ?? ""
      const names = new Map(moved)
      const expected = Object.entries(renamed).map(([at, text]) => [names.get(at) ?? at, text])
      const { "redirects.json": redirects = "[]", ...others } = await filesIn(root)
      expect(others).toEqual(Object.fromEntries(expected))
      expect(JSON.parse(redirects)).toEqual(leadsOn.map(([from, to]) => ({ from, to })))
      await content.undo()
      expect(await filesIn(root)).toEqual(before)
      expect(moves).toEqual(moved.flatMap((move) => [[move], [move.toReversed()]]))
    }),
)

test.each<[string, string, FileEdit, string]>([
  ["an id", "services.json", set([0, "id"], "hiring"), '"hiring" is used twice'],
  ["a slug", "posts.json", set([0, "slug"], "a-small-database"), '"a-small-database" is used twice'],
  [
    "the name of a file",
    "posts.json",
    set([0, "slug"], "left-over"),
    "There is already a file data/posts/left-over.md.",
  ],
  ["a topic", "pages/blog.json", set(["topics", 0], "Leadership"), "appears twice"],
  ["a page", "pages/own/prices.md", { kind: "name", to: "books" }, "There is already a page or folder at /books/."],
  [
    "the address of a custom page",
    engagementFile,
    set(["slug"], "prices"),
    "There is already a page or folder at /prices/.",
  ],
  ["no address", "pages/own/prices.md", { kind: "name", to: "My prices" }, "a to z"],
])("%s that is taken is refused, and nothing changes", (_what, file, edited, says) =>
  withContent(
    async (given) => {
      const before = await filesIn(given.root)
      expect(await change(given, file, edited)).toMatchObject({
        kind: "refused",
        diagnostics: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(says) })]),
      })
      expect(await filesIn(given.root)).toEqual(before)
    },
    all(write("posts/left-over.md", "A text of no post.\n"), write(engagementFile, engagement)),
  ),
)

test("what would change is said before, and nothing is written", () =>
  withContent(async (given) => {
    const before = await filesIn(given.root)
    expect(await answerTo(given, "rename", { file: "services.json", edit: set([0, "id"], "reviews") })).toMatchObject({
      references: [
        { file: "pages/own/prices.md", path: ["service"], words: "audits" },
        { file: "posts/a-small-database.md", line: 1, words: "audits" },
      ],
      redirects: [{ from: "/services/#audits", to: "/services/#reviews" }],
    })
    expect(await filesIn(given.root)).toEqual(before)
  }))

const tools = { kind: "page", identifier: "tools" } as const
const blog = { kind: "page", identifier: "blog" } as const

test("a page is left out with all that leads to it, as one step", () =>
  withContent(async (given) => {
    const { root } = given
    const before = await filesIn(root)
    const links = linksToPage(textsIn(root), tools)
    expect(links.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      "link books.json",
      "link posts/two-teams-one-rota.md",
      "menu site.json",
    ])
    const keys = links.map(({ key }) => key)
    expect(await answerTo(given, "remove-page", { page: tools, keys, isGone: true })).toMatchObject({
      kind: "written",
      checkResult: { diagnostics: [] },
    })
    const after = await filesIn(root)
    expect(after["posts/two-teams-one-rota.md"]).toBe(
      before["posts/two-teams-one-rota.md"]?.replace("[the check](/tools/)", "the check"),
    )
    expect(JSON.parse(after["books.json"] ?? "")[0].summary).toBe("<p>Four tools <em>measures</em>.</p>")
    expect(JSON.parse(after["site.json"] ?? "")).toMatchObject({
      menu: { header: ["home", "prices", "contact"] },
      pagesOff: ["tools"],
    })

    await given.content.undo()
    expect(await filesIn(root)).toEqual(before)
  }))

test.each<[string, LinkedPage, string]>([
  ["a post", { kind: "post", identifier: "a-small-database" }, "posts/a-small-database.md"],
  ["a page of the owner’s own", { kind: "page", identifier: "prices" }, "pages/own/prices.md"],
])("%s goes with all that leads there, and its address leads on; undo brings all back", (_what, page, file) =>
  withContent(async (given) => {
    const before = await filesIn(given.root)
    const { links, ...answer } = (await answerTo(given, "links-to", { page })) as Awaited<ReturnType<typeof pageLinks>>
    expect(answer).toEqual({ address: pageAddress(page), isKnown: true })
    const removal = { page, keys: links.map(({ key }) => key), isGone: true, to: "/about/" }
    expect(await answerTo(given, "remove-page", removal)).toMatchObject({
      kind: "written",
      checkResult: { diagnostics: [] },
    })
    const { "redirects.json": redirects = "", ...after } = await filesIn(given.root)
    expect(JSON.parse(redirects)).toEqual([{ from: pageAddress(page), to: "/about/" }])
    expect(after).not.toHaveProperty([file])
    expect(JSON.stringify(after)).not.toContain(page.identifier)
    await given.content.undo()
    expect(await filesIn(given.root)).toEqual(before)
  }),
)

test("a tool that has no other address goes with its assessment, and so do the links to it on the page of tools", () =>
  withContent(
    async (given) => {
      const page = { kind: "tool", identifier: "quick-check" }
      const { links } = (await answerTo(given, "links-to", { page })) as Awaited<ReturnType<typeof pageLinks>>
      expect(links.map(({ file }) => file)).toEqual(["posts/two-teams-one-rota.md"])
      const removal = { page, keys: links.map(({ key }) => key), isGone: true }
      expect(await answerTo(given, "remove-page", removal)).toMatchObject({ kind: "written" })
      const after = await filesIn(given.root)
      expect(JSON.parse(after["tools.json"] ?? "")).toEqual([])
      expect(after).not.toHaveProperty(["assessments/quick-check.json"])
    },
    all(
      quickCheck,
      edit("tools.json", '"url": "https://quick-check.org",', ""),
      write("posts/two-teams-one-rota.md", "See [it](/tools/#quick-check).\n"),
    ),
  ))

test("what led to a removed page leads where its address leads", () => {
  const texts = new Map([["redirects.json", '[{ "from": "/fees/", "to": "/prices/" }]']])
  const page = { kind: "page", identifier: "prices" } as const
  const keys = linksToPage(texts, page).map(({ key }) => key)
  expect(JSON.parse(withoutPageLinks(texts, page, keys, "/about/")?.get("redirects.json") ?? "")).toEqual(
    ["/fees/", "/prices/"].map((from) => ({ from, to: "/about/" })),
  )
})

test("visitors do not know the address of a draft: no redirect from it is offered, nor made when it is renamed", () =>
  withContent(
    async (given) => {
      const page = { kind: "page", identifier: "notes" }
      expect(await answerTo(given, "links-to", { page })).toEqual({ address: "/notes/", isKnown: false, links: [] })
      await change(given, "pages/own/notes.md", { kind: "name", to: "plans" })
      expect(Object.keys(await filesIn(given.root))).not.toContain("redirects.json")
    },
    all(write("pages/own/notes.md", "---\ntitle: A\ndescription: B\ndraft: true\n---\n\nText.\n"), commit),
  ))

test("a link that stands for itself goes whole with the page to which it leads, in a file and in a page’s settings", () => {
  const page = (settings: string) => `---\ntitle: A\ndescription: B\n${settings}---\n\nText.\n`
  const texts = new Map([
    ["pages/about.json", '{ "moreLinks": [{ "text": "Posts", "to": "/blog/" }, { "text": "Me", "to": "/contact/" }] }'],
    [
      "pages/own/a.md",
      page('moreLinks:\n  - text: "A post"\n    to: "/blog/a-post/"\n  - text: "Me"\n    to: "/contact/"\n'),
    ],
  ])
  const keys = linksToPage(texts, blog).map(({ key }) => key)
  expect([...(withoutPageLinks(texts, blog, keys) ?? [])]).toEqual([
    ["pages/about.json", '{ "moreLinks": [{ "text": "Me", "to": "/contact/" }] }'],
    ["pages/own/a.md", page("moreLinks:\n  - text: Me\n    to: /contact/\n")],
  ])
})

test("one link is removed by itself; one that is gone removes nothing", () =>
  withContent(async (given) => {
    const [link] = linksToPage(textsIn(given.root), blog).filter(({ line }) => line !== undefined)
    const leaving = { page: blog, keys: [link?.key], isGone: false }
    expect(await answerTo(given, "remove-page", leaving)).toMatchObject({ kind: "written" })
    expect(await readText(given.root, "posts/a-small-database.md")).toBe(
      "See [audits](/services/#audits) and the rota.\n",
    )
    expect(await answerTo(given, "remove-page", leaving)).toEqual({ kind: "gone" })
  }))

test("a link by reference goes with its address", () =>
  withContent(async (given) => {
    const links = linksToPage(textsIn(given.root), blog).filter(({ file }) => file === "posts/two-teams-one-rota.md")
    expect(links.map(({ words }) => words)).toEqual(["the small one"])
    await answerTo(given, "remove-page", { page: blog, keys: links.map(({ key }) => key), isGone: false })
    expect(await readText(given.root, "posts/two-teams-one-rota.md")).toBe(
      "\ufeffSee the *small* one, and [the check](/tools/).\r\n\r\n",
    )
  }))
