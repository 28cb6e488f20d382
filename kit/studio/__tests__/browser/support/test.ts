import { test as base, expect, type FrameLocator, type Page } from "@playwright/test"
import { errorsOf } from "../../../../../__tests__/support/console-errors"
import { endRoutes } from "../../../../../__tests__/support/end-routes"
import { inSharedContext } from "../../../../../__tests__/support/shared-context"
import { askStudio, resetContent, type StudioOwner, studioAddress } from "./owner"

export interface StudioOptions {
  /** The console errors that are allowed where a test makes requests fail. */
  readonly expectedErrors: RegExp | undefined
  /** Whose content the studio has. */
  readonly owner: StudioOwner
  /** Whether the test needs a browser context of its own. */
  readonly ownContext: boolean
}

interface StudioFixtures extends StudioOptions {
  /** The page as visitors see it, in the studio's frame. In a test that does not take it, the frame holds a page of one line. */
  readonly site: FrameLocator
}

/** Gatsby's page costs more than everything else in a test, and most tests are about the studio alone. */
const noSite = "<!doctype html><title>No site</title><h1>No site</h1>"

const isOfSite = ({ pathname }: URL): boolean => !pathname.startsWith("/__studio/")

/** What the preview logs to the console when the page that it shows is deleted, as happens when a test begins by restoring the content. */
export const errorsOfGonePages =
  /EnsureResources|own\.json is missing|The above error occurred|Cannot update a component|404/

/** A test of the studio, on the original content. Whatever it does, the console has no error in the end, and no other site gets a request. */
export const test = base.extend<StudioFixtures>({
  expectedErrors: [undefined, { option: true }],
  owner: ["sample", { option: true }],
  ownContext: [false, { option: true }],
  context: async ({ browser, ownContext }, use) => {
    if (!ownContext) return inSharedContext(browser, use)
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  page: async ({ page, expectedErrors, owner }, use) => {
    const said = errorsOf(page)
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).origin))
    resetContent(owner)
    // Otherwise its page would begin with the content of the test before, if the system reports changed files late.
    await askStudio("refresh")
    await page.route(isOfSite, (route) => route.fulfill({ contentType: "text/html", body: noSite }))
    await use(page)
    await endRoutes(page)
    expect(said.filter((text) => !expectedErrors?.test(text))).toEqual([])
    const own = new URL(studioAddress()).origin
    expect(asked.filter((origin) => origin !== own && origin !== "null")).toEqual([])
  },
  site: async ({ page }, use) => {
    await page.unroute(isOfSite)
    await use(page.frameLocator("iframe"))
  },
})

/** Opens the studio and waits until its page is shown. */
export async function openStudio(page: Page, name?: string): Promise<void> {
  await page.goto(studioAddress())
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible({ timeout: 90_000 })
  if (name !== undefined) await choosePage(page, name)
}

/** Chooses what is edited. */
export async function choosePage(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: name })
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
}

/** @returns the studio's message */
export const status = (page: Page) => page.locator("header [role=status]")

/** Waits until the studio says that something is saved in a file. */
export const expectSaved = (page: Page, file: string): Promise<void> =>
  expect(status(page)).toHaveText(new RegExp(`^Saved: .* data/${file}$`))

export { expect } from "@playwright/test"
