import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { all, type Change, edit, write } from "../../../content/__tests__/support/changed-data"
import type { Edit } from "../../../content/json/edit-json"
import { addThing, kindNamed } from "../../server/content/add-thing"
import type { ContentFiles } from "../../server/content/content-files"
import { changeMenu } from "../../server/content/edits/menus"
import { showPage } from "../../server/content/edits/page-links"
import { changed, withContent } from "./support/with-content"

const inSite = (json: string): Change => edit("site.json", '"name": "Ada', `${json}, "name": "Ada`)
const prices = (menu: string) =>
  write("pages/own/prices.md", `---\ntitle: Prices\ndescription: All.\n${menu}---\n\nA.\n`)

const ofSite = async (root: string) => {
  const { menu, pagesOff } = JSON.parse(await readFile(join(root, "site.json"), "utf8"))
  return { menu, pagesOff }
}

async function add(content: ContentFiles, name: string, values: Readonly<Record<string, string>>) {
  const kind = kindNamed(name)
  if (!kind) throw new Error(`There is no ${name} to add.`)
  return await addThing(content, kind, new Map(Object.entries(values)))
}

const usualHeader = ["home", "services", "tools", "books", "media", "about"]

test("a page that was left out comes with its first entry that visitors see, and goes again when that is undone", async () => {
  await withContent(
    async (content, root) => {
      const added = await add(content, "post", { title: "What I learned", slug: "what-i-learned" })
      expect([added, await ofSite(root)]).toMatchObject([{ shown: [] }, { pagesOff: ["blog", "books"] }])
      const { revision } = await content.read("posts.json")
      const published: Edit = { kind: "set", path: [0, "draft"], to: false }
      const saved = await content.save("posts.json", revision, [published])
      expect([saved, await ofSite(root)]).toMatchObject([{ kind: "saved", shown: ["blog"] }, { pagesOff: ["books"] }])
      await content.undo()
      expect(await ofSite(root)).toEqual({ pagesOff: ["blog", "books"] })
    },
    all(write("posts.json", "[]\n"), inSite('"pagesOff": ["blog", "books"]')),
  )
})

test("an entry that npm run new knows brings its page, as one step", async () => {
  await withContent(
    async (content, root) => {
      const values = { id: "audits", title: "Audits", description: "Three weeks inside your code." }
      expect(await add(content, "service", values)).toMatchObject({ shown: ["services"] })
      expect(await ofSite(root)).toEqual({})
      await content.undo()
      expect([await ofSite(root), await readFile(join(root, "services.json"), "utf8")]).toEqual([
        { pagesOff: ["services"] },
        "[]\n",
      ])
    },
    all(write("services.json", "[]\n"), inSite('"pagesOff": ["services"]')),
  )
})

test("in a menu that the owner has ordered, a page that is shown again stands where it usually does", async () => {
  const ordered = '"menu": { "header": ["home", "contact"] }, "pagesOff": ["books"]'
  await withContent(async (content, root) => {
    expect(await showPage(content, "books")).toMatchObject({ kind: "written" })
    expect(await ofSite(root)).toEqual({ menu: { header: ["home", "books", "contact"] } })
    expect(await showPage(content, "books")).toEqual({ kind: "gone" })
  }, inSite(ordered))
})

test("a menu is written whole, with the pages that say that they are in it; one that is taken out says so no more", async () => {
  await withContent(async (content, root) => {
    await changeMenu(content, { menu: "header", entries: [...usualHeader, "contact"] })
    expect(await ofSite(root)).toEqual({ menu: { header: [...usualHeader, "contact"] } })
    expect(await readFile(join(root, "pages/own/prices.md"), "utf8")).not.toContain("menu:")
    await changeMenu(content, { menu: "header", entries: ["prices", "contact"] })
    expect(await readFile(join(root, "pages/own/prices.md"), "utf8")).toContain("menu: header")
    await changeMenu(content, { menu: "header" })
    expect(await ofSite(root)).toEqual({})
  }, prices("menu: header\n"))
})

test("a menu that the owner has ordered follows what a page says of itself", async () => {
  const ordered = inSite('"menu": { "header": ["home", "contact"], "footer": ["blog"] }')
  await withContent(
    async (content, root) => {
      const set = (edit: Edit) => changed(content, "pages/own/prices.md", edit)
      await set({ kind: "set", path: ["menu"], to: "header" })
      expect(await ofSite(root)).toEqual({ menu: { header: ["home", "prices", "contact"], footer: ["blog"] } })
      await set({ kind: "set", path: ["menu"], to: "footer" })
      expect(await ofSite(root)).toEqual({ menu: { header: ["home", "contact"], footer: ["blog", "prices"] } })
      await set({ kind: "remove", path: ["menu"] })
      expect(await ofSite(root)).toEqual({ menu: { header: ["home", "contact"], footer: ["blog"] } })
    },
    all(prices(""), ordered),
  )
})
