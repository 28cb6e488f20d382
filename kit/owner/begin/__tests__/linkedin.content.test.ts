import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkData } from "../../../content/check/check-data"
import { isError } from "../../../content/diagnostic/diagnostic"
import { importSources } from "../../import/command"
import { readSource } from "../../import/read-source"
import { inCopy, onSample } from "./support/begin-in-copy"

const fixtures = join(__dirname, "../../import/__tests__/fixtures")
const archive = ["--archive", join(fixtures, "linkedin")]
const needed = ["--language", "en-GB", "--scheduling", "juno@albright.org", "--claim", "25"]

/** @returns what `npm run import` says */
async function importInto(data: string, ...args: readonly string[]): Promise<string> {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const io = { write: say, writeError: say, signal: new AbortController().signal }
  await importSources([...args, "--data", data], io, (path) => readSource(path, () => undefined))
  return said.join("")
}

const jsonIn = (data: string, file: string) => JSON.parse(readFileSync(join(data, file), "utf8"))

onSample("a site begins with what a LinkedIn archive says: name, role, story, positions, recommendations", () =>
  inCopy(async ({ data, begin, git }) => {
    const { code, written } = await begin([...needed, ...archive])
    expect(code).toBe(0)
    expect(written).toContain("testimonial  Zoë Okafor")
    expect(jsonIn(data, "site.json")).toMatchObject({ name: "Juno Albright", role: "Fractional CTO" })
    expect(jsonIn(data, "pages/about.json")).toMatchObject({
      intro: "Fractional CTO | Teams of ten to fifty",
      bio: ["I began in 2007 as an engineer.", "I have worked for myself since 2018."],
      achievements: { groups: [{ items: expect.arrayContaining(["Self-employed: Fractional CTO, 2018–"]) }] },
    })
    expect(jsonIn(data, "testimonials.json")).toMatchObject([{ name: "Zoë Okafor" }])
    expect((await checkData(data)).filter(isError)).toEqual([])
    expect(git("status", "--porcelain")).toBe("")
  }),
)

onSample(
  "a site that began without an archive takes its introduction and story later, in place of the neutral ones",
  () =>
    inCopy(async ({ data, begin }) => {
      await begin(["--language", "de", ...needed.slice(2), "--name", "Juno Albright"])
      await importInto(data, join(fixtures, "linkedin"))
      expect(jsonIn(data, "pages/about.json")).toMatchObject({
        intro: "Fractional CTO | Teams of ten to fifty",
        bio: ["I began in 2007 as an engineer.", "I have worked for myself since 2018."],
      })
    }),
)

onSample("a name that is given is kept", () =>
  inCopy(async ({ data, begin }) => {
    await begin([...needed, ...archive, "--name", "Ada North"])
    expect(jsonIn(data, "site.json").name).toBe("Ada North")
  }),
)

onSample("an import into the sample says that a site begins first, and begin refuses what it has changed", () =>
  inCopy(async ({ data, begin }) => {
    expect(await importInto(data, join(fixtures, "podcast"))).toMatch(
      /is still the sample’s\. Make it yours first, with npm run begin/,
    )
    expect(await begin([...needed, "--name", "Ada North"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is not the sample any more"),
    })
  }),
)

onSample("something else than a LinkedIn archive is refused by name, and nothing is changed", () =>
  inCopy(async ({ begin, git }) => {
    const { code, stderr } = await begin([...needed, "--name", "Ada", "--archive", join(fixtures, "podcast")])
    expect(code).toBe(1)
    expect(stderr).toContain("podcast is a podcast’s feed, not a LinkedIn archive. Begin without it")
    expect(git("status", "--porcelain")).toBe("")
  }),
)
