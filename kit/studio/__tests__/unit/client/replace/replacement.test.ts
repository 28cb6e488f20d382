import fc from "fast-check"
import { runs } from "../../../../../../__tests__/support/runs"
import { spliceText } from "../../../../../content/location/source-text"
import { newWords, prepareReplacements } from "../../../../client/replace/replacement"
import { finderFor } from "../../../../client/replace/search"
import type { Notation } from "../../../../model/written-words"

const usual = { matchCase: true, wholeWords: false, language: "en" }

const spansFor = (value: string, notation: Notation, words: string, to: string) =>
  prepareReplacements(
    [{ file: "a.md", path: [], value, notation, matches: finderFor({ ...usual, words })(value, notation) }],
    { words, to, language: "en" },
  ).parts[0]?.spans

/** The value with all its matches replaced; undefined if the words do not fit there. */
function replaced(value: string, notation: Notation, words: string, to: string): string | undefined {
  const spans = spansFor(value, notation, words, to)
  return spans && spliceText(value, spans)
}

test.each([
  ["plain", "less than 30% of it", "30%", "25% <net>", "less than 25% <net> of it"],
  ["marked", "30% at 5\\*, *less than 30%*", "30%", "25%*", "25%\\* at 5\\*, *less than 25%\\**"],
  [
    "markup",
    "<p>R&amp;D, <em>R&amp;D</em></p>",
    "R&D",
    "Q&A <i>",
    "<p>Q&amp;A &lt;i&gt;, <em>Q&amp;A &lt;i&gt;</em></p>",
  ],
  ["markdown", "## Old\n\n- **Old** `Old`\n", "Old", "New & <5%", "## New & <5%\n\n- **New & <5%** `New & <5%`\n"],
] as const)(
  "in %s the words are written so that visitors read them as typed",
  (notation, value, words, to, expected) => {
    expect(replaced(value, notation, words, to)).toBe(expected)
  },
)

test.each([
  ["a mark of emphasis", "One old word", "*new*", "One \\*new\\* word"],
  ["a tag", "One old word", "<b>", "One \\<b\\> word"],
  ["a heading", "old", "# new", "\\# new"],
  ["a list", "old\n", "1. new", "1\\. new\n"],
])("in Markdown, what would be %s gets a backslash", (_what, text, to, expected) => {
  expect(replaced(text, "markdown", "old", to)).toBe(expected)
})

test.each([
  ["code", "`old`", "a `b` c"],
  ["the name of a link that is written elsewhere", "[old]\n\n[old]: /a/", "new"],
])("words that cannot be written in %s are refused", (_where, text, to) => {
  expect(replaced(text, "markdown", "old", to)).toBeUndefined()
})

test("words can be removed, also at the start of a paragraph", () => {
  expect(replaced("Well, it is.\n\nWell,\n\nso", "markdown", "Well,", "")).toBe(" it is.\n\n\n\nso")
})

const word = fc.stringMatching(/^[a-z]{1,6}$/)
const sign = fc.constantFrom(
  "*",
  "**",
  "_",
  "`",
  "~",
  "#",
  "> ",
  "- ",
  "1. ",
  "[a](/old/)",
  "![old](old.png)",
  "\n",
  "\n\n",
  "|",
  "\\",
  "&amp;",
  "<",
)
const anyMarkdown = fc
  .array(fc.oneof(word, fc.constant("old"), fc.constant(" "), sign), { maxLength: 30 })
  .map((all) => all.join(""))

test("whatever a text in Markdown is, only the words in question are others", () => {
  fc.assert(
    fc.property(
      anyMarkdown,
      fc.oneof(
        word,
        anyMarkdown.map((text) => text.replace(/\s+/g, " ")),
      ),
      (text, to) => {
        const spans = spansFor(text, "markdown", "old", to)
        if (!spans) return
        // Between the matches everything is as it was, to the letter.
        let [before, after] = [0, 0]
        const now = spliceText(text, spans)
        for (const { start, end, to: written } of spans) {
          expect(now.slice(after, after + start - before)).toBe(text.slice(before, start))
          after += start - before + written.length
          before = end
        }
        expect(now.slice(after)).toBe(text.slice(before))
        expect(spans.every(({ start, end }) => text.slice(start, end) === "old")).toBe(true)
      },
    ),
    { numRuns: runs(300) },
  )
})

test.each([
  ["a capital at the start of a sentence", "less than", "a third", "Less than", "A third"],
  ["a small letter within one", "Fractional CTO", "Interim CTO", "fractional CTO", "interim CTO"],
  ["the words as looked for", "less than", "a third", "less than", "a third"],
  ["what is in capitals as a whole", "less than", "a third", "LESS THAN", "a third"],
  ["an abbreviation", "CTO", "CEO", "cto", "CEO"],
  ["a name in place of another word", "acme", "Globex", "Acme", "Globex"],
  ["a sign", "less", "<30%", "Less", "<30%"],
])("the new words follow the first letter of those found: %s", (_what, words, to, shown, expected) => {
  expect(newWords(shown, { words, to, language: "en" })).toBe(expected)
})

test("the first letter follows by the rules of the language", () => {
  expect(newWords("Ev", { words: "ev", to: "iş", language: "tr" })).toBe("İş")
})
