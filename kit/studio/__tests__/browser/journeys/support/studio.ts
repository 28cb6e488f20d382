import type { Locator, Page } from "@playwright/test"
import { expect, expectSaved } from "../../support/test"
import type { Hand } from "./hands"

/** The parts of a page below its fields. */
const parts = (page: Page) => page.getByRole("navigation", { name: /^(?:More on|Lists of) this page$/ })

/** Opens a part of a page: its list, its text, or a section. */
export async function openSection(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(parts(page).getByRole("button", { name: startOf(name) }))
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
}

const startOf = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`)

/** Goes from a part of a page back to the page. */
export const back = (page: Page, hand: Hand): Promise<void> =>
  hand.press(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("button"))

/** Chooses what to edit or to add in the menu Page. */
export const choose = (page: Page, hand: Hand, name: string): Promise<void> =>
  hand.choose(page.getByRole("combobox", { name: "Page" }), name)

/** Opens an entry of a list. */
export const openEntry = (page: Page, hand: Hand, title: string): Promise<void> =>
  hand.press(page.getByRole("listitem").getByRole("button", { name: title, exact: true }))

/** @returns the field of this name in the panel */
export const field = (page: Page | Locator, name: string): Locator => page.getByRole("textbox", { name, exact: true })

/** Waits until the studio says that a file is saved. */
export const saved = expectSaved

/** What to fill in, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>

/** Answers the questions of the open dialog, and adds what it is about. */
export async function answer(page: Page, hand: Hand, answers: Answers): Promise<void> {
  const dialog = page.getByRole("dialog")
  await fillIn(dialog, hand, answers)
  await hand.press(dialog.getByRole("button", { name: "Add", exact: true }))
  await expect(dialog).toBeHidden()
}

/** Fills in an optional part of the content: it is added first if the owner does not have it yet. */
export async function fillPart(page: Page, hand: Hand, part: Locator, answers: Answers): Promise<void> {
  const add = part.getByRole("button", { name: /^Add this section/ })
  await expect(add.or(part.getByLabel(Object.keys(answers)[0] ?? "", { exact: true })).first()).toBeVisible()
  if (!(await add.isVisible())) return fillIn(part, hand, answers)
  await hand.press(add)
  await answer(page, hand, answers)
}

async function fillIn(part: Locator, hand: Hand, answers: Answers): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    // An option of a menu there may have the same name.
    const asked = part.getByLabel(name, { exact: true }).and(part.locator(":not([type=radio])"))
    if ((await asked.evaluate(({ tagName }) => tagName)) === "SELECT") await hand.choose(asked, text)
    else await hand.write(asked, text)
  }
}
