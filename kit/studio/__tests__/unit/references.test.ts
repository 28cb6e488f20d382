import { execFileSync } from "node:child_process"
import { readdir, readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { all, type Change, edit, unchanged, withChange, write } from "../../../content/__tests__/support/changed-data"
import { written as engagement, file as engagementFile } from "../../../content/__tests__/support/engagement"
import type { Path } from "../../../content/location/json-path"
import { linksToPage, withoutPageLinks } from "../../references/page-links"
import { ContentFiles } from "../../server/content/content-files"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { ContentEvent } from "../../server/content/observed-files"
import { Imports } from "../../server/import/imports"
import { answerRequest } from "../../server/requests/requests"
import { textsIn } from "./references/support"

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
  const git = (...args: string[]) => execFileSync("git", ["-C", dirname(root), ...args], { stdio: "ignore" })
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Ada", "-c", "user.email=ada@ada.example", "commit", "--quiet", "--no-gpg-sign", "-m", "Content")
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

async function change({ content }: Given, file: string, given: FileEdit) {
  return content.edit(file, (await content.read(file)).revision, given)
}

const rename = (given: Given, file: string, path: Path, to: string) => change(given, file, { kind: "set", path, to })

const textOf = (root: string, file: string) => readFile(join(root, file), "utf8")

async function filesIn(root: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(root, { recursive: true })).filter(
    (name) => /\.(?:json|md)$/.test(name) && !name.startsWith(".git"),
  )
  return Object.fromEntries(
    await Promise.all(names.sort().map(async (name) => [name, await textOf(root, name)] as const)),
  )
}

const ask = async ({ content }: Given, name: string, body: unknown) =>
  (await answerRequest(`POST ${name}`, { content, imports: new Imports(content), updates: undefined, ...nobody }, body))
    .body

const nobody = { preview: { port: 1, key: "" }, tab: undefined }

test("a service's id changes with all that refers to it, and its old address leads on", async () => {
  await withContent(async (given) => {
    const before = await filesIn(given.root)
    const outcome = await rename(given, "services.json", [0, "id"], "reviews")
    const { root } = given
    expect(outcome).toMatchObject({
      kind: "written",
      checkResult: { diagnostics: [{ code: "custom-page-comment" }] },
      renamed: {
        references: [
          { file: "pages/own/prices.md", path: ["service"], words: "audits" },
          { file: "posts/a-small-database.md", line: 1, words: "audits" },
        ],
        redirects: [{ from: "/services/#audits", to: "/services/#reviews" }],
      },
    })
    expect(await textOf(root, "posts/a-small-database.md")).toContain("[audits](/services/#reviews)")
    expect(await textOf(root, "pages/own/prices.md")).toContain("\nservice: reviews # the first\n")
    expect(JSON.parse(await textOf(root, "redirects.json"))).toEqual([
      { from: "/services/#audits", to: "/services/#reviews" },
    ])

    await given.content.undo()
    expect(await filesIn(root)).toEqual(before)
  })
})

test("a post's slug changes with its text, and links to it, also of a reference and with Windows line breaks", async () => {
  await withContent(async (given) => {
    const { root, moves } = given
    const before = await filesIn(root)
    await rename(given, "posts.json", [1, "slug"], "one-database")
    const after = await filesIn(root)
    expect(after["posts/two-teams-one-rota.md"]).toBe(
      before["posts/two-teams-one-rota.md"]?.replace("/blog/a-small-database/#cost", "/blog/one-database/#cost"),
    )
    expect(after["posts/one-database.md"]).toBe(before["posts/a-small-database.md"])
    expect(after["posts/a-small-database.md"]).toBeUndefined()

    await given.content.undo()
    expect(await filesIn(root)).toEqual(before)
    expect(moves).toEqual([
      [["posts/a-small-database.md", "posts/one-database.md"]],
      [["posts/one-database.md", "posts/a-small-database.md"]],
    ])
  })
})

test("a custom page gets another address, in menus and examples too", async () => {
  await withContent(async (given) => {
    const { root } = given
    const before = await filesIn(root)
    const outcome = await change(given, "pages/own/prices.md", { kind: "name", to: "fees" })
    expect(outcome).toMatchObject({ kind: "written", checkResult: { diagnostics: [{ code: "custom-page-comment" }] } })
    const after = await filesIn(root)
    expect(after["pages/own/fees.md"]).toBe(before["pages/own/prices.md"])
    expect(JSON.parse(after["site.json"] ?? "").menu.header).toEqual(["home", "fees", "tools", "contact"])
    expect(JSON.parse(after["services.json"] ?? "")[0].realWorldExamples[0].to).toBe("/fees/")
    expect(JSON.parse(after["redirects.json"] ?? "")).toEqual([{ from: "/prices/", to: "/fees/" }])
  })
})

test("a topic changes in the posts that have it, and leaves no redirect", async () => {
  await withContent(async (given) => {
    await rename(given, "pages/blog.json", ["topics", 0], 'Making "things"')
    expect(JSON.parse(await textOf(given.root, "posts.json"))[0].categories).toEqual(['Making "things"'])
    expect(await filesIn(given.root)).not.toHaveProperty("redirects.json")
  })
})

test.each<[what: string, file: string, edit: FileEdit, says: string]>([
  ["an id", "services.json", { kind: "set", path: [0, "id"], to: "hiring" }, '"hiring" is used twice'],
  [
    "a slug",
    "posts.json",
    { kind: "set", path: [0, "slug"], to: "a-small-database" },
    '"a-small-database" is used twice',
  ],
  [
    "the name of a file",
    "posts.json",
    { kind: "set", path: [0, "slug"], to: "left-over" },
    "There is already a file data/posts/left-over.md.",
  ],
  ["a topic", "pages/blog.json", { kind: "set", path: ["topics", 0], to: "Leadership" }, "appears twice"],
  ["a page", "pages/own/prices.md", { kind: "name", to: "books" }, "There is already a page or folder at /books/."],
  [
    "the address of a custom page",
    engagementFile,
    { kind: "set", path: ["slug"], to: "prices" },
    "There is already a page or folder at /prices/.",
  ],
  ["no address", "pages/own/prices.md", { kind: "name", to: "My prices" }, "capitals"],
])("%s that is taken is refused, and nothing changes", async (_what, file, edited, says) => {
  await withContent(
    async (given) => {
      const before = await filesIn(given.root)
      expect(await change(given, file, edited)).toMatchObject({
        kind: "refused",
        diagnostics: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(says) })]),
      })
      expect(await filesIn(given.root)).toEqual(before)
    },
    all(write("posts/left-over.md", "A text of no post.\n"), write(engagementFile, engagement)),
  )
})

test("what would change is said before, and nothing is written", async () => {
  await withContent(async (given) => {
    const before = await filesIn(given.root)
    const answer = await ask(given, "rename", {
      file: "services.json",
      edit: { kind: "set", path: [0, "id"], to: "reviews" },
    })
    expect(answer).toMatchObject({ references: [{}, {}], redirects: [{}] })
    expect(await filesIn(given.root)).toEqual(before)
  })
})

test("a page is left out with all that leads to it, as one step", async () => {
  await withContent(async (given) => {
    const { root } = given
    const before = await filesIn(root)
    const links = linksToPage(textsIn(root), "tools")
    expect(links.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      "link books.json",
      "link posts/two-teams-one-rota.md",
      "menu site.json",
    ])
    const keys = links.map(({ key }) => key)
    expect(await ask(given, "leave-out", { page: "tools", keys, isOff: true })).toMatchObject({
      kind: "written",
      checkResult: { diagnostics: [{ code: "custom-page-comment" }] },
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
  })
})

test("a link that stands for itself goes whole with the page to which it leads, in a file and in a page’s settings", () => {
  const page = (settings: string) => `---\ntitle: A\ndescription: B\n${settings}---\n\nText.\n`
  const texts = new Map([
    ["pages/about.json", '{ "moreLinks": [{ "text": "Posts", "to": "/blog/" }, { "text": "Me", "to": "/contact/" }] }'],
    [
      "pages/own/a.md",
      page('moreLinks:\n  - text: "A post"\n    to: "/blog/a-post/"\n  - text: "Me"\n    to: "/contact/"\n'),
    ],
  ])
  const keys = linksToPage(texts, "blog").map(({ key }) => key)
  expect([...(withoutPageLinks(texts, "blog", keys) ?? [])]).toEqual([
    ["pages/about.json", '{ "moreLinks": [{ "text": "Me", "to": "/contact/" }] }'],
    ["pages/own/a.md", page('moreLinks:\n  - text: "Me"\n    to: "/contact/"\n')],
  ])
})

test("one link is removed by itself; one that is gone removes nothing", async () => {
  await withContent(async (given) => {
    const [link] = linksToPage(textsIn(given.root), "blog").filter(({ line }) => line !== undefined)
    const leaving = { page: "blog", keys: [link?.key], isOff: false }
    expect(await ask(given, "leave-out", leaving)).toMatchObject({ kind: "written" })
    expect(await textOf(given.root, "posts/a-small-database.md")).toBe(
      "See [audits](/services/#audits) and the rota.\n",
    )
    expect(await ask(given, "leave-out", leaving)).toEqual({ kind: "gone" })
  })
})

test("a link by reference goes with its address", async () => {
  await withContent(async (given) => {
    const links = linksToPage(textsIn(given.root), "blog").filter(({ file }) => file === "posts/two-teams-one-rota.md")
    expect(links.map(({ words }) => words)).toEqual(["the small one"])
    await ask(given, "leave-out", { page: "blog", keys: links.map(({ key }) => key), isOff: false })
    expect(await textOf(given.root, "posts/two-teams-one-rota.md")).toBe(
      "\ufeffSee the *small* one, and [the check](/tools/).\r\n\r\n",
    )
  })
})
