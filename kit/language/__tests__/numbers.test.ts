import { formatNumber, formatPercent, formatYear, plural } from "../numbers"

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

/** Non-breaking spaces and direction marks differ between versions of ICU; visitors do not see them. */
const plain = (text: string) => text.replace(/\s/g, " ").replace(/[\u200e\u200f\u061c]/g, "")

test.each([
  ["en-GB", "1,234,567"],
  ["pl", "1 234 567"],
  ["de", "1.234.567"],
  ["ar-EG", "١٬٢٣٤٬٥٦٧"],
])("a number is grouped as in %s", (language, text) => {
  expect(plain(formatNumber(language, 1234567))).toBe(text)
})

test.each([
  ["en-GB", "30%"],
  ["de", "30 %"],
  ["tr", "%30"],
  ["ar-EG", "٣٠٪"],
])("a share is written as in %s", (language, text) => {
  expect(plain(formatPercent(language, 30))).toBe(text)
})

test.each([
  [0, "0%"],
  [0.4, "<1%"],
  [0.5, "1%"],
])("a share of %d hundredths is never written as nothing if it is something: %s", (percent, text) => {
  expect(formatPercent("en-GB", percent)).toBe(text)
})

test.each([
  ["en-GB", "2026"],
  ["ar-EG", "٢٠٢٦"],
  ["th", "2026"],
  ["fa", "۲۰۲۶"],
])("a year is one of the common era, without a separator, in the digits of %s", (language, text) => {
  expect(plain(formatYear(language, 2026))).toBe(text)
})
