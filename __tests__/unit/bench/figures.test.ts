import { htmlSize } from "../../../bench/scale/html-size"
import { median } from "../../../bench/support/median"
import { slowdownOfLighthouse, slowdownTo } from "../../../bench/support/slowdown"
import { figure, ratio, table } from "../../../scripts/support/table"

test("the median is the value in the middle, in whatever order they came, or the mean of the two there", () => {
  expect(median([3, 100, 1])).toBe(3)
  expect(median([10, 2, 4, 1])).toBe(3)
  expect(median([7])).toBe(7)
  expect(() => median([])).toThrow("There is no median of nothing.")
})

test("the median leaves the values in their order", () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test("a table is Markdown, with figures to the right and words to the left", () => {
  expect(
    table(
      ["Page", "LCP", "ratio"],
      [
        ["/", `${figure(1234.4)} ms`, ratio(1.046)],
        ["/a|b/", `${figure(86)} ms`, ratio(1 / 0)],
      ],
    ),
  ).toBe(`| Page   |      LCP | ratio |
| ------ | -------: | ----: |
| /      | 1,234 ms |  1.05 |
| /a\\|b/ |    86 ms |     – |`)
})

test("elements are counted as a browser makes them, and the bytes of the page with and without brotli", () => {
  const html = Buffer.from(`<!DOCTYPE html><html><body>${"<p>A<br/>B</p>".repeat(100)}<!-- <p> --></body></html>`)
  const { bytes, compressed, elements } = htmlSize(html)
  expect(elements).toBe(202)
  expect(bytes).toBe(html.length)
  expect(compressed).toBeLessThan(html.length / 10)
})

test("a browser is slowed down to a phone's speed, and one that is slower already is left as it is", () => {
  const phone = { name: "Pixel 5", benchmarkIndex: 1000 }
  expect(slowdownTo(2750, phone)).toBe(2.75)
  expect(slowdownTo(640, phone)).toBe(1)
})

test("Lighthouse slows a fast machine down as it is used to, and a slower one less", () => {
  expect([2756, 1500, 1200, 750].map(slowdownOfLighthouse)).toEqual([4, 4, 3.2, 2])
})
