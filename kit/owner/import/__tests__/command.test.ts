import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { importSources } from "../command"
import { fixtures, withPlace } from "./support/run-import"

const podcast = join(fixtures, "podcast/runway.xml")
const lists = join(fixtures, "lists")

const json = async (data: string, file: string) => JSON.parse(await readFile(join(data, file), "utf8"))
const titlesOfMedia = async (data: string) =>
  (await json(data, "media.json")).map(({ title }: { title: string }) => title)

test("it takes all that is complete, says how to take it back, and a second run names what is there", () =>
  withPlace(async ({ run, data, check }) => {
    const first = await run(podcast)
    expect(first.code).toBe(0)
    expect(first.said).toContain("runway.xml is a podcast’s feed.")
    expect(first.said).toContain("Taken:\n  appearance   Nine days to a pull request, data/media.json\n")
    expect(first.said).toContain("To take it back: git restore data/media.json")
    expect(await titlesOfMedia(data)).toEqual([
      "Planned exits",
      "Nine days to a pull request",
      "A rota for two teams",
      "What is to come",
    ])
    expect(await check()).toEqual([])
    const second = await run(podcast)
    expect(second.code).toBe(0)
    expect(second.said).toContain("“A rota for two teams” is there already: left as it is.\n")
    expect(second.said).toContain("It offers nothing new.")
  }))

test("posts come from Markdown and from HTML, and lead to each other", () =>
  withPlace(async ({ run, data, folder, check }) => {
    await mkdir(join(folder, "posts"))
    await writeFile(join(folder, "posts/rota.md"), "---\ntitle: A rota\ndate: 2024-03-02\n---\n\nWords.\n")
    await writeFile(join(folder, "posts/team.html"), "<h1>A team</h1><p>See <a href='rota.md'>it</a>.</p>")
    const { code, said } = await run(join(folder, "posts"))
    expect(code).toBe(0)
    expect(said).toContain("posts is text in Markdown or HTML.")
    expect(said).toContain("and delete what is new: data/posts/rota.md data/posts/team.md")
    expect(await readFile(join(data, "posts/team.md"), "utf8")).toBe("See [it](/blog/rota/).\n")
    expect(await check()).toEqual([])
  }))

test("it speaks German on a German site, or when it is asked to", () =>
  withPlace(async ({ run, data }) => {
    expect((await run(podcast, "--dry-run", "--language", "de")).said).toContain(
      "runway.xml ist der Feed eines Podcasts.\n",
    )
    const site = await readFile(join(data, "site.json"), "utf8")
    await writeFile(join(data, "site.json"), site.replace(/("language": )"[^"]*"/, '$1"de-AT"'))
    expect((await run(lists, "--dry-run")).said).toContain("Würde übernommen:\n")
  }))

test("a dry run writes nothing", () =>
  withPlace(async ({ run, data }) => {
    const before = await snapshot(data)
    const { said } = await run(podcast, lists, "--dry-run")
    expect(said).toContain("Would be taken:\n  appearance   Nine days to a pull request, data/media.json\n")
    expect(await snapshot(data)).toEqual(before)
  }))

test("what lacks something, and a source that cannot be read, is named in a sentence, and the rest is taken", () =>
  withPlace(async ({ run, folder, check }) => {
    const { code, said } = await run(lists, join(fixtures, "awkward/notes.docx"), join(folder, "none.csv"))
    expect(code).toBe(1)
    expect(said).toContain("Not taken:\n  appearance   No kind of all\n    Missing: kind.\n")
    expect(said).toContain("Left out: notes.docx is nothing that can be imported.")
    expect(said).toMatch(/Left out: There is no file or folder .*none\.csv\./)
    expect(said).toContain("book         Rest, data/books.json\n")
    expect(await check()).toEqual([])
  }))

test("columns that are called otherwise can be said", () =>
  withPlace(async ({ run, folder }) => {
    await writeFile(join(folder, "werke.csv"), "Werk,Wer,Wo\nRest,A. Pang,https://books.example.org/rest\n")
    expect((await run(join(folder, "werke.csv"))).code).toBe(1)
    const { code, said } = await run(join(folder, "werke.csv"), "--columns", "title=Werk, author=Wer, link=Wo")
    expect([code, said]).toEqual([0, expect.stringContaining("book         Rest, data/books.json\n")])
  }))

test("a wrong value that is not needed is left out of its entry, and named", () =>
  withPlace(async ({ run, data, check }) => {
    const { code, said } = await run(join(fixtures, "awkward/kundenstimmen.csv"))
    expect(code).toBe(0)
    expect(said).toMatch(/ {4}Left out: Source: /)
    const testimonials = await json(data, "testimonials.json")
    expect(testimonials.at(-1)).toEqual({ quote: "Sehr gut.", name: "Zoë Okafor", title: "CEO" })
    expect(await check()).toEqual([])
  }))

test("the reading ends with the command", () =>
  withPlace(async ({ data }) => {
    const stop = new AbortController()
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const importing = importSources([podcast, "--data", data], { write: say, writeError: say, signal: stop.signal })
    stop.abort()
    expect(await importing).toBe(130)
    expect(said).toEqual(["\nStopped. Nothing was changed.\n"])
  }))

test("without a source nothing is imported, and help has an example", () =>
  withPlace(async ({ run }) => {
    expect((await run()).code).toBe(2)
    expect((await run("--help")).said).toContain("For example: npm run import -- ~/Downloads/feed.xml")
  }))
