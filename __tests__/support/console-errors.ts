import type { Page } from "@playwright/test"

/**
 * @param page that has not been opened yet
 * @returns the errors of its console from here on, each with the address that it is about, and what is thrown
 */
export function errorsOf(page: Page): readonly string[] {
  const said: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") said.push(`${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", (error) => said.push(String(error)))
  return said
}
