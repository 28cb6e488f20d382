import { type Change, edit, withChange } from "../../../content/__tests__/support/changed-data"
import { newsletterProviders } from "../../../content/contract/newsletter-providers"
import type { Edit, Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/location/json-path"
import { ContentFiles } from "../../server/content/content-files"
import type { SaveResult } from "../../server/content/edits/save-typed"

const home = "pages/home.json"
const set = (path: Path, to: Json): Edit => ({ kind: "set", path, to })
const headline = (to: string) => set(["hero", "heading"], to)
const unchanged: Change = async () => {}

interface Save {
  readonly file?: string
  readonly change?: Change
  readonly edits: readonly Edit[]
}

/** What becomes of values that are typed into a file, and the file then. */
const saved = ({ file = home, change = unchanged, edits }: Save) =>
  withChange(change, async (root) => {
    const content = new ContentFiles(root)
    const { revision } = await content.read(file)
    const answer = await content.save(file, revision, edits, "one")
    return { answer, after: JSON.parse((await content.read(file)).text) }
  })

const kindsOf = (answer: SaveResult) => (answer.kind === "saved" ? answer.outcomes.map(({ kind }) => kind) : [])

test("values that are right are saved, and one that is wrong is refused by itself", async () => {
  const { answer, after } = await saved({ edits: [headline(""), set(["hero", "intro"], "Two days.")] })
  expect(kindsOf(answer)).toEqual(["refused", "written"])
  expect(after.hero).toMatchObject({ heading: "A CTO for *less than 30%* of the cost", intro: "Two days." })
})

const newsletter = (provider: string, id: string): Change =>
  edit("site.json", '"iconUrl"', `"newsletter": { "provider": "${provider}", "id": "${id}" },\n  "iconUrl"`)

test("where neither of two values can go, the error names the other's place", async () => {
  const given = { file: "site.json", change: newsletter("buttondown", "ada") }
  const { answer } = await saved({ ...given, edits: [set(["newsletter", "provider"], "mailchimp")] })
  expect(answer).toMatchObject({
    outcomes: [{ kind: "refused", diagnostics: [{ path: ["newsletter", "id"] }] }],
  })
  const { example } = newsletterProviders.mailchimp
  const both = [set(["newsletter", "provider"], "mailchimp"), set(["newsletter", "id"], example)]
  expect(kindsOf((await saved({ ...given, edits: both })).answer)).toEqual(["written", "written"])
})

test("both texts of a part that has neither are written together", async () => {
  const figure = (key: string) => set(["hero", "figure", key], `The ${key}`)
  const alone = await saved({ edits: [figure("title")] })
  expect(alone.answer).toMatchObject({
    outcomes: [
      { kind: "refused", diagnostics: [{ path: ["hero", "figure"], message: expect.stringContaining("caption") }] },
    ],
  })
  const { after } = await saved({ edits: [figure("title"), figure("caption")] })
  expect(after.hero.figure).toEqual({ title: "The title", caption: "The caption" })
})

test("what one stretch of typing saves in several goes is one step, and another stretch is another", async () => {
  await withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const type = async (text: string, typing: string) => {
      const { revision } = await content.read(home)
      await content.save(home, revision, [set(["hero", "intro"], text)], "one", typing)
    }
    const intro = async () => JSON.parse((await content.read(home)).text).hero.intro
    await type("Two days a week. A", "1")
    await type("Two days a week. Ask me.", "1")
    await type("Ask me.", "2")
    await content.undo("one")
    expect(await intro()).toBe("Two days a week. Ask me.")
    await content.undo("one")
    expect(await intro()).toBe("Two days a week.")
    await content.redo("one")
    expect(await intro()).toBe("Two days a week. Ask me.")
  })
})
