import { directionOf } from "../direction"

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["az-Arab-IR", "rtl"],
  ["az", "ltr"],
  ["en-GB", "ltr"],
  ["ar-Latn", "ltr"],
])("%s is written %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
