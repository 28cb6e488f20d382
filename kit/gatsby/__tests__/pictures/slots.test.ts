import { requirementsFor, type Slot, slotNames, slots } from "../../../content/pictures/slots"

const all: ReadonlyArray<[string, Slot]> = slotNames.map((name) => [name, slots[name]])

test("a picture needs the pixels of the widest file of all its slots; in a text it may have any height", () => {
  expect(requirementsFor(["postCard", "article"])).toMatchObject({ width: 1290, height: 860, shape: [3, 2] })
  expect(requirementsFor(["text"])).toEqual({ slots: ["text"], width: 1290 })
})

test.each(all)(
  "the widths of %s rise, each at most 1.7 times the one before; all files have its shape, and the fallback is no wider",
  (_name, { shape, widths, fallback }) => {
    const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0))
    expect(Math.min(...steps, 1.01)).toBeGreaterThan(1)
    expect(Math.max(...steps, 1)).toBeLessThanOrEqual(1.7)
    expect(fallback).toBeLessThanOrEqual(Math.max(...widths))
    const heights = [...widths, fallback].map((width) => (shape ? (width * shape[1]) / shape[0] : width))
    expect(heights.filter((height) => !Number.isInteger(height))).toEqual([])
  },
)

test("the post's card and its article share their files where both need the same", () => {
  const cards: readonly number[] = slots.postCard.widths
  expect(slots.article.widths.filter((width) => cards.includes(width))).toEqual([729, 1059])
})
