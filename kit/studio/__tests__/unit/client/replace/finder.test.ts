import { finderFor, type Query } from "../../../../client/replace/search"
import type { Notation } from "../../../../model/written-words"

const usual = { matchCase: false, wholeWords: false, language: "en-GB" }

/** The parts of a text, as it is written, in which the words are found. */
const found = (value: string, words: string, query: Partial<Query> = {}, notation: Notation = "plain") =>
  finderFor({ ...usual, words, ...query })(value, notation).map(({ start, end }) => value.slice(start, end))

test.each([
  ["signs of regular expressions", "Is it (a|b)*? It is (A|B)*?", "(a|b)*?", ["(a|b)*?", "(A|B)*?"]],
  ["a curly apostrophe by a straight one", "a CTO’s job", "cto's", ["CTO’s"]],
  ["curly quotes by straight ones", "“Yes”, „ja“ and «oui»", '"', ["“", "”", "„", "“", "«", "»"]],
  ["a space that does not break", "30\u00a0% and 30\u202f%", "30 %", ["30\u00a0%", "30\u202f%"]],
  ["several spaces, or a line break, as one", "full  time, full\ntime", "full time", ["full  time", "full\ntime"]],
  ["soft hyphens as nothing", "engi\u00adneer\u00ading", "engineer", ["engi\u00adneer"]],
  ["a letter with its accent apart", "cafe\u0301 and café", "cafe\u0301", ["cafe\u0301", "café"]],
  ["no letter without its accent", "cafe\u0301", "cafe", []],
  ["no part of an emoji", "👩‍💻 👍🏽", "👩", []],
  ["an emoji as a whole", "👍🏽 👩‍💻", "👩‍💻", ["👩‍💻"]],
  ["nothing for spaces alone", "a b", "  ", []],
])("%s", (_what, value, words, expected) => {
  expect(found(value, words)).toEqual(expected)
})

test("words of a headline are found as visitors read them, and not where they are partly in colour", () => {
  const headline = "A 5\\* CTO for *less than 30%* of it"
  expect(found(headline, "5* CTO", {}, "marked")).toEqual(["5\\* CTO"])
  expect(found(headline, "less than", {}, "marked")).toEqual(["less than"])
  expect(found(headline, "for less", {}, "marked")).toEqual([])
})

test.each([
  ["ß and its capitals", "de", "STRASSE, Straße", "straße", ["STRASSE", "Straße"]],
  ["an i with and without its dot", "tr", "İş, iş, IŞ, ış", "iş", ["İş", "iş"]],
  ["a capital I elsewhere", "en", "IT, it", "it", ["IT", "it"]],
  ["a sigma at the end", "el", "ΛΟΓΟΣ, λόγος", "λόγος", ["ΛΟΓΟΣ", "λόγος"]],
  ["a language that is none", "no language", "IT", "it", ["IT"]],
])("capitals: %s", (_what, language, value, words, expected) => {
  expect(found(value, words, { language })).toEqual(expected)
})

test("capitals matter if asked for", () => {
  expect(found("CTO, cto, Straße", "CTO", { matchCase: true })).toEqual(["CTO"])
})

test.each([
  ["end at letters and digits", "team, teams, team2, my_team, Team's", "team", ["team", "Team"]],
  ["may begin or end with signs", "130%, 30%, (30%)", "30%", ["30%", "30%"]],
  ["end at letters of any writing", "командой команда", "команд", []],
  ["end anywhere where there are no spaces", "東京都に住む", "東京", ["東京"]],
])("whole words %s", (_what, value, words, expected) => {
  expect(found(value, words, { wholeWords: true, language: "ja" })).toEqual(expected)
})

test("in simple HTML tags and addresses are no words, and a character reference is the sign that it shows", () => {
  const html = '<p class="p">R&amp;D &lt; <a href="/p/">p</a></p>'
  expect(found(html, "p", {}, "markup")).toEqual(["p"])
  expect(found(html, "r&d <", {}, "markup")).toEqual(["R&amp;D &lt;"])
  expect(found(html, "amp", {}, "markup")).toEqual([])
  expect(found("<p>one</p><p>two</p>", "onetwo", {}, "markup")).toEqual([])
})

const inMarkdown = (text: string, words: string) => found(text, words, {}, "markdown")

test.each([
  ["a heading", "## Old words", "old words", ["Old words"]],
  ["a list", "- old\n- old", "old", ["old", "old"]],
  ["a table", "| old | b |\n| --- | --- |\n| c | old |", "old", ["old", "old"]],
  ["a footnote", "Text[^1]\n\n[^1]: old", "old", ["old"]],
  ["code", "`old` and\n\n```old\nold()\n  old()\n```", "old", ["old", "old", "old"]],
  ["a picture's description", "![an old map](../images/old.png)", "old", ["old"]],
  ["the title of a picture", '![a map](../images/old.png "An old map")', "old", ["old"]],
  ["the words of a link", "[old](https://old.example)", "old", ["old"]],
  ["signs behind a backslash", "a\\*b", "a*b", ["a\\*b"]],
  ["a character reference", "R&amp;D", "r&d", ["R&amp;D"]],
  ["bold words", "less than **30%**", "30%", ["30%"]],
])("words of %s are found", (_what, text, words, expected) => {
  expect(inMarkdown(text, words)).toEqual(expected)
})

test("in Markdown no mark, no address and no path of a picture is found, and no words that are partly bold", () => {
  const text =
    "## a\n\n![A](../images/old.png) [a](/old/) <https://old.example> www.old.example **o**ld\n\n[ref]: /old/"
  expect(inMarkdown(text, "old")).toEqual([])
  expect([inMarkdown(text, "*"), inMarkdown(text, "#")]).toEqual([[], []])
})

test("a match is shown in its sentence, which is cut where it is long", () => {
  const long = "word ".repeat(40)
  const [short, cut] = finderFor({ ...usual, words: "old" })(
    `Before. It is old here. After. ${long}old ${long}`,
    "plain",
  )
  expect(short).toMatchObject({ before: "It is ", shown: "old", after: " here." })
  expect(cut?.before).toMatch(/^… (?:word )+$/)
  expect(cut?.after).toMatch(/^(?: word)+ …$/)
})
