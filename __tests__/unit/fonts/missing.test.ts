import { missingLetters } from "../../../src/fonts/missing"

const letters = (...known: ReadonlyArray<readonly [string, readonly string[]]>) => new Map(known)
const fonts = (besley: string, publicSans: string) => ({
  Besley: new Set([...besley].map((letter) => letter.codePointAt(0) ?? 0)),
  "Public Sans": new Set([...publicSans].map((letter) => letter.codePointAt(0) ?? 0)),
})

test("nothing is said if the fonts have every letter", () => {
  expect(missingLetters(letters(["a", ["data/books.json"]]), fonts("a", "a"))).toBeUndefined()
})

test("letters that both fonts lack are named in one line, with their files", () => {
  const content = letters(["م", ["data/books.json"]], ["ا", ["data/books.json", "data/posts/a.md"]])
  expect(missingLetters(content, fonts("a", "a"))).toBe(
    "Shown in a font of the visitor's device, because the site's fonts lack them: Besley and Public Sans: ا م (in data/books.json, data/posts/a.md).",
  )
})

test("letters that one font lacks are named by that font", () => {
  expect(missingLetters(letters(["→", ["data/books.json"]]), fonts("a", "→"))).toContain(
    "Besley: → (in data/books.json)",
  )
})

test("of many files three are named", () => {
  const files = ["d", "c", "b", "a"].map((name) => `data/posts/${name}.md`)
  expect(missingLetters(letters(["م", files]), fonts("", ""))).toContain(
    "(in data/posts/a.md, data/posts/b.md, data/posts/c.md and 1 more)",
  )
})

test.each([
  ["a space", "\u00a0"],
  ["a soft hyphen", "\u00ad"],
  ["a line's end", "\n"],
  ["the wish for an emoji's picture", "\ufe0f"],
])("%s is not missed", (_name, letter) => {
  expect(missingLetters(letters([letter, ["data/books.json"]]), fonts("", ""))).toBeUndefined()
})

test("what the site writes itself is not missed: the owner has no word in it", () => {
  expect(missingLetters(letters(["↩", []]), fonts("", ""))).toBeUndefined()
})
