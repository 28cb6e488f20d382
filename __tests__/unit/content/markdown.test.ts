import { parseMarkdown } from "../../../src/content/texts/markdown"

/** Long, and quickly read. */
const text = (name: string) => `${name}\n\n\`\`\`\n${"x".repeat(100_000)}\n\`\`\`\n`

test("a text that is asked for again is not read again", () => {
  expect(parseMarkdown(text("one"))).toBe(parseMarkdown(text("one")))
})

test("of a text that is written for hours, its first states are forgotten, and the texts beside it are not", () => {
  const [beside, first] = [parseMarkdown(text("beside")), parseMarkdown(text("state 0"))]
  for (let state = 1; state < 20; state += 1) {
    parseMarkdown(text(`state ${state}`))
    expect(parseMarkdown(text("beside"))).toBe(beside)
  }
  expect(parseMarkdown(text("state 0"))).not.toBe(first)
})
