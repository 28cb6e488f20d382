import { numberIn, percentIn, yearIn } from "../../src/language/number-forms"

/** Spaces that do not break and marks of direction differ between versions of ICU; visitors do not see them. */
const plain = (text: string) => text.replace(/\s/g, " ").replace(/[\u200e\u200f\u061c]/g, "")

test.each([
  ["en-GB", "1,234,567"],
  ["pl", "1 234 567"],
  ["de", "1.234.567"],
  ["ar-EG", "١٬٢٣٤٬٥٦٧"],
])("a number is grouped as in %s", (language, text) => {
  expect(plain(numberIn(language, 1234567))).toBe(text)
})

test.each([
  ["en-GB", "30%"],
  ["de", "30 %"],
  ["tr", "%30"],
  ["ar-EG", "٣٠٪"],
])("a share is written as in %s", (language, text) => {
  expect(plain(percentIn(language, 30))).toBe(text)
})

test.each([
  ["en-GB", "2026"],
  ["ar-EG", "٢٠٢٦"],
  ["th", "2026"],
  ["fa", "۲۰۲۶"],
])("a year is one of the common era, without a separator, in the digits of %s", (language, text) => {
  expect(plain(yearIn(language, 2026))).toBe(text)
})
