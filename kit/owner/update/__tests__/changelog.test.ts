import { changesBetween, wrapped } from "../changelog"

const stepTo = (version: string, from?: string, title = version) => ({ from, target: { version, title, commit: "" } })

/** @returns what a version brings with this text */
const said = (markdown: string) => changesBetween(`# Changes\n\n## 1.1.0 (2026-12-01)\n\n${markdown}`, stepTo("1.1.0"))

test("what a version brings is plain text, without formatting and line breaks within a paragraph or an item", () => {
  const markdown = `One **paragraph**
on two lines.

- \`npm run begin\`, or the first page. See
  [The first day](docs/first-day.md).
- Another
`
  expect(said(markdown.replaceAll("\n", "\r\n"))).toBe(said(markdown))
  expect(said(markdown)).toBe(
    "1.1.0\n\nOne paragraph on two lines.\n\n- npm run begin, or the first page. See The first day.\n- Another",
  )
})

test.each([
  ["1.0.0", "2.0.0", "2.0.0", ["2.0.0", "1.1.0"]],
  [undefined, "1.1.0", "1.1.0", ["1.1.0", "1.0.0"]],
  ["1.1.0", "2.0.0", "2.0.0 (0a1b2c3d)", ["Unreleased", "2.0.0"]],
])("from %s to %s come the versions between", (from, to, title, versions) => {
  const all = ["Unreleased", "v2.1.0", "2.0.0 (2026-12-01)", "[1.1.0]", "1.0.0"]
  const changelog = all.map((version) => `## ${version}\n\nText\n\n`).join("")
  expect(changesBetween(changelog, stepTo(to, from, title)).split(/\n\nText(?:\n\n)?/)).toEqual([...versions, ""])
})

test("a terminal has it in lines that are not too long", () => {
  const words = "word ".repeat(20).trim()
  expect(wrapped(`${words}\n\nEnd`)).toBe(`${"word ".repeat(16).trim()}\n${"word ".repeat(4).trim()}\n\nEnd`)
})
