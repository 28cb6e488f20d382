import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { enter, scriptedTerminal } from "../../../../__tests__/support/scripted-terminal"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { erase } from "../../../content/files/terminal"
import { importSources } from "../command/command"
import { fixtures, withPlace } from "./support/run-import"

const podcast = join(fixtures, "podcast/runway.xml")
const lists = join(fixtures, "lists")
const posts = join(fixtures, "awkward/posts")

const text = (data: string, file: string) => readFile(join(data, file), "utf8")
const json = async (data: string, file: string) => JSON.parse(await text(data, file))
const titlesOfMedia = async (data: string) =>
  (await json(data, "media.json")).map(({ title }: { title: string }) => title)

test("without a terminal it lists what is offered, and says how to take it", () =>
  withPlace(async ({ run, data }) => {
    const before = await snapshot(data)
    const { code, said } = await run([podcast])
    expect(code).toBe(0)
    expect(said).toContain("runway.xml is a podcast’s feed.")
    expect(said).toContain("  appearance   A rota for two teams\n")
    expect(said).toContain("--all. To choose, run it in a terminal.")
    expect(await snapshot(data)).toEqual(before)
  }))

test("it speaks German on a German site, or when it is asked to", () =>
  withPlace(async ({ run, data }) => {
    expect((await run([podcast, "--language", "de"])).said).toContain("runway.xml ist der Feed eines Podcasts.\n")
    const site = await text(data, "site.json")
    await writeFile(join(data, "site.json"), site.replace(/("language": )"[^"]*"/, '$1"de-AT"'))
    const { said } = await run([lists])
    expect(said).toContain("Angeboten:\n")
    expect(said).toContain("Um alles zu übernehmen, was passt: npm run import -- ")
  }))

test("everything is taken, and a second run says so", () =>
  withPlace(async ({ run, data, check }) => {
    const first = await run([podcast, "--all"])
    expect(first).toMatchObject({ code: 0 })
    expect(first.said).toContain("Written:\n  data/imported.json\n  data/media.json")
    expect(await titlesOfMedia(data)).toEqual([
      "Planned exits",
      "Nine days to a pull request",
      "A rota for two teams",
      "What is to come",
    ])
    expect(await check()).toEqual([])
    const second = await run([podcast, "--all"])
    expect(second).toMatchObject({ code: 0 })
    expect(second.said).toContain("Imported before: 3.")
  }))

test("a dry run writes nothing", () =>
  withPlace(async ({ run, data }) => {
    const before = await snapshot(data)
    const { said } = await run([podcast, lists, "--all", "--dry-run"])
    expect(said).toContain("Would be taken:\n  appearance   Nine days to a pull request, in data/media.json")
    expect(await snapshot(data)).toEqual(before)
  }))

test("what is refused is named, and the rest is taken", () =>
  withPlace(async ({ run, check }) => {
    const { code, said } = await run([lists, "--all"])
    expect(code).toBe(1)
    expect(said).toContain("Not taken:\n  appearance   No kind of all\n    Missing: kind.")
    expect(said).toContain("book         Rest, in data/books.json")
    expect(await check()).toEqual([])
  }))

test("in a terminal it asks what to take, and for what is missing", () =>
  withPlace(async ({ run, data, check }) => {
    const { terminal, left } = scriptedTerminal([
      ["What do you want to take?", `\u001b[B\u001b[B ${enter}`],
      ["Kind:", `\u001b[B\u001b[B${enter}`],
      ["“10/11/2021” may be 10 November 2021 or 11 October 2021.", ""],
      ["Date:", `2021-11-10${enter}`],
      ["Change any of them first?", ` ${enter}`],
      ["Title:", `!${enter}`],
      ["Kind:", enter],
      ["Where it appeared:", enter],
      ["Link:", enter],
      ["Date (a space alone leaves it out):", enter],
      ["Write this into", enter],
    ])
    const result = await run([lists], terminal)
    expect(result.code).toBe(0)
    expect(left).toEqual([])
    expect((await json(data, "media.json")).at(-1)).toMatchObject({ title: "No kind of all!", type: "talk" })
    expect(await check()).toEqual([])
  }))

test("in a terminal it says how far it has come, and the line goes", () =>
  withPlace(async ({ run }) => {
    const { terminal } = scriptedTerminal([["What do you want to take?", enter]])
    const { said } = await run([podcast], terminal)
    expect(said).toMatch(
      new RegExp(
        `^(?:${erase}Reading runway.xml: 1 of 1 files)+${erase}runway.xml is a podcast’s feed.\n`.replaceAll(
          "[",
          "\\[",
        ),
      ),
    )
  }))

test("the reading ends with the command", () =>
  withPlace(async ({ data }) => {
    const stop = new AbortController()
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const importing = importSources([podcast, "--all", "--data", data], {
      write: say,
      writeError: say,
      signal: stop.signal,
    })
    stop.abort()
    expect(await importing).toBe(130)
    expect(said).toEqual(["\nStopped. Nothing was changed.\n"])
  }))

test("a source that cannot be read is named, and the others are taken", () =>
  withPlace(async ({ run, folder, check }) => {
    const { code, said } = await run([join(fixtures, "awkward/notes.docx"), podcast, join(folder, "none.csv"), "--all"])
    expect(code).toBe(1)
    expect(said).toContain("Left out: notes.docx is a document: copy its text into a new post")
    expect(said).toMatch(/Left out: There is no file or folder .*none\.csv\./)
    expect(said).toContain("Taken:\n  appearance   Nine days to a pull request")
    expect(await check()).toEqual([])
  }))

test("without questions a wrong value that is not needed is left out of its entry, and named", () =>
  withPlace(async ({ run, data, check }) => {
    const { code, said } = await run([join(fixtures, "awkward/kundenstimmen.csv"), "--all"])
    expect(code).toBe(0)
    expect(said).toContain('Source is left out: "nirgends im Netz".')
    const testimonials = await json(data, "testimonials.json")
    expect(testimonials.at(-1)).toEqual({ quote: "Sehr gut.", name: "Zoë Okafor", title: "CEO" })
    expect(await check()).toEqual([])
  }))

test("hundreds of entries are summed up, unless each is asked for", () =>
  withPlace(async ({ run, folder }) => {
    const rows = Array.from({ length: 60 }, (_, index) => `Talk ${index},QCon,talk,qcon.example.org/${index}`)
    await writeFile(join(folder, "talks.csv"), ["title,show,type,link", ...rows].join("\n"))
    const { said } = await run([join(folder, "talks.csv")])
    expect(said).toContain("  60 appearances\n    60 ×  Its address was written “qcon.example.org/0”.")
    expect(said).toContain("(“Talk 0”, “Talk 1”, “Talk 2” and 57 more)")
    expect(said.split("\n").length).toBeLessThan(10)
    expect((await run([join(folder, "talks.csv"), "--details"])).said).toContain("  appearance   Talk 59\n")
  }))

describe("undo", () => {
  test("takes back all that the last import has written, once", () =>
    withPlace(async ({ run, data }) => {
      const before = await snapshot(data)
      await run([posts, lists, "--all"])
      expect((await run(["--undo", "--dry-run"])).said).toContain("data/imported.json is removed.")
      const { code, said } = await run(["--undo"])
      expect(code).toBe(0)
      expect(said).toContain("data/media.json has nothing of the import any more.")
      expect(said).toContain("data/posts/good.md is removed.")
      expect(await snapshot(data)).toEqual(before)
      expect(await run(["--undo"])).toMatchObject({ code: 1, said: expect.stringContaining("no import to take back") })
    }))

  test.each<[string, string, (text: string) => string, string]>([
    [
      "an entry that was edited",
      "posts.json",
      (text) => text.replace('"In capitals"', '"In small letters"'),
      "it was edited after the import",
    ],
    [
      "a post that was published",
      "posts.json",
      (text) =>
        JSON.stringify(
          JSON.parse(text).map(({ draft, ...each }: { draft?: true; slug: string }) =>
            each.slug === "no-such-day" ? each : { ...each, ...(draft ? { draft } : {}) },
          ),
        ),
      "it was edited after the import",
    ],
    ["a post whose text was edited", "posts/good.md", () => "My own words.\n", "its text was edited after the import"],
  ])(
    "leaves %s with what it needs, names it, and takes all else back; the next goes on",
    (_what, file, change, reason) =>
      withPlace(async ({ run, data, check }) => {
        const before = await json(data, "posts.json")
        await run([podcast, "--all"])
        await run([posts, "--all"])
        await writeFile(join(data, file), change(await text(data, file)))
        const { code, said } = await run(["--undo"])
        expect(code).toBe(1)
        const after = await json(data, "posts.json")
        const [stays, ...others] = after.filter(
          ({ slug }: { slug: string }) => !before.some((each: { slug: string }) => each.slug === slug),
        )
        expect(others).toEqual([])
        expect(said).toContain(`“${stays.slug}” stays in data/posts.json: ${reason}.`)
        expect(said).toContain(`data/posts/${stays.slug}.md stays as it is`)
        expect(said.match(/\.md is removed/g)).toHaveLength(1)
        expect(await check()).toEqual([])
        // What stays is known, and what went is offered again.
        expect((await run([posts])).said.match(/^ {2}post /gm)).toHaveLength(1)
        await run(["--undo"])
        expect(await titlesOfMedia(data)).toEqual(["Planned exits"])
        expect(await run(["--undo"])).toMatchObject({
          code: 1,
          said: expect.stringContaining("no import to take back"),
        })
      }),
  )
})

test("undo takes back achievements and single values, each on its own", () =>
  withPlace(async ({ run, data }) => {
    const file = "pages/about.json"
    const before = await json(data, file)
    const linkedin = join(fixtures, "linkedin")
    await run([linkedin, "--all"])
    const imported = await text(data, file)
    const own = '"Larkbarrow: Deputy of everybody", "Wrote a book"'
    await writeFile(join(data, file), imported.replace('"Larkbarrow: VP Engineering, 2014–2018"', own))
    const { code, said } = await run(["--undo"])
    expect(code).toBe(1)
    expect(said).toContain(
      "“Larkbarrow: VP Engineering, 2014–2018” stays in data/pages/about.json: it was edited after the import.",
    )
    const groups = [{ heading: "Career", items: JSON.parse(`[${own}]`) }]
    expect(await json(data, file)).toEqual({ ...before, achievements: { heading: "Achievements", groups } })
    const again = (await run([linkedin, "--details"])).said
    expect(again).toContain("  achievement  Larkbarrow: Ran it, in a sentence.\n")
    expect(again).not.toContain("VP Engineering")
    expect((await run(["--undo"])).said).toContain("no import to take back")
  }))

test("without a source nothing is imported", () =>
  withPlace(async ({ run }) => expect(await run([])).toMatchObject({ code: 2 })))
