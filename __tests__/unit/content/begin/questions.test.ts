import { join } from "node:path"
import { PassThrough, Writable } from "node:stream"
import { stripVTControlCharacters } from "node:util"
import { ask } from "../../../../src/content/begin/ask"

const linkedIn = join(__dirname, "../import/fixtures/linkedin")
const nobody = join(__dirname, "no-archive.zip")

const enter = "\r"
const again = "\u0015"

/** Somebody at a terminal, who waits for each text before they type. */
function somebody(steps: ReadonlyArray<readonly [shown: string, typed: string]>) {
  const input = new PassThrough()
  const waiting = [...steps]
  let shown = ""
  const output = new Writable({
    write(chunk, _encoding, done) {
      shown += stripVTControlCharacters(String(chunk))
      const [next] = waiting
      if (next && shown.includes(next[0])) {
        waiting.shift()
        shown = ""
        // The library listens once it has shown the question.
        setImmediate(() => input.write(next[1]))
      }
      done()
    },
  })
  // As a terminal does, it stays open though the library ends it after each question.
  output.end = () => output
  return { terminal: { input, output, signal: new AbortController().signal }, left: waiting }
}

test("everything is asked, a mistake again, and what can be left out is left out by Enter", async () => {
  const { terminal, left } = somebody([
    ["Language:", `de${enter}`],
    ["LinkedIn archive:", enter],
    ["Name:", enter],
    ["This answer is needed.", `Ada North${enter}`],
    ["Role:", enter],
    ["Address of the site:", enter],
    ["Where clients find you:", `ada@north.org${enter}`],
    ["LinkedIn:", enter],
    ["Percentage:", `120${enter}`],
    ["This is no percentage.", `${again}40${enter}`],
    ["Portrait:", enter],
    ["Accent colour:", `#ffee00${enter}`],
    ["nearest readable colour", `${again}#0b5fff${enter}`],
  ])
  const answers = await ask(new Map(), "https://ada.github.io", terminal)
  expect(left).toEqual([])
  expect(Object.fromEntries(answers)).toMatchObject({
    name: "Ada North",
    role: "Fractional CTO",
    siteUrl: "https://ada.github.io",
    linkedin: "",
    claim: "40",
    accent: "#0b5fff",
  })
})

test("a LinkedIn archive suggests the name and the role", async () => {
  const { terminal, left } = somebody([
    ["LinkedIn archive:", `${nobody}${enter}`],
    ["There is no file or folder", `${again}${linkedIn}${enter}`],
    ["Name: (Juno Albright)", enter],
    ["Role: (Fractional CTO)", enter],
  ])
  const keys = ["language", "siteUrl", "scheduling", "linkedin", "claim", "portrait", "accent"] as const
  const answers = await ask(new Map(keys.map((key) => [key, "x"])), undefined, terminal)
  expect(left).toEqual([])
  expect([answers.get("name"), answers.get("role")]).toEqual(["Juno Albright", "Fractional CTO"])
})

test("what flags say is not asked", async () => {
  const { terminal, left } = somebody([["Percentage:", `30${enter}`]])
  const keys = [
    "language",
    "archive",
    "name",
    "role",
    "siteUrl",
    "scheduling",
    "linkedin",
    "portrait",
    "accent",
  ] as const
  const answers = await ask(new Map(keys.map((key) => [key, "x"])), undefined, terminal)
  expect(left).toEqual([])
  expect(answers.get("claim")).toBe("30")
})
