import { createHash } from "node:crypto"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { extname, join, posix } from "node:path"
import fc from "fast-check"
import type { CreateNodeArgs, Node } from "gatsby"
import sharp from "sharp"
import { runs } from "../../../__tests__/support/runs"
import { scratchFolder } from "../../../__tests__/support/scratch-folder"
import { createArticleNode, isArticle } from "../../gatsby/nodes/articles"
import { createCustomPageNode } from "../../gatsby/nodes/custom-page-nodes"
import { textParts } from "../../gatsby/nodes/text-parts"
import { chooseCardTexts } from "../../gatsby/outputs/cards/card-texts"
import { renderCardSvg } from "../../gatsby/outputs/cards/draw-card"
import { feeds } from "../../gatsby/outputs/feeds"
import { type LlmsContent, llms } from "../../gatsby/outputs/llms"
import { writeManifest } from "../../gatsby/outputs/manifest"
import type { PublishedSite } from "../../gatsby/outputs/published-site"
import { writeRedirects } from "../../gatsby/outputs/redirects"
import { pictureFor } from "../../gatsby/pictures/graphql"
import { servedSources } from "../../gatsby/pictures/originals"
import { Store } from "../../gatsby/pictures/store"
import { controlCharacters, stripContentControls, withoutControls } from "../../language/control-characters"
import { checkData } from "../check/check-data"
import { isError } from "../diagnostic/diagnostic"
import { addressOfPath, parseMarkdown } from "../markdown/markdown"
import { splitFrontMatter } from "../markdown/settings"
import { type Slot, slots } from "../pictures/slots"
import { gatsby } from "./support/gatsby"

let root = ""
const built = scratchFolder("file")
beforeEach(async () => {
  root = scratchFolder()
  await cp(join(__dirname, "support/minimal-data"), root, { recursive: true })
})

const signs = [..."%#?&<>\"'{}\\ *`[]()~$|!:;=+AZaü".split(""), "u\u0308", "Ö", "%20", "%in", "%C3", "👩‍💻", "日"]
const name = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 }).map((letters) => letters.join(""))
const words = fc
  .array(fc.constantFrom(...signs, "/", "\n", "\t", "\u0000", "\u001b", "\ud83d"), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(""))

const hasErrors = async () => (await checkData(root)).some(isError)
const json = async (path: string) => stripContentControls(JSON.parse(await readFile(join(root, path), "utf8")))

/** Changes a file of the content, as an editor would write it. */
async function change<Content>(path: string, edit: (content: Content) => void): Promise<void> {
  const content: Content = JSON.parse(await readFile(join(root, path), "utf8"))
  edit(content)
  await writeFile(join(root, path), JSON.stringify(content))
}

/** Makes the smallest file of a picture, as a page with this slot has it. */
async function makePicture(path: string, slot: Slot): Promise<void> {
  const absolutePath = join(root, path)
  const contentDigest = createHash("md5")
    .update(await readFile(absolutePath))
    .digest("hex")
  const node = {
    absolutePath,
    relativePath: path,
    extension: extname(path).slice(1),
    internal: { contentDigest },
  } as unknown as Node
  const picture = await pictureFor(node, slot, "/team")
  const file = posix.basename(picture?.src ?? "")
  const source = servedSources.get(file.replace(/-\d+\.\w+$/, ""))
  if (!source) throw new Error(`${path} has no address.`)
  await new Store(join(built, "store")).path(file, source)
}

/** What the build makes of a text: its parts with their pictures, and the feeds. */
async function makeText(path: string): Promise<void> {
  const body = withoutControls(splitFrontMatter(await readFile(join(root, path), "utf8")).body)
  const labels = { opensInNewTab: "new tab", footnotes: "Notes", backToText: "Back", pathPrefix: "/team" }
  const parts = textParts(parseMarkdown(body), labels)
  for (const part of parts)
    if ("picture" in part) await makePicture(posix.join(posix.dirname(path), part.picture.source), slots.text)
  const html = parts.map((part) => ({ html: "html" in part ? part.html : null, picture: null }))
  const [post] = await json("posts.json")
  const published = {
    site: { pathPrefix: "/team" },
    siteJson: await json("site.json"),
    blogPageJson: await json("pages/blog.json"),
    allPostsJson: { nodes: [{ ...post, published: null }] },
    allArticle: { nodes: [{ slug: post.slug, text: { parts: html } }] },
  } as unknown as PublishedSite
  for (const feed of Object.values(feeds(published))) expect(feed.match(controlCharacters)).toBeNull()
}

const text = "posts/a-small-database.md"
const customPage = "pages/own/prices.md"

test("a text that the check accepts is shown, with its pictures and in the feeds", async () => {
  const small = await sharp({ create: { width: 3, height: 2, channels: 4, background: "#0000" } })
    .png()
    .toBuffer()
  const line = fc.oneof(
    words,
    words.map((code) => `\`\`\`html\n<a href="/${code}">\n\`\`\``),
    words.map((heading) => `## ${heading}[^1]`),
    fc.tuple(words, words).map(([said, address]) => `[${said}](<https://example.org/${address}>)`),
    words.map((cell) => `| a | b |\n| - | - |\n| ${cell} | \`a|b\` |`),
  )
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(name, fc.array(line, { maxLength: 3 }), async (called, lines) => {
      const picture = `images/x${called}.png`
      await writeFile(join(root, picture), small)
      await writeFile(
        join(root, text),
        `Words.\n\n![A chart](${addressOfPath(`../${picture}`)})\n\n${lines.join("\n\n")}\n`,
      )
      if (!(await hasErrors())) {
        accepted += 1
        await makeText(text)
      }
      await rm(join(root, picture))
    }),
    {
      numRuns: runs(40),
      examples: [
        ["99%in", ['```html\n<script src="//{{ site.cdn }}/app.js">\n```']],
        ["\u00fc #1 50%", []],
      ],
    },
  )
  expect(accepted).toBeGreaterThan(1)
})

/** What the build makes of the words of lists: their nodes with articles and custom pages, the cards, and llms.txt. */
async function makeWords(): Promise<void> {
  const { hooks, nodes, read } = gatsby()
  for (const name of ["site", "posts", "books", "services", "media"]) await read(root, name)
  for (const node of [...nodes.values()] as Node[])
    if (isArticle({ node })) await createArticleNode({ ...hooks, node } as unknown as CreateNodeArgs)
  const own = { absolutePath: join(root, customPage), relativePath: customPage, id: customPage }
  await createCustomPageNode({ ...hooks, node: own } as unknown as CreateNodeArgs)
  const all = (type: string) => ({ nodes: [...nodes.values()].filter(({ internal }) => internal.type === type) })
  const [site] = all("SiteJson").nodes as unknown as [Queries.SiteJson]
  expect([all("PostsJson"), all("CustomPage")].map((each) => each.nodes.length)).toEqual([2, 1])
  const words = await chooseCardTexts(String(all("CustomPage").nodes[0]?.title), site)
  const card = await renderCardSvg(words, { percent: 30, sign: "<", direction: "ltr" })
  expect(await sharp(Buffer.from(card)).metadata()).toMatchObject({ format: "svg" })
  const published = { site: { pathPrefix: "" }, siteJson: site, allPostsJson: all("PostsJson") }
  const labels = await json("labels.json")
  const offer = {
    labelsJson: labels,
    siteJson: { openings: null, whereabouts: [] },
    aboutPageJson: await json("pages/about.json"),
    contactPageJson: await json("pages/contact.json"),
    allServicesJson: all("ServicesJson"),
    allToolsJson: { nodes: [] },
    allBooksJson: all("BooksJson"),
    allMediaJson: all("MediaJson"),
    allCustomPage: all("CustomPage"),
  }
  const written = llms(published as unknown as PublishedSite, offer as unknown as LlmsContent)
  expect(written.match(controlCharacters)).toBeNull()
  // A line for each, whatever is in it.
  expect(written.match(/^- \[/gm)).toHaveLength(2 + 2 + 2 + 1 + 3 + 1)
}

test("words that the check accepts are shown, in feeds, lists and cards without what these may not have", async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(words, async (said) => {
      const title = `A ${said}`
      for (const list of ["posts.json", "books.json", "media.json"])
        await change(list, (entries: { title: string }[]) => entries.splice(0, 1, { ...entries[0], title }))
      await change("site.json", (site: { role: string }) => Object.assign(site, { role: title }))
      const settings = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(title)}`].join("\n")
      await mkdir(join(root, "pages/own"), { recursive: true })
      await writeFile(join(root, customPage), `---\n${settings}\n---\n\nWords.\n`)
      if (await hasErrors()) return
      accepted += 1
      await makeText(text)
      await makeWords()
    }),
    { numRuns: runs(25), examples: [["\u0000<"], ["\ud83d"]] },
  )
  expect(accepted).toBeGreaterThan(1)
})

test("a picture and an icon that the check accepts are made, whatever their names and sizes", async () => {
  const size = fc.constantFrom(1, 2, 7, 40)
  await fc.assert(
    fc.asyncProperty(name, size, size, fc.integer({ min: 1, max: 16_383 }), async (called, width, height, side) => {
      const [cover, icon] = [`images/c${called}.png`, `images/i${called}.svg`]
      await sharp({ create: { width, height, channels: 3, background: "#357" } })
        .png()
        .toFile(join(root, cover))
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="9" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`
      await writeFile(join(root, icon), svg)
      await change("books.json", (books: { coverUrl: string }[]) =>
        books.splice(0, 1, { ...books[0], coverUrl: cover }),
      )
      await change("site.json", (site: { iconUrl: string }) => Object.assign(site, { iconUrl: icon }))
      if (!(await hasErrors())) {
        await makePicture(cover, slots.bookCover)
        await writeManifest({ getNodesByType: () => [{ ...siteNode, iconUrl: icon }], basePath: "" }, built, root)
      }
      await rm(join(root, cover))
      await rm(join(root, icon))
    }),
    { numRuns: runs(40) },
  )
})

const siteNode = { language: "en", name: "Ada", seo: { title: "Ada", description: "CTO" } } as unknown as Node

test("redirects that the check accepts are written", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(name, name.map(encodeURIComponent), fc.constantFrom("rss.xml", "index.html")),
      async (from) => {
        const nodes = [{ from: `/${from}/`, to: "/books/" }]
        await writeFile(join(root, "redirects.json"), JSON.stringify(nodes))
        if (await hasErrors()) return
        const data = {
          site: { pathPrefix: "" },
          siteJson: { language: "en", name: "Ada", siteUrl: "https://ada.example" },
          labelsJson: { moved: null },
          allRedirectsJson: { nodes },
        }
        const folder = await mkdtemp(join(built, "redirects-"))
        await writeFile(join(folder, "rss.xml"), "")
        await writeFile(join(folder, "index.html"), "")
        await writeRedirects({ graphql: (async () => ({ data })) as never }, folder)
      },
    ),
    { numRuns: runs(40) },
  )
})
