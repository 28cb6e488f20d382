import { formatSection, leaveOutLook, sectionsBetween } from "../changelog"

/** @returns the section of a version with this text */
const sectionOf = (markdown: string) => sectionsBetween(`# Changes\n\n## 1.1.0\n\n${markdown}`, undefined, "1.1.0")

test("what a version brings is paragraphs and lists, without breaks of lines and formatting", () => {
  const markdown = `One _paragraph_
on two lines.

- \`npm run begin\`, or **the first page**. See
  [The first day](docs/first-day.md).
- Another
  - and one within

### The *end*
`
  expect(sectionOf(markdown.replaceAll("\n", "\r\n"))).toEqual(sectionOf(markdown))
  expect(sectionOf(markdown)[0]?.blocks).toEqual([
    { kind: "paragraph", text: "One paragraph on two lines." },
    { kind: "list", items: ["npm run begin, or the first page. See The first day.", "Another", "and one within"] },
    { kind: "paragraph", text: "The end" },
  ])
})

test("a section without words has no parts", () => expect(sectionOf("\n \n")[0]?.blocks).toEqual([]))

test("a terminal has it in lines that are not too long, and no Markdown", () => {
  const words = "word ".repeat(20).trim()
  const [section] = sectionOf(`**New:** ${words}\n\n- ${words}\n- \`x\``)
  expect(section && formatSection(section)).toBe(
    `1.1.0

New: ${"word ".repeat(15).trim()}
${"word ".repeat(5).trim()}

- ${"word ".repeat(15).trim()}
  ${"word ".repeat(5).trim()}
- x`,
  )
})

test("what it says of the look can be left out", () => {
  const sections = sectionOf("Faster.\n\nWhat may look different: the fonts.\n\n- Fonts")
  expect(leaveOutLook(sections)).toEqual(sectionOf("Faster.\n\n- Fonts"))
})
