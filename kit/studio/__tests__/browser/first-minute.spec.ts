import type { Page } from "@playwright/test"
import type { StartState } from "../../model/start-state"
import { expectNoViolations } from "./support/axe"
import { editElsewhere, savedContent, studioAddress } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

const hint = (page: Page) => page.getByRole("region", { name: "How to begin" })
const left = (page: Page) => page.getByText(/^Still the sample’s: \d+ places? on \d+ pages?$/)
const leftNow = async (page: Page) => Number(/\d+/.exec(await left(page).innerText())?.[0])

test("at first the panel says what to do, until somebody has done it", async ({ page, site }) => {
  await openStudio(page)
  await expect(hint(page)).toContainText("Click any words on the page to change them.")
  const { hero } = savedContent<{ hero: { primaryAction: string } }>("pages/home.json")
  await site.getByRole("main").getByRole("link", { name: hero.primaryAction }).first().click()
  await expect(page.getByRole("textbox", { name: "First button" })).toBeFocused()

  await page.reload()
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("button").click()
  await expect(page.getByRole("button", { name: "Make it yours" })).toBeVisible()
  await expect(hint(page)).toBeHidden()
})

test("what is still the sample’s is counted by page, each place leads to its field, and what is replaced no longer counts", async ({
  page,
}) => {
  // From now on the content is no longer the unchanged sample.
  editElsewhere("books.json", (text) => text.replace('"title": "', '"title": "Now '))
  await openStudio(page)
  await expect(page.getByRole("button", { name: "Make it yours" })).toBeHidden()
  const { siteUrl } = savedContent<{ siteUrl: string }>("site.json")
  const before = await leftNow(page)
  await left(page).click()
  const group = page.getByRole("group").filter({ hasText: siteUrl }).last()
  await group.locator("summary").click()
  await expectNoViolations(page)
  await group.getByRole("listitem").filter({ hasText: siteUrl }).getByRole("button").first().click()
  const field = page.getByRole("textbox", { name: "Address of the site" })
  await expect(field).toBeFocused()
  await field.fill("https://ada-north.net")
  await expectSaved(page, "site.json")
  await page.getByRole("combobox", { name: "Page" }).selectOption({ index: 0 })
  await expect.poll(() => leftNow(page)).toBe(before - 1)
})

test("while the preview starts the page’s place shows the steps, and the fields can be changed", async ({
  page,
  site,
}) => {
  let tell: (start: StartState) => void = () => {}
  const building: StartState = { done: [{ name: "begin", seconds: 8 }], now: { name: "build", seconds: 61 } }
  await page.routeWebSocket(/__studio\/api\/events$/, (socket) => {
    const server = socket.connectToServer()
    tell = (start) => socket.send(JSON.stringify({ kind: "start", start }))
    server.onMessage((message) => {
      const event = message === "" ? {} : JSON.parse(String(message))
      socket.send(event.kind === "hello" ? JSON.stringify({ ...event, start: building }) : message)
    })
  })
  await page.goto(studioAddress())
  const stage = page.getByRole("region", { name: "The page" })
  await expect(stage.getByRole("listitem").filter({ hasText: "Starting the preview: 8 s" })).toBeVisible()
  await expect(stage.locator("[aria-current=step]")).toHaveText(/^Building the preview: 1\u00a0min \d+\u00a0s$/)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Introduction" }).fill("Written before the page is there.")
  await expectSaved(page, "pages/home.json")

  tell({ done: [] })
  await expect(site.getByText("Written before the page is there.")).toBeVisible()
  await expect(stage.getByText("Building the preview")).toBeHidden()
  await expect(stage.getByText("Loading the page…")).toBeHidden()
})
