import { everyNth } from "../../../../__tests__/support/runs"
import { textParts } from "../../../gatsby/nodes/text-parts"
import { checkContent, checkFile, located } from "../../check/check-file"
import { linkDiagnostics } from "../../check/texts/text-links"
import { openPointsInText, textDiagnostics, withoutRemarks } from "../../check/texts/text-rules"
import type { Field } from "../../contract/field"
import { type ContentFile, contentFiles } from "../../contract/files"
import { conflictsInText } from "../../files/decode"
import { sourceText } from "../../location/source-text"
import { findExceededLimit, parseMarkdown } from "../../markdown/markdown"
import { svgDiagnostic } from "../../pictures/safe-svg"
import { expectLinear, ofLength } from "../support/cost"

/** What is repeated in texts that make a pattern try one place after the other. */
const inMarkdown = [
  "[](a ",
  "^[",
  "[",
  "![a](b ",
  "[^",
  "[a][",
  "[a](",
  "x]",
  "[[",
  "[a](b c) ",
  "[^a] ",
  "**a",
  "`a`",
  "&a",
  "<a ",
  "a@",
  "www.",
  "http://a.",
  "a-",
  "• a\n",
  "| a ",
  "## a\n\n",
  "- a\n",
  "\u00ad",
  "{#",
  " {#a} b",
  "{{",
  "{%",
  "==a",
  "- ",
  "<!- ",
  "{{! ",
  "[[a|",
  "** a ** ",
  "import a from ",
  "<<<<<<< a\n||||||| a\n",
  "+++\n",
  "\u0080",
  "2.\u00a0a\n",
  "a | b\n- x\n\nc\n\n",
]
const inValues = [
  ...inMarkdown,
  "</",
  "<!--",
  "<em>a",
  "<titel>",
  "a.",
  "/a",
  "/",
  "#",
  "?",
  "%",
  "{",
  "-",
  " ",
  "\t",
  "1.",
  "1 ",
  "ού",
  "日",
  "A",
  "a b ",
]

const nowhere = { pages: new Map(), off: [], unpublished: [], moved: new Map(), isWhole: true }
const site = { pathPrefix: "", opensInNewTab: "", footnotes: "", backToText: "" }

const textRules: Readonly<Record<string, (text: string) => unknown>> = {
  "the limits": findExceededLimit,
  "what it must not have": (text) => textDiagnostics(text, "posts.json"),
  "links and footnotes": (text) => linkDiagnostics(text, nowhere),
  "comments in a value": withoutRemarks,
  "merge conflicts": (text) => conflictsInText(sourceText(text)),
  "open points": openPointsInText,
  "the page": (text) => textParts(parseMarkdown(text), site),
}

describe.each(Object.entries(textRules).map(([name, rule], index) => [name, rule, index] as const))(
  "of a text, %s",
  (_name, rule, index) => {
    test("takes a time that grows with its length alone", () => {
      for (const motif of everyNth(8, inMarkdown, index))
        expectLinear((length) => {
          const text = ofLength(motif, length)
          parseMarkdown(text)
          return () => rule(text)
        }, 2000)
    })
  },
)

/** A text field of each kind, with the way to it. */
function textFields(): ReadonlyMap<
  string,
  { readonly file: ContentFile; readonly content: (text: string) => unknown }
> {
  const found = new Map<string, { readonly file: ContentFile; readonly content: (text: string) => unknown }>()
  const search = (file: ContentFile, field: Field, within: (value: unknown) => unknown) => {
    if (field.items) search(file, field.items, (value) => within([value]))
    for (const [key, child] of field.keys ?? []) search(file, child, (value) => within({ [key]: value }))
    const name = `${field.kind} ${field.facts.rules?.map(({ say }) => say("").code).join()} ${field.choices ? "choice" : ""}`
    if (!field.items && !field.keys && !found.has(name)) found.set(name, { file, content: within })
  }
  for (const file of contentFiles) search(file, file.field, (value) => value)
  return found
}

test.each([...textFields()].map(([name, field], index) => [name, field, index] as const))(
  "the rules of %s take a time that grows with the length alone",
  (_name, { file, content }, index) => {
    for (const motif of everyNth(8, inValues, index))
      expectLinear((length) => {
        const value = content(ofLength(motif, length))
        return () => checkContent(file, value)
      }, 5000)
  },
)

const books = contentFiles.find(({ path }) => path === "books.json")

test.each([
  [
    "unknown keys",
    (n: number) => JSON.stringify([Object.fromEntries(Array.from({ length: n }, (_, key) => [`k${key}`, 1]))]),
  ],
  [
    "keys that occur twice",
    (n: number) => `[{${Array.from({ length: n }, (_, key) => `"k${key % (n / 2)}":1`).join()}}]`,
  ],
  [
    "entries with the same slug",
    (n: number) => JSON.stringify(Array.from({ length: n }, () => ({ title: "a", slug: "a" }))),
  ],
  ["commas too many", (n: number) => `[${",".repeat(n)}]`],
])("%s take a time that grows with their number alone", (_what, json) => {
  if (!books) throw new Error("There is a contract of books.")
  expectLinear((length) => {
    const bytes = Buffer.from(json(length))
    return () => checkFile(books, bytes)
  }, 1000)
})

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

test.each<[string, (n: number) => string]>([
  ["nested groups", (n) => "<g>".repeat(n) + "</g>".repeat(n)],
  ["nested uses", (n) => "<use>".repeat(n) + "</use>".repeat(n)],
  ["elements beside each other", (n) => "<g/>".repeat(n)],
  [
    "namespaces",
    (n) =>
      `<g ${Array.from({ length: n }, (_, name) => `xmlns:a${name}="x"`).join(" ")}>${'<g xmlns:b="y"/>'.repeat(n)}</g>`,
  ],
  ["a long comment", (n) => `<!--${"- ".repeat(n)}-->`],
  ["CDATA", (n) => `<style><![CDATA[${"]> ".repeat(n)}]]></style>`],
  ["addresses in a style", (n) => `<g style="${"url(#".repeat(n)}"/>`],
  ["escapes in a style", (n) => `<g style="${"\\75 rl(".repeat(n)}"/>`],
  ["a tag that never ends", (n) => `<g ${'d="&amp;" '.repeat(n)}`],
])("an SVG of %s takes a time that grows with its length alone", (_what, inside) => {
  expectLinear((length) => {
    const bytes = Buffer.from(svg(inside(length)))
    return () => svgDiagnostic(bytes)
  }, 4000)
})

test("a comment of eight megabytes is read to its end", () => {
  expect(svgDiagnostic(Buffer.from(svg(`<!--${"a-b ".repeat(2_000_000)}-->`)))).toBeUndefined()
})

/** Signs that a parser compares with all those before them, alone and beside others. */
const signs = [
  "]",
  "[",
  "![",
  "a]",
  "[a]",
  "[a](b)",
  "![a](b)",
  "](a)",
  "][",
  "[^a]",
  "*",
  "*a",
  "a*",
  "*a*",
  "_a",
  "*_",
  "~~a",
]

test.each([
  ...signs,
  "` ",
  "<a ",
  "<!-",
  "&a",
  "| a ",
  "a|\n",
  "> a\n",
  "- a\n",
  "1.\n",
  "# a\n",
  "http://a.b ",
  "a@b.c ",
])("a text of %j alone is read, or refused, in a time that grows with its length alone", (motif) => {
  let time = 0
  expectLinear((length) => {
    // A text that was read before is remembered.
    const text = `${time++}\n\n${ofLength(motif, length)}`
    return () => findExceededLimit(text) ?? textParts(parseMarkdown(text), site)
  }, 5000)
})

const definition = `[a]: /${"b".repeat(140_000)}\n\n`

test.each<[string, string, string]>([
  [
    "lists within each other",
    Array.from({ length: 400 }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n"),
    "text-long",
  ],
  ["pictures within each other", `${"![".repeat(600)}a${"](b)".repeat(600)}`, "text-long"],
  ["emphasis within each other", `${"*a **b ".repeat(400)}${"b** a*".repeat(400)}`, "text-long"],
  ["one run of asterisks on each side of a word", `${"*".repeat(5000)}a${"*".repeat(5000)}`, "text-long"],
  ["brackets that nothing opens", "]".repeat(80_000), "text-long"],
  ["references to one long address", definition + "[a]\n\n".repeat(200), "text-long"],
  ["pictures from one long address", definition + "![a]\n\n".repeat(200), "text-long"],
  ["references with one long title", `[a]: /b "${"b".repeat(140_000)}"\n\n${"[a]\n\n".repeat(200)}`, "text-long"],
  ["rows that are filled up", `${"|a".repeat(700)}|\n${"|-".repeat(700)}|\n${"a\n".repeat(1500)}`, "text-long"],
  ["rows with long names of columns", `|${"a".repeat(9000)}|b|\n|-|-|\n${"a\n".repeat(1500)}`, "text-long"],
  ["entries of one list", "- a\n".repeat(5001), "text-long"],
])("%s without end are refused", (_what, text, code) => {
  expect(findExceededLimit(text)).toMatchObject({ code })
  expect(parseMarkdown(text).children).toEqual([])
})

test("what people write is not too much", () => {
  const paragraph = "Some *words*, **others**, snake_case_names, [a link](/x/) and an array[0][1]. char *p, *q;\n"
  const code = `\`\`\`sh\n${"echo -e '\\e[31mred\\e[0m'\n".repeat(1000)}\`\`\`\n`
  const list = "- **A book**: [its page](https://example.org), *read* in [2024](/blog/)\n".repeat(500)
  const table = `| a | b |\n| - | - |\n${"| **c** | [d](https://example.org/e) |\n".repeat(500)}`
  expect(findExceededLimit(`${paragraph.repeat(40)}\n> - 1. quoted\n${code}\n${list}\n${table}`)).toBeUndefined()
})

test.each([
  ["commas", ",", 63_999],
  ["wrong entries", "1,", 63_999],
])("a file of %s has a hundred errors and the count of the others, located in linear time", (_what, each, number) => {
  const [books] = contentFiles.filter(({ path }) => path === "books.json")
  if (!books) throw new Error("There is no file of books.")
  const errorsOf = (length: number) => {
    const checked = checkFile(books, Buffer.from(`[${each.repeat(length)}1]`))
    return located(checked.diagnostics, { ...checked, path: books.path }, { root: "data" })
  }
  const found = errorsOf(number)
  expect(found.length).toBe(101)
  expect(found.at(-1)?.message).toBe("And 63,900 more.")
  expectLinear((length) => () => errorsOf(length), 4000)
})
