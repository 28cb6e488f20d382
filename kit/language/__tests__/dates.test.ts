import { formatAppearance, formatDay, publishedOn } from "../dates"

/** Non-breaking spaces and direction marks differ between versions of ICU; visitors do not see them. */
const plain = (text: string) => text.replace(/\s/g, " ").replace(/[\u200e\u200f\u061c]/g, "")

test.each([
  ["en-GB", "1 March 2027"],
  ["en-US", "March 1, 2027"],
  ["pl", "1 marca 2027"],
  ["ar-EG", "١ مارس ٢٠٢٧"],
  ["fa", "۱ مارس ۲۰۲۷"],
])("a day is written out as in %s, the same day in every time zone", (language, text) => {
  expect(plain(formatDay(language, "2027-03-01"))).toBe(text)
})

test.each([
  ["2026-04-28", "en-GB", "28 April 2026"],
  ["2026-04", "en-GB", "April 2026"],
  ["2026-04", "pl", "kwiecień 2026"],
  ["2026-04", "fa", "آوریل ۲۰۲۶"],
  ["2026-01", "en-US", "January 2026"],
])("%s is for visitors in %s: %s", (date, language, written) => {
  expect(formatAppearance(language, date)).toEqual({ written, iso: date })
})

test("words are for visitors alone", () => {
  expect(formatAppearance("en-GB", "in spring 2026")).toEqual({ written: "in spring 2026", iso: null })
})

test.each([
  ["2026-04-28", "2026-05-01", "2026-04-28"],
  ["2026-04", "2026-04-30", "2026-04-30"],
  ["2026-04", undefined, "2026-04"],
  ["in spring", "2026-04-30", "2026-04-30"],
  ["in spring", null, null],
  [undefined, undefined, null],
])("with the date %s and the first day %s a post appeared on %s", (date, publishOn, day) => {
  expect(publishedOn(date, publishOn)).toBe(day)
})
