import type { Browser, BrowserContext } from "@playwright/test"

let shared: BrowserContext | undefined

/**
 * Gives a test the browser context that all tests of its worker share: with its cache, a page costs half of what it does in a new one. Each test has tabs of
 * its own, and begins with nothing stored and no permissions. A test of what a context keeps until it ends, such as its clock, needs its own.
 *
 * @param browser of the worker
 * @param use the test
 */
export async function inSharedContext(
  browser: Browser,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  shared ??= await browser.newContext()
  await shared.setStorageState({ cookies: [], origins: [] })
  await shared.clearPermissions()
  await use(shared)
  await Promise.all(shared.pages().map((page) => page.close()))
}
