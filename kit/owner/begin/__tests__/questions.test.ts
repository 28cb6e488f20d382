import { join } from "node:path"
import { enter, scriptedTerminal } from "../../../../__tests__/support/scripted-terminal"
import { speak } from "../../../content/sentences/sentences"
import { ask } from "../ask"
import { questions } from "../questions"

const linkedIn = join(__dirname, "../../import/__tests__/fixtures/linkedin")
const nobody = join(__dirname, "no-archive.zip")
const again = "\u0015"

/** Answers to all questions but these, by flags. */
const givenBut = (...asked: readonly string[]) =>
  new Map(questions.flatMap(({ key }) => (asked.includes(key) ? [] : [[key, "x"] as const])))

beforeEach(() => speak("en"))

test("everything is asked in the language that was chosen, a mistake again, and what can be left out is left out by Enter", async () => {
  const { terminal, left } = scriptedTerminal([
    ["Language:", `de${enter}`],
    ["LinkedIn-Archiv:", enter],
    ["Name:", enter],
    ["Diese Antwort ist nötig.", `Ada North${enter}`],
    ["Rolle:", enter],
    ["Adresse der Website:", enter],
    ["Wo Kunden Kontakt aufnehmen:", `ada@north.org${enter}`],
    ["LinkedIn:", enter],
    ["Prozentsatz:", `120${enter}`],
    ["Das ist keine Prozentzahl.", `${again}40${enter}`],
    ["Porträt:", enter],
    ["Akzentfarbe:", `#ffee00${enter}`],
    ["die nächste lesbare Farbe", `${again}#0b5fff${enter}`],
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
  const { terminal, left } = scriptedTerminal([
    ["LinkedIn archive:", `${nobody}${enter}`],
    ["There is no file or folder", `${again}${linkedIn}${enter}`],
    ["Name: (Juno Albright)", enter],
    ["Role: (Fractional CTO)", enter],
  ])
  const answers = await ask(givenBut("archive", "name", "role"), undefined, terminal)
  expect(left).toEqual([])
  expect([answers.get("name"), answers.get("role")]).toEqual(["Juno Albright", "Fractional CTO"])
})

test("what flags say is not asked", async () => {
  const { terminal, left } = scriptedTerminal([["Percentage:", `30${enter}`]])
  const answers = await ask(givenBut("claim"), undefined, terminal)
  expect(left).toEqual([])
  expect(answers.get("claim")).toBe("30")
})

test("the question before is asked again, with its answer, and what was answered since is kept", async () => {
  const { terminal, left, seen } = scriptedTerminal([
    ["Language:", `<${enter}`],
    ["This is the first question.", `${again}en${enter}`],
    ["LinkedIn archive:", enter],
    ["Type < to go back.\n  Name:", `Ada Nort${enter}`],
    ["Role: (Fractional CTO)", enter],
    ["Address of the site:", `https://north.org${enter}`],
    ["Where clients find you:", `<${enter}`],
    ["Type - to leave it out. Type < to go back.\n  Address of the site: (https://north.org)", `<${enter}`],
    ["Role: (Fractional CTO)", `<${enter}`],
    ["Name: (Ada Nort)", `<${enter}`],
    ["LinkedIn archive:", `<${enter}`],
    ["Language: (en)", `en-GB${enter}`],
    ["LinkedIn archive:", enter],
    ["Name: (Ada Nort)", `Ada North${enter}`],
    ["Role: (Fractional CTO)", enter],
    ["Address of the site: (https://north.org)", `-${enter}`],
    ["Where clients find you:", `ada@north.org${enter}`],
  ])
  const asked = ["language", "archive", "name", "role", "siteUrl", "scheduling"]
  const answers = await ask(givenBut(...asked), undefined, terminal)
  expect({ left, seen: left.length > 0 ? seen() : "" }).toEqual({ left: [], seen: "" })
  expect(Object.fromEntries(answers)).toMatchObject({ language: "en-GB", name: "Ada North", siteUrl: "", archive: "" })
})

test.each(["https://north.org", "www.North.org", "ada@north.org", "mailto:ada@north.org", "linkedin.com/in/ada-north"])(
  "an address is no name: %s",
  async (address) => {
    const { terminal, left } = scriptedTerminal([
      ["Name:", `${address}${enter}`],
      ["This is an address, not a name. Write it in words", `${again}J.R.R. North-O’Neill Ph.D.${enter}`],
    ])
    const answers = await ask(givenBut("name"), undefined, terminal)
    expect([left, answers.get("name")]).toEqual([[], "J.R.R. North-O’Neill Ph.D."])
  },
)
