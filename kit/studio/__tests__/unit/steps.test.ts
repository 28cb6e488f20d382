import { existsSync } from "node:fs"
import { copyFile, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import * as writing from "../../../owner/files/write-file"
import type { ContentFiles } from "../../server/content/content-files"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import { ask, changed, withContent } from "./support/with-content"

const posts = async (root: string) => readFile(join(root, "posts.json"), "utf8")

test("what is wrong with something new is said by its fields, and nothing is written", () =>
  withContent(async (content, root) => {
    const before = await posts(root)
    const { body } = await ask(content, "POST new", { kind: "post", values: { title: "On nights", slug: "On nights" } })
    expect(body).toMatchObject({ kind: "refused", diagnostics: [{ path: ["slug"], code: "slug-characters" }] })
    expect(await posts(root)).toBe(before)
  }))

interface AnyKind {
  readonly name: string
  readonly form: string
  readonly fields: ReadonlyArray<{ readonly key: string; readonly kind: string; readonly required: boolean }>
}

const kindsOf = async (content: ContentFiles) => (await ask(content, "GET kinds")).body as readonly AnyKind[]

test("everything that npm run new knows can be added, and taken back", () =>
  withContent(async (content, root) => {
    // The words around the questions of an assessment come with the site.
    const words = join(__dirname, "../../../../__tests__/fixtures/words/pages/assessment.json")
    await copyFile(words, join(root, "pages/assessment.json"))
    const before = await readdir(root, { recursive: true })
    for (const { name, fields } of await kindsOf(content)) {
      const values = Object.fromEntries(
        fields
          .filter(({ required }) => required)
          .map(({ key, kind }) => [key, answers[`${name} ${key}`] ?? usual[kind]]),
      )
      const added = await ask(content, "POST new", { kind: name, values })
      expect([name, added.status, added.body]).toEqual([name, 200, expect.objectContaining({ kind: "added" })])
      expect((await ask(content, "POST undo")).body).toMatchObject({ kind: "done" })
    }
    const files = (names: readonly string[]) => names.filter((each) => /\.\w+$/.test(each)).sort()
    expect(files(await readdir(root, { recursive: true }))).toEqual(files(before))
  }))

/** What fits a field of a kind. */
const usual: Readonly<Record<string, unknown>> = {
  text: "Words that fit",
  markup: "<p>Words that fit</p>",
  link: "https://www.example.org/there",
  slug: "something-new",
  anchor: "something-new",
  choice: "podcast",
  date: "2026-03-01",
  when: "2026-03",
  list: ["Words that fit"],
  path: "/former/",
}

/** What fits this field alone. */
const answers: Readonly<Record<string, unknown>> = {
  "service icon": "compass",
  "assessment id": "quick-check",
  "redirect to": "/services/",
}

const picture = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: "#357" } })
    .png()
    .toBuffer()

test("a picture that is taken is one step, and a used one is not removed", () =>
  withContent(async (content, root) => {
    const about = { file: "books.json", path: [1, "coverUrl"], words: ["Team Topologies"] }
    const { body } = await ask(content, "POST picture", about, await picture())
    const { path } = body as { path: string }
    const listed = async () =>
      (await ask(content, "GET pictures")).body as ReadonlyArray<{ path: string; isUnused: boolean }>
    expect(await listed()).toContainEqual({ path, width: 40, height: 60, isUnused: true })
    expect((await ask(content, "POST remove-picture", { path: "images/cover.png" })).status).toBe(409)

    expect((await ask(content, "POST remove-picture", { path })).status).toBe(200)
    expect(existsSync(join(root, path))).toBe(false)
    await ask(content, "POST undo")
    expect(existsSync(join(root, path))).toBe(true)
    await ask(content, "POST undo")
    expect(existsSync(join(root, path))).toBe(false)
  }))

test("a file that the site does without is begun with its first value", () =>
  withContent(async (content, root) => {
    const edit = { kind: "set", path: ["light"], to: { signal: "#0b5fff" } }
    const { body } = await ask(content, "POST save", { file: "brand.json", revision: "", edits: [edit] })
    expect(body).toMatchObject({ outcomes: [{ kind: "written" }], file: { file: "brand.json" } })
    expect(JSON.parse(await readFile(join(root, "brand.json"), "utf8"))).toEqual({ light: { signal: "#0b5fff" } })
    await ask(content, "POST undo")
    expect(existsSync(join(root, "brand.json"))).toBe(false)
  }))

test("a post's text goes with it: to another slug, into a copy, and away", () =>
  withContent(async (content, root) => {
    const first = await posts(root)
    await ask(content, "POST new", { kind: "post", values: { title: "On nights", slug: "on-nights" } })
    await writeFile(join(root, "posts/on-nights.md"), "Nobody slept.\n")
    const there = (slug: string) => existsSync(join(root, `posts/${slug}.md`))
    const edit = (change: FileEdit) => changed(content, "posts.json", change)
    expect(await edit({ kind: "set", path: [0, "slug"], to: "at-three" })).toMatchObject({ kind: "written" })
    expect([there("on-nights"), await readFile(join(root, "posts/at-three.md"), "utf8")]).toEqual([
      false,
      "Nobody slept.\n",
    ])

    const [post] = JSON.parse(await posts(root))
    await edit({ kind: "insert", path: [1], to: { ...post, title: "Copy", slug: "at-three-copy" } })
    expect(await readFile(join(root, "posts/at-three-copy.md"), "utf8")).toBe("Nobody slept.\n")

    expect(await edit({ kind: "remove", path: [0] })).toMatchObject({ kind: "written" })
    expect([there("at-three"), there("at-three-copy")]).toEqual([false, true])
    await ask(content, "POST undo")
    expect(there("at-three")).toBe(true)
    await ask(content, "POST undo")
    await ask(content, "POST undo")
    expect([there("on-nights"), there("at-three"), there("at-three-copy")]).toEqual([true, false, false])
    expect(JSON.parse(await posts(root)).length).toBe(JSON.parse(first).length + 1)
  }))

test("of a step about two files nothing is done if one of them cannot be written", () =>
  withContent(async (content, root) => {
    const before = await posts(root)
    await changed(content, "posts.json", { kind: "remove", path: [0] })
    const removed = await posts(root)
    const folder = join(root, "posts")
    await rm(folder, { recursive: true, force: true })
    // A link to nothing is no file yet and cannot become a folder.
    await symlink(join(root, "nowhere/at/all"), folder)
    await expect(content.undo()).rejects.toThrow()
    expect(await posts(root)).toBe(removed)
    await rm(folder)
    await content.undo()
    expect(await posts(root)).toBe(before)
  }))

test("on a disk that is full in the middle of a step, all is as it was", () =>
  withContent(async (content, root) => {
    const [before, names] = [await posts(root), await readdir(join(root, "posts"))]
    const { revision } = await content.read("posts.json")
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    const replace = jest.spyOn(writing, "swapFiles").mockRejectedValueOnce(full)
    const edit = { kind: "set", path: [0, "slug"], to: "another" } as const
    expect((await ask(content, "POST save", { file: "posts.json", revision, edits: [edit] })).status).toBe(507)
    replace.mockRestore()
    expect([await posts(root), await readdir(join(root, "posts"))]).toEqual([before, names])
    expect(await content.undo()).toBeUndefined()
  }))
