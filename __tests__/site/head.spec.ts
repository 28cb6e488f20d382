import { contentOf } from "../../kit/dev/support/owners"
import { duplicates, headOf, link, meta } from "../support/html/head"
import { parse } from "../support/html/parse"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

test("the head follows the visitor, each thing once, and no page is described as the one before", {
  tag: "@sample",
}, async ({ page, owner }) => {
  const head = async () => headOf(parse(await page.content()))
  const twiceThere = async () => {
    const { metas, links } = await head()
    return duplicates([...metas, ...links].map(({ key }) => key))
  }
  const graphs = page.locator('script[type="application/ld+json"]')
  await page.goto("./services/")
  await waitForHydration(page)
  expect(await twiceThere()).toEqual([])
  await page.getByRole("main").getByRole("link", { name: "Org scaling", exact: true }).first().click()
  await expect(page).toHaveURL("./services/#org-scaling")
  await expect(graphs).toHaveCount(1)

  await page.getByRole("banner").getByRole("link", { name: "About" }).click()
  await expect(page).toHaveTitle(/^About/)
  await expect(graphs).toHaveCount(0)
  expect(await twiceThere()).toEqual([])
  expect(link(await head(), "canonical")).toMatch(/\/about\/$/)
  const { heading } = contentOf<{ heading: string }>(owner, "pages/about.json")
  expect(meta(await head(), "og:image:alt")).toContain(heading)
})
