import type { Page } from "@playwright/test"
import { contentOf, type Owner, servedAt } from "../../kit/dev/support/owners"
import { findBarriers } from "./support/axe"
import { type Recorder, recordingServer } from "./support/recording-server"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

// What script makes of each provider's form and answers: __tests__/components/newsletter-form.test.tsx. Here a browser sends it, and enforces the page's
// policy.

const formWords = (owner: Owner) => ({
  ...contentOf<{ newsletter: Record<"success" | "failure" | "plain", string> }>(owner, "labels.json").newsletter,
  ...contentOf<{ newsletter: Record<"emailLabel" | "action" | "heading", string> }>(owner, "pages/blog.json")
    .newsletter,
})
const form = (page: Page, owner: Owner) => page.getByRole("region", { name: formWords(owner).heading })
const emailField = (page: Page, owner: Owner) => form(page, owner).getByRole("textbox")
const button = (page: Page, owner: Owner) => form(page, owner).getByRole("button", { name: formWords(owner).action })
const status = (page: Page, owner: Owner) => form(page, owner).getByRole("status")

const formspree = "https://formspree.io/f/abcdwxyz"
const buttondown = "https://buttondown.com/api/emails/embed-subscribe/layan-alhourani"
const thanks = { status: 200, body: "<!doctype html><title>Thanks</title><h1>Thanks from the provider</h1>" }
const taken = { status: 200, type: "application/json", body: '{"ok":true}' }

/** What arrives at a provider, with a field that the provider requires besides the address. */
const arrival = (address: string, field: string, value: string) => ({
  method: "POST",
  address,
  contentType: expect.stringContaining("application/x-www-form-urlencoded"),
  fields: [
    ["email", "ania@example.org"],
    [field, value],
  ],
})
const atFormspree = arrival(formspree, "_gotcha", "")

let recorder: Recorder
test.beforeEach(async ({ page }) => {
  recorder = await recordingServer()
  for (const address of [formspree, buttondown]) await recorder.standInFor(page, address)
})
test.afterEach(() => recorder.close())

async function subscribe(page: Page, owner: Owner) {
  await emailField(page, owner).fill("ania@example.org")
  await button(page, owner).click()
}

const expectThanks = (page: Page) =>
  expect(page.getByRole("heading", { name: "Thanks from the provider" })).toBeVisible()

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the form posts to Formspree, and the browser shows Formspree's page", { tag: "@polish" }, async ({
    page,
    owner,
  }) => {
    recorder.answer = thanks
    await page.goto("./blog/")
    await button(page, owner).click()
    await expect(page).toHaveURL("./blog/")
    expect(recorder.arrivals).toEqual([])

    await subscribe(page, owner)
    await expectThanks(page)
    expect(recorder.arrivals).toMatchObject([atFormspree])
  })

  test("a provider may lead the visitor on to a page elsewhere", { tag: "@arabic" }, async ({ page, owner }) => {
    const elsewhere = "https://letters.layan-alhourani.example/thanks"
    recorder.answer = { status: 303, location: elsewhere }
    await page.goto("./blog/")
    const asked = page.waitForRequest(elsewhere)
    await subscribe(page, owner)

    expect((await asked).method()).toBe("GET")
  })
})

test("Formspree gets the same fields by script, and the page says in place that it took them", {
  tag: "@polish",
}, async ({ page, owner }) => {
  recorder.answer = taken
  await page.goto("./blog/")
  await waitForHydration(page)
  await expect(page.locator("[name=_gotcha]")).toBeHidden()
  await subscribe(page, owner)

  await expect(status(page, owner)).toHaveText(formWords(owner).success)
  await expect(status(page, owner)).toBeFocused()
  await expect(page).toHaveURL(`${servedAt(owner)}blog/`)
  expect(recorder.arrivals).toMatchObject([{ ...atFormspree, accept: "application/json" }])
  expect(await findBarriers(page)).toEqual([])
})
