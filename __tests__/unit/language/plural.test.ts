import { plural } from "../../../src/language/plural"

const english = { one: "{count} post", other: "{count} posts" }
const arabic = { few: "{count} few", many: "{count} many", other: "{count} other" }

test.each([
  [0, "0 posts"],
  [1, "1 post"],
  [2, "2 posts"],
  [11, "11 posts"],
])("English has two forms: %d gives '%s'", (count, text) => {
  expect(plural(english, count, "en")).toBe(text)
})

test.each([
  [3, "3 few"],
  [10, "10 few"],
  [11, "11 many"],
  [99, "99 many"],
])("Arabic has a form for few and one for many: %d gives '%s'", (count, text) => {
  expect(plural(arabic, count, "ar-u-nu-latn")).toBe(text)
})

test.each([
  ["absent", { other: "{count} other" }],
  ["null", { zero: null, one: null, two: null, few: null, many: null, other: "{count} other" }],
])("a form that is %s falls back to 'other'", (_state, forms) => {
  expect(plural(forms, 3, "ar-u-nu-latn")).toBe("3 other")
})

test.each([
  ["en", "1,234 posts"],
  ["de", "1.234 posts"],
  ["ar-u-nu-arab", "١٬٢٣٤ posts"],
])("the number is written as in the language: %s", (language, text) => {
  expect(plural(english, 1234, language)).toBe(text)
})

test("a form may leave the number out", () => {
  expect(plural({ one: "a single post", other: "{count} posts" }, 1, "en")).toBe("a single post")
})
