import { parseMarkdown, readingMinutes } from "../markdown/markdown"

const minutes = (markdown: string, language = "en"): number => readingMinutes(parseMarkdown(markdown), language)

test("265 words take a minute, whatever they are set in", () => {
  expect(minutes("word ".repeat(265 * 3))).toBe(3)
  expect(minutes(`- **word**\n- [word](/books/)\n- \`word\`\n\n## word\n\n`.repeat(265))).toBe(4)
})

test("code counts", () => {
  expect(minutes(`\`\`\`\n${"word ".repeat(265 * 2)}\n\`\`\``)).toBe(2)
})

test("a text of a few words takes a minute too", () => {
  expect(minutes("Hello.")).toBe(1)
})

test("words count where nothing stands between them", () => {
  // Research, quality, of, software.
  expect(minutes("研究软件的质量。".repeat(265), "zh")).toBe(4)
})
