import { shownParts, unmarked, writtenParts } from "../marks"

test.each<[text: string, ...shown: readonly string[]]>([
  ["for *less than 30%* of the cost", "for ", "less than 30%", " of the cost"],
  ["*Ship* it", "", "Ship", " it"],
  ["F*ast*, then fast", "F", "ast", ", then fast"],
  ["fast, then *fast*", "fast, then ", "fast", ""],
  ["*a* and *b*", "", "a", " and *b*"],
  ["3 * 4 * 5", "3 * 4 * 5"],
  ["4 * *5*", "4 * ", "5", ""],
  ["C* and more", "C* and more"],
  ["\\*not this\\* but *that\\**", "*not this* but ", "that*", ""],
  ["a\\b *c*", "a\\b ", "c", ""],
  ["", ""],
])("%s", (text, ...shown) => {
  expect(shownParts(text)).toEqual(shown)
  expect(unmarked(text)).toBe(shown.join(""))
  expect(writtenParts(text).join("*")).toBe(text)
})

test("a long text is read quickly", () => {
  const start = performance.now()
  for (const text of ["*a ".repeat(5000), `*${"a ".repeat(9000)}`, "\\*".repeat(5000)]) writtenParts(text)
  expect(performance.now() - start).toBeLessThan(500)
})
