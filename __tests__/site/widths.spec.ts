import type { Locator } from "@playwright/test"
import { expect, test } from "./support/test"

const tag = ["@sample", "@all"]

const widthOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().width)

/** The number of lines of each element's text. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getClientRects().length
    }),
  )

test("the heading of a closing band and what follows from it fill the page's width", { tag }, async ({ page }) => {
  await page.goto("./services/")
  const heading = page.getByRole("heading", { name: "Start with the symptom" })
  const [all, both] = [heading.locator(".."), [heading, heading.locator("+ div")]]
  const [first = 0, second = 0] = await Promise.all(both.map(widthOf))
  expect(first + second).toBeGreaterThan(0.95 * (await widthOf(all)))
})

test("on a tablet a section's note has the width of a text, and the table's row labels take one line", {
  tag,
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto("./how-i-work/")
  expect(await widthOf(page.locator("#sum h2 + p"))).toBeGreaterThan(450)
  expect(new Set(await linesOf(page.getByRole("rowheader")))).toEqual(new Set([1]))
})

for (const address of ["./about/", "./contact/"])
  test(`${address} has no empty column under its picture`, { tag }, async ({ page }) => {
    // The picture of contact reaches the window's edge: here that is the page's.
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto(address)
    const gap = await page
      .getByRole("main")
      .locator("img")
      .first()
      .evaluate((picture) => {
        const { bottom, right } = picture.getBoundingClientRect()
        const below = [...document.querySelectorAll("main :is(p, dd)")].flatMap((text) => {
          const box = text.getBoundingClientRect()
          return box.top > bottom && box.right > right - 100 ? [box.top] : []
        })
        return Math.min(...below) - bottom
      })
    expect(gap).toBeLessThan(250)
  })
