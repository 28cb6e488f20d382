import { matchesIn, type Query } from "../../../model/replace/matches"
import type { Notation } from "../../../model/replace/text-runs"

const usual = { matchCase: false, wholeWords: false, inLinks: false, language: "en-GB" }

/** The parts of a value, as it is written, in which the words are found. */
const found = (value: string, words: string, query: Partial<Query> = {}, notation: Notation = "plain") =>
  matchesIn(value, notation, { ...usual, words, ...query }).map(({ start, end }) => value.slice(start, end))

test.each([
  ["signs of regular expressions", "Is it (a|b)*? It is (A|B)*?", "(a|b)*?", ["(a|b)*?", "(A|B)*?"]],
  ["a curly apostrophe by a straight one", "a CTO’s job", "cto's", ["CTO’s"]],
  ["curly quotes by straight ones", "“Yes”, „ja“ and «oui»", '"', ["“", "”", "„", "“", "«", "»"]],
  ["a straight apostrophe by a curly one", "it's", "it’s", ["it's"]],
  ["a space that does not break", "30\u00a0% and 30\u202f%", "30 %", ["30\u00a0%", "30\u202f%"]],
  ["several spaces, or a line break, as one", "full  time, full\ntime", "full time", ["full  time", "full\ntime"]],
  ["soft hyphens as nothing", "engi\u00adneer\u00ading", "engineer", ["engi\u00adneer"]],
  ["a hyphen that does not break", "part\u2011time", "part-time", ["part\u2011time"]],
  ["a letter with its accent apart", "cafe\u0301 and café", "café", ["cafe\u0301", "café"]],
  ["an accent apart in what is looked for", "café", "cafe\u0301", ["café"]],
  ["two that follow each other once each", "aaaa", "aa", ["aa", "aa"]],
  ["nothing for spaces alone", "a b", "  ", []],
])("%s", (_what, value, words, expected) => {
  expect(found(value, words)).toEqual(expected)
})

test.each([
  ["a letter without its accent", "cafe\u0301", "cafe", []],
  ["a letter without its mark that is no letter with it", "x\u0323", "x", []],
  ["half an ß", "Maß", "mas", []],
  ["a part of an emoji", "👩‍💻", "👩", []],
  ["an emoji without its tone", "👍🏽", "👍", []],
])("a match is never %s", (_what, value, words, expected) => {
  expect(found(value, words)).toEqual(expected)
})

test("an emoji is found as a whole", () => {
  expect(found("👍🏽 👩‍💻", "👩‍💻")).toEqual(["👩‍💻"])
})

describe("case", () => {
  test.each([
    ["ß and its capitals", "de", "STRASSE, Straße, Strasse", "straße", ["STRASSE", "Straße", "Strasse"]],
    ["an i with and without its dot", "tr", "İş, iş, IŞ, ış", "iş", ["İş", "iş"]],
    ["a capital I in Turkish", "tr", "ISI, ısı, isi", "ısı", ["ISI", "ısı"]],
    ["a capital I elsewhere", "en", "IT, it", "it", ["IT", "it"]],
    ["a sigma at the end", "el", "ΛΟΓΟΣ, λόγος", "λόγος", ["ΛΟΓΟΣ", "λόγος"]],
    ["a language that is none", "no language", "IT", "it", ["IT"]],
  ])("%s", (_what, language, value, words, expected) => {
    expect(found(value, words, { language })).toEqual(expected)
  })

  test("is matched if asked for", () => {
    expect(found("CTO, cto, Straße", "CTO", { matchCase: true })).toEqual(["CTO"])
    expect(found("Strasse", "Straße", { matchCase: true })).toEqual([])
  })
})

describe("whole words", () => {
  test.each([
    ["end at letters and digits", "team, teams, team2, my_team, Team's", "team", ["team", "Team"]],
    ["may begin or end with signs", "130%, 30%, (30%)", "30%", ["30%", "30%"]],
    ["end at letters of any writing", "командой команда", "команд", []],
    ["are told by the language where there are no spaces", "東京都に住む", "東京", ["東京"]],
  ])("%s", (_what, value, words, expected) => {
    expect(found(value, words, { wholeWords: true, language: "ja" })).toEqual(expected)
  })
})

describe("in simple HTML", () => {
  test("tags are no words, and a character reference is the sign that it shows", () => {
    const html = '<p class="p">R&amp;D &lt; p&eacute;p</p>'
    expect(found(html, "p", {}, "markup")).toEqual(["p", "p"])
    expect(found(html, "r&d <", {}, "markup")).toEqual(["R&amp;D &lt;"])
    expect(found(html, "pé", {}, "markup")).toEqual(["p&eacute;"])
  })

  test("words with markup within them are found, for somebody to change by hand", () => {
    const [match] = matchesIn("less than <em>30%</em> of it", "markup", { ...usual, words: "less than 30%" })
    expect(match).toMatchObject({ isSplit: true, shown: "less than 30%", before: "", after: " of it" })
  })

  test("words of two paragraphs are none of one", () => {
    expect(found("<p>one</p><p>two</p>", "one two", {}, "markup")).toEqual([])
    expect(found("<p>one</p><p>two</p>", "onetwo", {}, "markup")).toEqual([])
  })

  test("addresses are left alone unless asked for", () => {
    const html = '<a href="https://a.example/?a=1&amp;b=2">a.example</a>'
    expect(found(html, "a.example", {}, "markup")).toEqual(["a.example"])
    expect(found(html, "a=1&b", { inLinks: true }, "markup")).toEqual(["a=1&amp;b"])
  })
})

describe("in Markdown", () => {
  const inMarkdown = (text: string, words: string, query: Partial<Query> = {}) => found(text, words, query, "markdown")

  test.each([
    ["a heading", "## Old words", "old words", ["Old words"]],
    ["a list", "- old\n- old", "old", ["old", "old"]],
    ["a table", "| old | b |\n| --- | --- |\n| c | old |", "old", ["old", "old"]],
    ["a quote of several lines", "> one\n> two", "one two", ["one\n> two"]],
    ["a footnote", "Text[^1]\n\n[^1]: old", "old", ["old"]],
    ["code", "`old` and\n\n```js\nold()\n  old()\n```", "old", ["old", "old", "old"]],
    ["a picture's description", "![an old map](../images/old.png)", "old", ["old"]],
    ["the title of a picture", '![a map](../images/old.png "An old map")', "old", ["old"]],
    ["the words of a link", "[old](https://old.example)", "old", ["old"]],
    ["signs behind a backslash", "a\\*b", "a*b", ["a\\*b"]],
    ["a character reference", "R&amp;D", "r&d", ["R&amp;D"]],
    ["a line that is broken on purpose", "one  \ntwo", "one two", ["one  \ntwo"]],
  ])("words of %s are found", (_what, text, words, expected) => {
    expect(inMarkdown(text, words)).toEqual(expected)
  })

  test("no path of a picture is found, and no address unless asked for", () => {
    const text = "![A](../images/old.png) [a](/old/) <https://old.example> www.old.example\n\n[ref]: /old/"
    expect(inMarkdown(text, "old")).toEqual([])
    expect(inMarkdown(text, "old", { inLinks: true })).toEqual(["old", "old", "old", "old"])
  })

  test("no mark of Markdown is found", () => {
    expect(inMarkdown("## a\n\n- **b** `c`\n\n> d", "*")).toEqual([])
    expect(inMarkdown("## a", "#")).toEqual([])
  })

  test("words that are partly bold are found, for somebody to change by hand", () => {
    const text = "It costs less than **30%** of that."
    const [match] = matchesIn(text, "markdown", { ...usual, words: "less than 30%" })
    expect(match).toMatchObject({ isSplit: true, shown: "less than 30%", before: "It costs ", after: " of that." })
  })

  test("words that are bold as a whole are found between the marks", () => {
    expect(inMarkdown("less than **30%**", "30%")).toEqual(["30%"])
  })
})

test("a match is shown in its sentence, which is cut where it is long", () => {
  const long = "word ".repeat(40)
  const [short, cut] = matchesIn(`Before. It is old here. After. ${long}old ${long}`, "plain", {
    ...usual,
    words: "old",
  })
  expect(short).toMatchObject({ before: "It is ", shown: "old", after: " here." })
  expect(cut?.before).toMatch(/^… (?:word )+$/)
  expect(cut?.after).toMatch(/^(?: word)+ …$/)
})
