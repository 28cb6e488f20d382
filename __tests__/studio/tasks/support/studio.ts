import type { Locator, Page } from "@playwright/test"
import { expect, status } from "../../support/test"
import type { Hand } from "./hands"

/** Opens a part of a page: its list, its text, or a section. */
export const openSection = (page: Page, hand: Hand, name: string): Promise<void> =>
  hand.press(page.getByRole("navigation", { name: "More on this page" }).getByRole("button", { name: startOf(name) }))

const startOf = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`)

/** @returns the field of this name in the panel */
export const field = (page: Page | Locator, name: string): Locator => page.getByRole("textbox", { name, exact: true })

/** Waits until the studio says that a file is saved. */
export const saved = (page: Page, file: string): Promise<void> =>
  expect(status(page)).toHaveText(`Saved to data/${file}`)

/** Answers the questions of the dialog that is open, and adds what it is about. */
export async function answer(page: Page, hand: Hand, answers: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole("dialog")
  for (const [name, text] of Object.entries(answers)) {
    const asked = dialog.getByLabel(name, { exact: true })
    if ((await asked.evaluate(({ tagName }) => tagName)) === "SELECT") await hand.choose(asked, text)
    else await hand.write(asked, text)
  }
  await hand.press(dialog.getByRole("button", { name: "Add", exact: true }))
  await expect(dialog).toBeHidden()
}
