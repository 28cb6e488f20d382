import type { List, Nodes } from "mdast"
import { parseMarkdown, plainWords } from "../markdown/markdown"
import { dropUnusedTrees } from "../markdown/tree-cache"

/** Long, and quickly read. */
const text = (name: string) => `${name}\n\n\`\`\`\n${"x".repeat(200_000)}\n\`\`\`\n`

test("a text that is asked for again is not read again", () => {
  expect(parseMarkdown(text("one"))).toBe(parseMarkdown(text("one")))
})

test("of a text that is written for hours, its former states are forgotten, and the texts beside it are not", () => {
  const [beside, first] = [parseMarkdown("beside"), parseMarkdown("state 0")]
  for (let state = 1; state < 5; state += 1) {
    dropUnusedTrees()
    parseMarkdown(`state ${state}`)
    expect(parseMarkdown("beside")).toBe(beside)
  }
  expect(parseMarkdown("state 0")).not.toBe(first)
})

test("a text of which one check has judged another state is not read again by the next", () => {
  const saved = parseMarkdown("saved")
  dropUnusedTrees()
  parseMarkdown("refused")
  dropUnusedTrees()
  expect(parseMarkdown("saved")).toBe(saved)
})

test("of more texts than there is room for, the ones that were asked for last stay", () => {
  const [beside, first] = [parseMarkdown("beside"), parseMarkdown(text("text 0"))]
  for (let nth = 1; nth < 20; nth += 1) {
    parseMarkdown(text(`text ${nth}`))
    expect(parseMarkdown("beside")).toBe(beside)
  }
  expect(parseMarkdown(text("text 0"))).not.toBe(first)
})

const typesIn = (text: string) => parseMarkdown(text).children.map(({ type }) => type)

test("a line of hyphens under a paragraph is a rule, and one of equals signs is words", () => {
  expect(typesIn("Words.\n---\n\nMore.")).toEqual(["paragraph", "thematicBreak", "paragraph"])
  expect(typesIn("> Words.\n> ---")).toEqual(["blockquote"])
  expect(plainWords(parseMarkdown("Words\n==="))).toBe("Words\n===")
})

test("what is indented is no code", () => {
  expect(typesIn("Words.\n\n    More words.\n\n\t- One\n\t- Two")).toEqual(["paragraph", "paragraph", "list"])
})

test.each([
  ["a heading", "##\u00a0Costs", "heading"],
  ["a list", "-\u3000One\n-\u3000Two", "list"],
  ["a numbered list", "1)\u00a0One\n2)\u2009Two", "list"],
  ["a quotation with a list", ">\u00a0-\u00a0One", "blockquote"],
  ["a task", "- [x]\u00a0Done", "list"],
  ["a rule", "---\u00a0", "thematicBreak"],
  ["a table", "| a |\n|\u00a0-\u00a0|\n| 1 |", "table"],
])("behind the sign of %s, a special space is a space", (_what, text, type) => {
  const { children } = parseMarkdown(text)
  expect(children.map((node) => node.type)).toEqual([type])
  expect(JSON.stringify(children)).not.toMatch(/[\u00a0\u2009\u3000]/)
})

test("special spaces in a code block, between words, and between a day and its month stay", () => {
  const kept = ["```\n-\u00a0a\n```", "5\u00a0km - 3\u00a0mi", "3.\u00a0Oktober 2026"]
  for (const text of kept) expect(JSON.stringify(parseMarkdown(text))).toContain("\u00a0")
  expect(typesIn("3.\u00a0Oktober 2026")).toEqual(["paragraph"])
})

const numbersIn = (text: string) => {
  const [list] = parseMarkdown(text).children as [List]
  return [list.start, ...list.children.map(({ data }) => (data as { hProperties?: object } | undefined)?.hProperties)]
}

test("the entries of a list keep their numbers, unless two have the same one", () => {
  expect(numbersIn("3. One\n9. Nine\n10. Ten\n24. More")).toEqual([
    3,
    undefined,
    { value: "9" },
    undefined,
    { value: "24" },
  ])
  expect(numbersIn("3. Three\n2. Two\n1. One")).toEqual([3, undefined, { value: "2" }, { value: "1" }])
  expect(numbersIn("1. One\n1. Two\n1. Three")).toEqual([1, undefined, undefined, undefined])
})

test("offsets lead to the text as it is written", () => {
  const text = "##\u00a0Costs\n\n-\u00a0One"
  const at = (node: Nodes) => text.slice(node.position?.start.offset, node.position?.end.offset)
  expect(parseMarkdown(text).children.map(at)).toEqual(["##\u00a0Costs", "-\u00a0One"])
})
