import { parseMarkdown } from "../markdown/markdown"
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
