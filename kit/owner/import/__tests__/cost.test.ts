import { expectLinear, ofLength } from "../../../content/__tests__/support/cost"
import { textFromHtml, textFromMarkdown } from "../texts/to-markdown"

/** What begins something that nothing ends, each with what is repeated behind it. */
const beginnings = [
  "ab",
  "![",
  "[^",
  "[a",
  "a+",
  "a.",
  "www.",
  "http://",
  "<!--",
  "<br>",
  "`",
  "**",
  "> > - ```",
  "[[",
  "%%",
]

/** One mark with spaces or letters behind it: two parts of a pattern may both take them. */
const lone = beginnings.flatMap((mark) => [" ", "a"].map((filling) => [mark, filling] as const))

test.each([
  ["HTML", textFromHtml],
  ["Markdown", textFromMarkdown],
])("%s is read in a time that grows with its length alone", (_what, read) => {
  const texts = [
    ...beginnings.map((mark) => (size: number) => ofLength(mark, size)),
    ...lone.map(
      ([mark, filling]) =>
        (size: number) =>
          `${mark}${ofLength(filling, size)}x`,
    ),
  ]
  const refused = (text: string) => {
    try {
      return read(text)
    } catch {
      // What is nested too deeply is refused before it is read.
      return undefined
    }
  }
  for (const text of texts)
    expectLinear((size) => {
      const written = text(size)
      return () => refused(written)
    }, 3000)
})
