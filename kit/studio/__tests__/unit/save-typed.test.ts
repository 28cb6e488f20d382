import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Change, edit, withChange, write } from "../../../content/__tests__/support/changed-data"
import { base as assessment, file as assessmentFile } from "../../../content/__tests__/support/quick-check"
import { newsletterProviders } from "../../../content/contract/newsletter-providers"
import type { Edit, Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/location/json-path"
import { ContentFiles } from "../../server/content/content-files"
import type { SaveResult } from "../../server/content/edits/save-typed"

const home = "pages/home.json"
const set = (path: Path, to: Json): Edit => ({ kind: "set", path, to })
const headline = (to: string) => set(["hero", "heading"], to)
const inColour = (to: string) => set(["hero", "emphasis"], to)
const unchanged: Change = async () => {}

interface Save {
  readonly file?: string
  readonly change?: Change
  readonly edits: readonly Edit[]
  /** A value that was there before, and comes back if it fits. */
  readonly restore?: Edit
}

/** What becomes of values that are typed into a file, and the file then. */
const saved = ({ file = home, change = unchanged, edits, restore }: Save) =>
  withChange(change, async (root) => {
    const content = new ContentFiles(root)
    const { revision, text } = await content.read(file)
    const answer = await content.save(
      file,
      revision,
      [...edits.map((each) => ({ edit: each })), ...(restore ? [{ edit: restore, isRestore: true }] : [])],
      "one",
    )
    const after = await readFile(join(root, file), "utf8")
    await content.undo("one")
    return { answer, after: JSON.parse(after), isUndoExact: (await content.read(file)).text === text }
  })

const kindsOf = (answer: SaveResult) => (answer.kind === "saved" ? answer.outcomes.map(({ kind }) => kind) : [])
const cascadeOf = (answer: SaveResult) => (answer.kind === "saved" ? answer.cascade : [])

test("a headline takes the words in colour along that it no longer has, and one undo brings both back", async () => {
  const { answer, after, isUndoExact } = await saved({ edits: [headline("Ask me anything")] })
  expect(kindsOf(answer)).toEqual(["written"])
  expect(cascadeOf(answer)).toEqual([{ kind: "remove", path: ["hero", "emphasis"] }])
  expect(after.hero).toMatchObject({ heading: "Ask me anything", primaryAction: "Book a call" })
  expect(after.hero).not.toHaveProperty("emphasis")
  expect(isUndoExact).toBe(true)
})

test("words in colour that are still there stay", async () => {
  const { answer, after } = await saved({ edits: [headline("For less than 30% of a salary")] })
  expect(cascadeOf(answer)).toEqual([])
  expect(after.hero.emphasis).toBe("less than 30%")
})

test("a headline and its words in colour are judged together", async () => {
  const { answer, after } = await saved({ edits: [inColour("anything"), headline("Ask me anything")] })
  expect(kindsOf(answer)).toEqual(["written", "written"])
  expect(after.hero).toMatchObject({ heading: "Ask me anything", emphasis: "anything" })
})

test("words in colour that nobody can find are refused by themselves, and the headline is saved", async () => {
  const { answer, after } = await saved({ edits: [inColour("nowhere"), headline("Ask me anything")] })
  expect(kindsOf(answer)).toEqual(["refused", "written"])
  expect(after.hero.heading).toBe("Ask me anything")
})

test("while words in colour are left, those of before do not come back, however much of them the headline has", async () => {
  const { answer, after } = await saved({
    edits: [headline("A CTO for less than 30%, of the cost")],
    restore: inColour("less than 3"),
  })
  expect(kindsOf(answer)).toEqual(["written", "refused"])
  expect(after.hero.emphasis).toBe("less than 30%,")
})

const newsletter = (provider: string, id: string, rest = ""): Change =>
  edit("site.json", '"iconUrl"', `"newsletter": { "provider": "${provider}", "id": "${id}"${rest} },\n  "iconUrl"`)

test.each<[rule: string, given: Save, cascade: readonly Edit[]]>([
  [
    "the email field that only the provider other has",
    {
      file: "site.json",
      change: newsletter("other", "https://letters.example.org/subscribe", ', "emailField": "address"'),
      edits: [set(["newsletter", "provider"], "formspree"), set(["newsletter", "id"], "xbjqkrwz")],
    },
    [{ kind: "remove", path: ["newsletter", "emailField"] }],
  ],
  [
    "where the next band begins",
    { file: assessmentFile, change: assessment, edits: [set(["bands", 0, "to"], 59)] },
    [set(["bands", 1, "from"], 60)],
  ],
  [
    "where the band before ends",
    { file: assessmentFile, change: assessment, edits: [set(["bands", 1, "from"], 60)] },
    [set(["bands", 0, "to"], 59)],
  ],
  [
    "words in colour into which a word is typed",
    { edits: [headline("A CTO for less than just 30% of the cost")] },
    [set(["hero", "emphasis"], "less than just 30%")],
  ],
])("what a rule joins goes along: %s", async (_rule, given, cascade) => {
  const { answer, isUndoExact } = await saved(given)
  expect(kindsOf(answer)).toEqual(given.edits.map(() => "written"))
  expect(cascadeOf(answer)).toEqual(cascade)
  expect(isUndoExact).toBe(true)
})

test("a colour that another one makes unreadable takes the nearest readable shade", async () => {
  const { answer } = await saved({
    file: "brand.json",
    change: write("brand.json", '{ "light": { "paper": "#ffffff", "ink": "#5a5a5a" } }'),
    edits: [set(["light", "paper"], "#c8c8c8")],
  })
  expect(kindsOf(answer)).toEqual(["written"])
  expect(cascadeOf(answer)).toEqual([{ kind: "set", path: ["light", "ink"], to: expect.stringMatching(/^#/) }])
})

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

test.each<[what: string, ...then: readonly (readonly [heading: string, emphasis: string | undefined])[]]>([
  ["in another headline", ["Ask me", undefined], ["For less than 30%", "less than 30%"]],
  [
    "of which a part was left",
    ["A CTO for  than 30% of the cost", "than 30%"],
    ["A CTO for less than 30% of the cost", "less than 30%"],
  ],
  ["of which a letter was left, and then none", ["A CTO for l of the cost", "l"], ["A CTO for of the cost", undefined]],
])(
  "words in colour come back as soon as they stand there again, and no others are guessed: words %s",
  async (_what, ...then) => {
    await withChange(unchanged, async (root) => {
      const content = new ContentFiles(root)
      for (const [heading, emphasis] of then) {
        const { revision } = await content.read(home)
        const back = { edit: inColour("less than 30%"), isRestore: true }
        await content.save(home, revision, [{ edit: headline(heading) }, back])
        expect(JSON.parse((await content.read(home)).text).hero.emphasis).toBe(emphasis)
      }
    })
  },
)

test("what one stretch of typing saves in several goes is one step, and another stretch is another", async () => {
  await withChange(unchanged, async (root) => {
    const content = new ContentFiles(root)
    const type = async (text: string, typing: string) => {
      const { revision } = await content.read(home)
      await content.save(home, revision, [{ edit: set(["hero", "intro"], text) }], "one", typing)
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
