import { requirementsFor, type Slot, slotNames, slots } from "../../../content/pictures/slots"

const all: ReadonlyArray<[string, Slot]> = slotNames.map((name) => [name, slots[name]])

test("a picture needs the pixels of the widest file of all its slots", () => {
  expect(requirementsFor(["postCard", "article"])).toMatchObject({ width: 1290, height: 860, shape: [3, 2] })
})

test("a picture in a text needs a width and may have any height", () => {
  expect(requirementsFor(["text"])).toEqual({ slots: ["text"], width: 1290 })
})

test.each(all)("the widths of %s rise, each at most 1.7 times the one before", (_name, { widths }) => {
  const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0))
  expect(Math.min(...steps, 1.01)).toBeGreaterThan(1)
  expect(Math.max(...steps, 1)).toBeLessThanOrEqual(1.7)
})

test.each(all)("the fallback of %s is no wider than its widest AVIF", (_name, { widths, fallback }) => {
  expect(fallback).toBeLessThanOrEqual(Math.max(...widths))
})

test.each(all)("every file of %s has exactly its shape", (_name, { shape, widths, fallback }) => {
  const heights = [...widths, fallback].map((width) => (shape ? (width * shape[1]) / shape[0] : width))
  expect(heights.filter((height) => !Number.isInteger(height))).toEqual([])
})

test("the post's card and its article share their files where both need the same", () => {
  const cards: readonly number[] = slots.postCard.widths
  expect(slots.article.widths.filter((width) => cards.includes(width))).toEqual([729, 1059])
})
