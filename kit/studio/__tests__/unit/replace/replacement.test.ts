import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { spliceText } from "../../../../content/json/edit-json"
import { matchesIn } from "../../../model/replace/matches"
import { newWords, replacement } from "../../../model/replace/replacement"
import type { Notation } from "../../../model/replace/text-runs"

const usual = { matchCase: true, wholeWords: false, inLinks: false, language: "en" }

/** The value with all its matches replaced; undefined if the words do not fit there. */
function replaced(value: string, notation: Notation, words: string, to: string, inLinks = false): string | undefined {
  const matches = matchesIn(value, notation, { ...usual, words, inLinks }).filter(({ isSplit }) => !isSplit)
  const spans = replacement(value, notation, matches, { words, to, language: "en" })
  return spans && spliceText(value, spans)
}

test.each([
  ["plain", "less than 30% of it", "30%", "25% <net>", "less than 25% <net> of it"],
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

test("words that cannot be written where they should stand are refused", () => {
  expect(replaced("`old`", "markdown", "old", "a `b` c")).toBeUndefined()
  expect(replaced("[a](/old/)", "markdown", "old", "a b) c", true)).toBeUndefined()
})

test("words can be removed, also at the start of a paragraph", () => {
  expect(replaced("Well, it is.\n\nWell,\n\nso", "markdown", "Well,", "")).toBe(" it is.\n\n\n\nso")
})

test("addresses are replaced only if asked for", () => {
  const text = "[old](https://old.example/)"
  expect(replaced(text, "markdown", "old", "new")).toBe("[new](https://old.example/)")
  expect(replaced(text, "markdown", "old", "new", true)).toBe("[new](https://new.example/)")
  const html = '<a href="/?q=old">old</a>'
  expect(replaced(html, "markup", "old", '"&"', true)).toBe('<a href="/?q=&quot;&amp;&quot;">"&amp;"</a>')
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
        const all = matchesIn(text, "markdown", { ...usual, words: "old" })
        const matches = all.filter(({ isSplit }) => !isSplit)
        const spans = replacement(text, "markdown", matches, { words: "old", to, language: "en" })
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
        expect(matches.every(({ start, end }) => text.slice(start, end) === "old")).toBe(true)
      },
    ),
    { numRuns: runs(300) },
  )
})

const plainLetters = fc.string({
  unit: fc.constantFrom("a", "b", "A", "é", "ß", "’", "'", " ", "\u00a0", "\u00ad", "👩‍💻", "."),
  maxLength: 20,
})

test("whatever a plain text is, it is replaced where it is equal, and a second time there is nothing left", () => {
  fc.assert(
    fc.property(plainLetters, plainLetters, fc.boolean(), (value, words, matchCase) => {
      const query = { ...usual, matchCase, words }
      const matches = matchesIn(value, "plain", query)
      const now = spliceText(value, replacement(value, "plain", matches, { words, to: "§", language: "en" }) ?? [])
      for (const { start, end } of matches) expect(matchesIn(value.slice(start, end), "plain", query)).toHaveLength(1)
      expect(now.split("§")).toHaveLength(matches.length + 1)
      expect(matchesIn(now, "plain", query)).toEqual([])
    }),
    { numRuns: runs(500) },
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
  expect(newWords({ kind: "words", shown }, { words, to, language: "en" })).toBe(expected)
})

test("the first letter follows by the rules of the language, and in no address", () => {
  expect(newWords({ kind: "words", shown: "Ev" }, { words: "ev", to: "iş", language: "tr" })).toBe("İş")
  expect(newWords({ kind: "address", shown: "Old" }, { words: "old", to: "new", language: "en" })).toBe("new")
})
