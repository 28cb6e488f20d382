import { contentOf } from "../../kit/dev/support/owners"
import { directionOf } from "../../kit/language/direction"
import { expect, inBothDirections, test } from "./support/test"

test("the about page prints on one sheet, in ink on white paper", { tag: ["@sample", "@all"] }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.goto("./about/")

  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")

  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await expect(page.locator("body")).toHaveCSS("color", "oklch(0.22 0.02 260)")
})

for (const [address, sheets] of [
  ["./how-i-work/", 4],
  ["./eleven-idle-clusters/", 2],
  ["./stopping-six-of-nine-projects/", 2],
  ["./thirty-seven-of-thirty-eight/", 2],
  ["./before-you-sign/", 1],
] as const)
  test(`${address} prints on ${sheets} sheets`, { tag: ["@sample", "@all"] }, async ({ page }) => {
    await page.goto(address)
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")

    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
  })

test("on paper a sheet says what it is, and when its prices were written", { tag: ["@sample", "@all"] }, async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" })
  await page.goto("./a-page-for-the-board/")
  await expect(page.getByText("The company is made up")).toBeVisible()
  await page.goto("./before-you-sign/")
  await expect(page.getByText("November 2026")).toBeVisible()
})

test("arrows point the way in which the owner's language is read", inBothDirections, async ({ page, owner }) => {
  const { language } = contentOf<{ language: string }>(owner, "site.json")
  await page.goto("./books/")
  const arrows = page.locator("main article a svg")
  const mirrored = await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).scale))

  expect(mirrored).not.toEqual([])
  expect(new Set(mirrored)).toEqual(new Set([directionOf(language) === "rtl" ? "-1 1" : "none"]))
})

test("an amount above a bar has its currency to the left of the number in Arabic", { tag: ["@arabic"] }, async ({
  page,
}) => {
  await page.goto("./")
  const [number, currency] = await page
    .locator("figure text")
    .first()
    .evaluate((each) => {
      const text = each as SVGTextContentElement
      return [0, text.getNumberOfChars() - 1].map((index) => text.getStartPositionOfChar(index).x)
    })
  expect(Number(number)).toBeGreaterThan(Number(currency))
})

test("the letters of a word stay joined where a part of it has another colour", { tag: "@arabic" }, async ({
  page,
}) => {
  await page.goto("./")

  await expect(page.getByRole("heading", { level: 1 }).locator("em")).toHaveCSS("display", "inline")
})
