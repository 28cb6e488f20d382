import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "../../../../content/json/edit-json"
import { ContentFiles } from "../../../server/content/content-files"
import { changesSince } from "../../../server/publishing/changes"
import type { ContentChange } from "../../../server/publishing/compare/content-change"
import { findReversal, takeBackChanges } from "../../../server/publishing/find-reversal"
import { site } from "./support/new-site"

const changes = async () => (await changesSince(site.data)) ?? []
const changeNames = async () => (await changes()).map(({ kind, file, path }) => [kind, file, ...path].join(" "))

/** @returns whether there was anything to take back */
async function undo({ key }: Pick<ContentChange, "key">): Promise<boolean> {
  const back = await findReversal(site.data, [key])
  for (const [file, bytes] of back ?? [])
    if (bytes) site.write(file, bytes)
    else rmSync(join(site.data, file))
  return back !== undefined
}

async function only(words: string): Promise<ContentChange> {
  const found = await changes()
  const one = found.find(({ kind, file, path }) => [kind, file, ...path].join(" ") === words)
  if (!one) throw new Error(`There is no ${words} among ${(await changeNames()).join(", ")}`)
  return one
}

test("of an entry that was added twice, the first is taken back once", async () => {
  const books = site.json<Json[]>("books.json")
  const fresh = { title: "New", author: "Ada" }
  site.write("books.json", JSON.stringify([fresh, ...books, fresh]))
  const [first, second] = await changes()
  expect(first?.key).not.toBe(second?.key)
  if (!first) throw new Error("There is a change")
  expect(await undo(first)).toBe(true)
  expect(await undo(first)).toBe(false)
  expect(await changeNames()).toHaveLength(1)
})

test("a key that has gone comes back where it stood", async () => {
  const before = site.text("books.json")
  site.edit("books.json", '\n    "author": "Nicole Forsgren",', "")
  await undo(await only("removed books.json 0 author"))
  expect(site.text("books.json")).toBe(before)
})

test("a file that is new goes, one that has gone comes back, and one that is another is as it was", async () => {
  const [cover, talk, text] = ["images/cover.png", "images/talk.png", "pages/terms.md"]
  const bytes = (file: string) => readFileSync(join(site.data, file))
  const before = [cover, talk, text].map(bytes)
  site.write(cover, "x")
  site.remove(talk)
  site.edit(text, "e", "E")
  site.write("redirects.json", "[]")
  for (const change of await changes()) expect(await undo(change)).toBe(true)
  expect(await changeNames()).toEqual([])
  expect([cover, talk, text].map(bytes)).toEqual(before)
})

test.each(["moved posts/large.md", "changed posts.json 0 slug"])(
  "a post’s new slug and its text go back with each other: %s",
  async (words) => {
    const [entry, text] = [site.text("posts.json"), site.text("posts/two-teams-one-rota.md")]
    site.edit("posts.json", '"two-teams-one-rota"', '"large"')
    site.edit("posts.json", "Two teams, one rota", "Three teams")
    site.move("posts/two-teams-one-rota.md", "posts/large.md")
    await undo(await only(words))
    expect(await changeNames()).toEqual(["changed posts.json 0 title"])
    expect(site.text("posts.json")).toBe(entry.replace("Two teams, one rota", "Three teams"))
    expect(site.text("posts/two-teams-one-rota.md")).toBe(text)
  },
)

test("a text that has moved and changed can go back to its words alone, or to its place alone", async () => {
  site.edit("posts.json", '"a-small-database"', '"large"')
  site.move("posts/a-small-database.md", "posts/large.md")
  const before = site.text("posts/large.md")
  site.write("posts/large.md", `${before}More.\n`)
  await undo(await only("moved posts/large.md"))
  expect(await changeNames()).toEqual(["changed posts/a-small-database.md"])
  await undo(await only("changed posts/a-small-database.md"))
  expect(await changeNames()).toEqual([])
  expect(site.text("posts/a-small-database.md")).toBe(before)
})

test.each(["moved images/posts/post.png", "changed posts.json 0 imageUrl"])(
  "a picture that moved goes back with the path that names it: %s",
  async (words) => {
    site.edit("posts.json", "images/post.png", "images/posts/post.png")
    site.move("images/post.png", "images/posts/post.png")
    await undo(await only(words))
    expect(await changeNames()).toEqual([])
  },
)

test("a byte order mark stays", async () => {
  site.write("posts.json", `\ufeff${site.text("posts.json")}`)
  site.commitAll("With a mark")
  site.edit("posts.json", '"a-small-database"', '"large"')
  site.move("posts/a-small-database.md", "posts/large.md")
  await undo(await only("moved posts/large.md"))
  expect(site.text("posts.json").startsWith("\ufeff[")).toBe(true)
  expect(await changeNames()).toEqual([])
})

test("the settings of a page of the owner’s own go back one by one, and its text apart from them", async () => {
  const page = (title: string, text: string) => `---\ntitle: "${title}"\ndescription: A page\n---\n\n${text}\n`
  site.write("pages/own/hours.md", page("Hours", "Nights."))
  site.commitAll("Add a page")
  site.write("pages/own/hours.md", page("Times", "Days."))
  expect(await changeNames()).toEqual(["changed pages/own/hours.md title", "changed pages/own/hours.md"])
  await undo(await only("changed pages/own/hours.md"))
  expect(site.text("pages/own/hours.md")).toBe(page("Times", "Nights."))
  await undo(await only("changed pages/own/hours.md title"))
  expect(site.text("pages/own/hours.md")).toBe(page("Hours", "Nights."))
})

test("entries that are new, have gone and are others go back together to the list as it was", async () => {
  const fresh = (title: string) => ({ title, author: "Ada" })
  const all = ["A", "B", "C", "D", "E"].map(fresh)
  site.write("books.json", JSON.stringify(all))
  site.commitAll("Five books")
  const [, b, , d, e] = all
  site.write("books.json", JSON.stringify([fresh("X"), { ...b, author: "Bea" }, fresh("Y"), d, fresh("Z"), e]))
  const back = await findReversal(
    site.data,
    (await changes()).map(({ key }) => key),
  )
  expect(JSON.parse(String(back?.get("books.json")))).toEqual(all)
})

test("what two offers need goes back together with both, and with nothing else", async () => {
  const content = new ContentFiles(site.data)
  const price = { amount: 4500, currency: "EUR", per: "day" }
  const offer = async (index: number) =>
    content.save("services.json", (await content.read("services.json")).revision, [
      { kind: "set", path: [index, "offer"], to: { price } },
    ])
  await offer(0)
  await offer(1)
  site.edit("books.json", "Accelerate", "Faster")
  // Neither goes back without the other.
  const [post, ...posts] = site.json<readonly object[]>("posts.json")
  site.write("posts.json", JSON.stringify([{ ...post, title: "On nights", slug: "on-nights" }, post, ...posts]))
  site.write("posts/on-nights.md", "Nights.\n")
  const labels = await only("added pages/services.json offer")
  const outcome = await takeBackChanges(content, [labels.key])
  expect(outcome).toMatchObject({ kind: "refused", diagnostics: [{ code: "offer-words" }, { code: "offer-words" }] })
  const needed = outcome.kind === "refused" ? outcome.neededBy : []
  expect(await takeBackChanges(content, [labels.key, ...needed])).toEqual({ kind: "written" })
  const left = ["changed books.json 0 title", "added posts.json 0", "added posts/on-nights.md"]
  expect((await changeNames()).toSorted()).toEqual(left.toSorted())
})
