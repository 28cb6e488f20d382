import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { testOfSample } from "../../../../__tests__/support/of-sample"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { type Copy, inCopy } from "../../../owner/begin/__tests__/support/begin-in-copy"
import { isSample } from "../../../owner/sample"
import { readBeginOptions } from "../../server/begin/begin-options"
import { type BeginOutcome, beginSite, mistakeInAnswer } from "../../server/begin/begin-site"
import { ContentFiles } from "../../server/content/content-files"
import { sampleIn } from "../../server/content/diagnostics"
import { sourcesOf } from "../../server/content/sources"

/** There is a sample to begin from only while data/ holds it. */
const onSample = testOfSample("the studio’s beginning")

const ada = { language: "en-GB", name: "Ada North", scheduling: "ada@north.org", claim: "25" }
const none = Buffer.alloc(0)

interface Begin {
  readonly answers?: Readonly<Record<string, string>>
  readonly withoutGit?: boolean
  readonly portrait?: Buffer
  readonly content?: ContentFiles
}

const begin = (
  { data }: Pick<Copy, "data">,
  { answers = ada, withoutGit = false, portrait = none, content = new ContentFiles(data) }: Begin = {},
): Promise<BeginOutcome> => beginSite(content, { answers, withoutGit }, portrait)

const portrait = () =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer()

onSample("it is one step, and undone it is the sample again to the byte", () =>
  inCopy(async (copy) => {
    const content = new ContentFiles(copy.data)
    const before = await snapshot(copy.data)
    await begin(copy, { content })
    // One Ctrl Z too many is not meant for a whole site.
    expect(await content.undo("one", true)).toMatchObject({ kind: "large" })
    expect(await content.undo()).toMatchObject({ kind: "done" })
    expect(await snapshot(copy.data)).toEqual(before)
    expect(await sampleIn(copy.data)).toEqual({ isWhole: true, left: [] })
    expect(await content.undo()).toBeUndefined()
    expect(await begin(copy, { content })).toMatchObject({ kind: "done" })
  }),
)

onSample.each([true, false])("a portrait is what is uploaded, never a path from the page: %s", (isUploaded) =>
  inCopy(async (copy) => {
    const path = join(copy.folder, "mine.jpg")
    writeFileSync(path, await portrait())
    await begin(copy, isUploaded ? { portrait: await portrait() } : { answers: { ...ada, portrait: path } })
    expect(existsSync(join(copy.data, "images/portrait.jpg"))).toBe(isUploaded)
  }),
)

onSample("what is wrong is said by answer, and nothing changes", () =>
  inCopy(async (copy) => {
    const before = await snapshot(copy.data)
    const answers = { ...ada, name: "", claim: "many", accent: "#ffffee" }
    expect(await begin(copy, { answers, portrait: Buffer.from("no picture") })).toEqual({
      kind: "mistakes",
      mistakes: {
        name: expect.stringContaining("needed"),
        claim: expect.stringContaining("no percentage"),
        accent: expect.stringMatching(/contrast/i),
        portrait: expect.any(String),
      },
    })
    expect(await snapshot(copy.data)).toEqual(before)
    expect(copy.git("log", "--format=%s").trim()).toBe("The kit")
  }),
)

test("an answer is checked by itself", async () => {
  expect(await mistakeInAnswer("claim", "130", none)).toContain("no percentage")
  expect(await mistakeInAnswer("portrait", "/etc/passwd", none)).toBeUndefined()
  expect(await mistakeInAnswer("portrait", "", Buffer.from("no picture"))).toEqual(expect.any(String))
  expect(await mistakeInAnswer("portrait", "", await portrait())).toBeUndefined()
})

type Check = ReturnType<typeof sourcesOf>["check"]

onSample.each<
  [what: string, check: (check: Check, books: string) => Check, says: string, commits: string, books?: string]
>([
  [
    "what another program writes meanwhile is not written over",
    (check, books) => (overlay) => {
      writeFileSync(books, "[]\n")
      return check(overlay)
    },
    "has just changed",
    "2",
    "[]\n",
  ],
  [
    "a site that the check refuses is not written",
    (check) => async (overlay) => (await check(overlay)).map((each) => ({ ...each, severity: "error" })),
    "nothing was changed",
    "1",
  ],
])("%s", (...row) =>
  inCopy(async (copy) => {
    const [sources, books] = [sourcesOf(copy.data), join(copy.data, "books.json")]
    const [, checked, says, commits, after = readFileSync(books, "utf8")] = row
    const content = new ContentFiles(copy.data, { ...sources, check: checked(sources.check, books) })
    const outcome = await begin(copy, { content })
    expect(outcome).toMatchObject({ kind: "not-now", message: expect.stringContaining(says) })
    expect(readFileSync(books, "utf8")).toBe(after)
    expect(copy.git("rev-list", "--count", "HEAD").trim()).toBe(commits)
  }),
)

onSample("without git the sample is kept in a folder, once the owner agrees", () =>
  inCopy(async (copy) => {
    const { folder, data } = copy
    expect(await readBeginOptions(data)).toMatchObject({ hasGit: false })
    expect(await begin(copy)).toMatchObject({ kind: "not-now", message: expect.stringContaining("sample-data/") })
    // What has the name of its folder is left alone.
    writeFileSync(join(folder, "sample-data"), "Mine.")
    expect(await begin(copy, { withoutGit: true })).toMatchObject({
      kind: "not-now",
      message: expect.stringContaining("Rename it"),
    })
    expect(isSample(data)).toBe(true)
    rmSync(join(folder, "sample-data"))
    expect(await begin(copy, { withoutGit: true })).toMatchObject({ kind: "done", kept: "sample-data" })
    expect(isSample(join(folder, "sample-data"))).toBe(true)
    expect(existsSync(join(folder, ".begin"))).toBe(false)
  }, false),
)

onSample("a sample that was changed is replaced too, and git keeps what was changed", () =>
  inCopy(async (copy) => {
    writeFileSync(join(copy.data, "books.json"), "[]\n")
    expect(await readBeginOptions(copy.data)).toMatchObject({ isChanged: true })
    expect(await begin(copy)).toMatchObject({ kind: "done" })
    expect(copy.git("show", "HEAD~1:data/books.json")).toBe("[]\n")
    expect(await readBeginOptions(copy.data)).toMatchObject({ obstacle: expect.any(String) })
  }),
)

onSample("it says what is asked, in which languages there are texts, and guesses the address", () =>
  inCopy(async ({ data, git }) => {
    git("remote", "add", "origin", "git@github.com:Ada-North/site.git")
    const { questions, languages, ...rest } = await readBeginOptions(data)
    expect(rest).toEqual({ hasGit: true, isChanged: false, address: "https://ada-north.github.io" })
    expect(questions.filter(({ required }) => required).map(({ key }) => key)).toEqual([
      "language",
      "name",
      "scheduling",
      "claim",
    ])
    expect(languages).toContainEqual({ language: "de", role: expect.stringContaining("CTO") })
  }),
)
