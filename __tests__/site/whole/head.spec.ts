import { contentOf } from "../../../scripts/support/owners"
import { headOf, link, meta, twice } from "../../support/html/head"
import { parse } from "../../support/html/parse"
import { hydrated } from "../support/settled"
import { expect, test } from "../support/test"

test("the browser's bars have the colour of the page, light and dark", { tag: "@sample" }, async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto("./")
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d")
      if (!canvas) return ""
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        .map((part) => part.toString(16).padStart(2, "0"))
        .join("")
    })
    const head = headOf(parse(await page.content()))
    expect(meta(head, `theme-color (prefers-color-scheme: ${colorScheme})`)).toBe(`#${drawn}`)
  }
})

test("the head follows the visitor to the next page, each thing once", { tag: "@sample" }, async ({ page, owner }) => {
  await page.goto("./")
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "About" }).click()
  await expect(page).toHaveTitle(/^About/)
  const head = headOf(parse(await page.content()))

  expect(twice([...head.metas, ...head.links].map(({ key }) => key))).toEqual([])
  expect(link(head, "canonical")).toMatch(/\/about\/$/)
  expect(meta(head, "og:image:alt")).toContain(contentOf<{ heading: string }>(owner, "pages/about.json").heading)
})
