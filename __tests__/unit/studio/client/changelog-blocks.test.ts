import { changelogBlocks } from "../../../../studio/client/update/changelog-blocks"

test("a section of the changelog is paragraphs and lists, without breaks of lines and formatting", () => {
  const markdown = `One paragraph
on two lines.

- \`npm run begin\`, or **the first page**. See
  [The first day](docs/first-day.md).
- Another

The end.
`
  expect(changelogBlocks(markdown)).toEqual([
    { kind: "paragraph", text: "One paragraph on two lines." },
    { kind: "list", items: ["npm run begin, or the first page. See The first day.", "Another"] },
    { kind: "paragraph", text: "The end." },
  ])
})

test("a section without words has no parts", () => expect(changelogBlocks("\n \n")).toEqual([]))

test("lines that end as on Windows are lines", () => {
  expect(changelogBlocks("- One\r\n- Two\r\n\r\nThree\r\n")).toEqual([
    { kind: "list", items: ["One", "Two"] },
    { kind: "paragraph", text: "Three" },
  ])
})
