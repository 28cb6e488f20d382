import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { spliceText } from "../../../../content/location/source-text"
import { parseMarkdown } from "../../../../content/markdown/markdown"
import { sample } from "../../../../dev/support/owners"
import { textParts } from "../../../../gatsby/nodes/text-parts"
import { decodeEntities } from "../../../../language/html-entities"
import { withSoftHyphens } from "../../../../language/long-words"
import { shownLetters, withOpenPoint, writtenLetters, writtenPlace } from "../../../model/written-place"
import { signSpans } from "../../../model/written-words"

const fixtures = join(sample.folder, "__tests__/fixtures")
const owners = [sample.data, join(fixtures, "arabic"), join(fixtures, "polish")]

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !/^(?:readme|reference)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").replace(/^---\n.*?\n---\n/s, ""))

const site = { pathPrefix: "", opensInNewTab: "opens in a new tab", footnotes: "Notes", backToText: "Back" }

/** What the page shows of a text, without numbers of notes and what only screen readers say. */
const shownOf = (markdown: string): string =>
  textParts(parseMarkdown(markdown), site)
    .map((part) => ("html" in part ? part.html : ""))
    .join("\n")
    .replace(/<sup>.*?<\/sup>|<span class="visually-hidden">.*?<\/span>/gs, "")
    .split(/<[^>]*>/)
    .map(decodeEntities)
    .join("")

const letters = (text: string) => [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index)

const insertedAt = (text: string, offset: number) => `${text.slice(0, offset)}ⵥ${text.slice(offset)}`

test("a letter of any text in Markdown is written where it is found: what is typed there appears there", () => {
  const texts = owners.flatMap((folder) => filesIn(folder, ".md")).filter((text) => letters(shownOf(text)).length > 0)
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(), fc.boolean(), (markdown, number, isBehind) => {
      const shown = shownOf(markdown)
      const places = letters(shown)
      const letter = places[number % places.length] ?? 0
      const found = writtenPlace(writtenLetters(markdown, "markdown"), shownLetters(shown), { letter, isBehind })
      const length = String.fromCodePoint(shown.codePointAt(letter) ?? 0).length
      expect(shownOf(insertedAt(markdown, found ?? -1))).toBe(insertedAt(shown, isBehind ? letter + length : letter))
    }),
    { numRuns: runs(300) },
  )
})

test("of a text in Markdown, what is not in the colour of its signs is what visitors read", () => {
  const word = fc.stringMatching(/^[a-zé]{1,4}$/)
  const sign = fc.constantFrom(
    ...'* ** _ ` # > - + 1. | ~ ~~ ^ \\ &shy; < <b> [x] [ ] " --- === ``` 8*5*4 C:\\_work :a:'.split(" "),
    ..." ,  ,\n,\n\n,\n> ,\n1. ,\n* ,\n---\n,\n```\n,\u00a0".split(","),
  )
  const written = fc.array(fc.oneof(word, sign, sign), { maxLength: 20 }).map((all) => all.join(""))
  const plain = (text: string) => text.replace(/[\s\u00ad☐☑]|\ufe0e/g, "")
  fc.assert(
    fc.property(written, (text) => {
      const read = spliceText(
        text,
        signSpans(text).map((span) => ({ ...span, to: "" })),
      )
      expect(plain(read)).toBe(plain(shownOf(text)))
    }),
    { numRuns: runs(500) },
  )
})

test("soft hyphens, unbreakable spaces and neighbours on the page are no letters of a text", () => {
  const words = filesIn(sample.data, ".json").flatMap((text) => text.match(/"[^"\\\n{}]{12,200}"/g) ?? [])
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.constantFrom(...words),
      fc.nat(),
      fc.boolean(),
      (quoted, beside, number, isBehind) => {
        const value = quoted.slice(1, -1)
        const places = letters(value)
        const place = places[number % places.length] ?? 0
        const form = (text: string) => withSoftHyphens(text, "en").replaceAll(" ", "\u00a0")
        const shown = `${beside} ${form(value)} ${beside}`
        const letter = beside.length + 1 + form(value).length - form(value.slice(place)).length
        const at = writtenPlace(writtenLetters(value, "plain"), shownLetters(shown), { letter, isBehind })
        fc.pre(shown[letter] === value[place])
        expect(at).toBe(isBehind ? place + 1 : place)
      },
    ),
    { numRuns: runs(300) },
  )
})

test.each([
  ["in front of a space", 3, false, 3],
  ["behind a space", 3, true, 5],
  ["at the border of markup, inside it", 4, false, 6],
])("a caret %s stays on that side", (_side, letter, isBehind, offset) => {
  const value = letter === 4 ? "One **two**" : "One  two"
  const found = writtenPlace(writtenLetters(value, "markdown"), shownLetters("One two"), { letter, isBehind })
  expect(found).toBe(offset)
})

test("a letter in colour is written between the marks", () => {
  const written = "A 5\\* CTO for *less than 30%* of it"
  const shown = "A 5* CTO for less than 30% of it"
  for (const [letter, sign] of [...shown].entries())
    if (sign !== " ") {
      const place = writtenPlace(writtenLetters(written, "marked"), shownLetters(shown), { letter, isBehind: false })
      expect(written.slice(place).replace(/^\\/, "")[0]).toBe(sign)
    }
})

test("a letter that a text does not have is nowhere in it", () => {
  expect(writtenPlace(writtenLetters("2026-03", "plain"), shownLetters("March"), { letter: 0, isBehind: false })).toBe(
    undefined,
  )
})

test("an open point is selected as a whole, and nothing else is", () => {
  const value = "Ask [[your name]] first."
  expect(withOpenPoint(value, { start: 8, end: 8 })).toEqual({ start: 4, end: 17 })
  expect(withOpenPoint(value, { start: 18, end: 18 })).toEqual({ start: 18, end: 18 })
  expect(withOpenPoint(value, { start: 6, end: 10 })).toEqual({ start: 6, end: 10 })
})

test("a click on what stands for a placeholder is at no letter of the words around it", () => {
  const shown = "يوم في الشهر"
  const place = (letter: number) =>
    writtenPlace(writtenLetters("{score} في {date}", "plain"), shownLetters(shown), { letter, isBehind: false })
  expect([0, 4, 5, 7].map(place)).toEqual([undefined, 8, 9, undefined])
})
