import { expect, test } from "@playwright/test"
import labels from "../../data/labels.json"
import { hydrated } from "./support/hydrated"

test("a page whose content arrives broken is told of within the site, with a way on", { tag: "@sample" }, async ({
  page,
}) => {
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: { ...result, data: {} } } })
  })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click()

  await expect(page.getByRole("heading", { level: 1, name: labels.fault.heading })).toBeVisible()
  await expect(page.getByRole("main")).toContainText(labels.fault.text)
  await expect(page.getByRole("banner")).toBeVisible()

  await page.unroute("**/page-data/services/page-data.json")
  await page.getByRole("main").getByRole("link", { name: labels.fault.home }).click()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(labels.fault.heading)
  await expect(page).toHaveURL("/")
})

test("loading the page again brings it back, once its content is whole", { tag: "@sample" }, async ({ page }) => {
  let broken = true
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: broken ? { ...result, data: {} } : result } })
  })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click()
  await expect(page.getByRole("heading", { level: 1, name: labels.fault.heading })).toBeVisible()

  broken = false
  await page.getByRole("button", { name: labels.fault.reload }).click()
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(labels.fault.heading)
  await expect(page).toHaveURL("/services/")
})
