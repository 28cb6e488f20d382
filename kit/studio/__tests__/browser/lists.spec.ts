import type { Page } from "@playwright/test"
import { contentOf, textOf } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

interface Titled {
  readonly title: string
}

const titles = (file: string) => contentOf<readonly Titled[]>(file).map(({ title }) => title)

const grip = (page: Page, title: string) => page.getByRole("button", { name: `Move ${title}, ` })

test("keys that follow each other at once move an entry, also right after a save", async ({ page }) => {
  const [first = "", second = "", third = ""] = titles("services.json")
  await openStudio(page, "Services")
  await page.getByRole("button", { name: /^The services/ }).click()
  await page.getByRole("button", { name: third, exact: true }).click()
  const name = `${third} now`
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name)
  await expectSaved(page, "services.json")
  await page.getByRole("button", { name, exact: true }).click()
  await grip(page, name).focus()
  // Up twice and dropped, then picked up again and down, before the first is saved.
  for (const key of ["Space", "ArrowUp", "ArrowUp", "Space", "Space", "ArrowDown", "Space"])
    await page.keyboard.press(key)

  await expect.poll(() => titles("services.json").slice(0, 3)).toEqual([first, name, second])
  await expect(grip(page, name)).toBeFocused()
})

test("Escape leaves an entry that was picked up where it was", async ({ page }) => {
  const before = textOf("services.json")
  const [first = "", second = ""] = titles("services.json")
  await openStudio(page, "Services")
  await page.getByRole("button", { name: /^The services/ }).click()
  await lift(page, first)
  await page.keyboard.press("ArrowDown")
  await expect(page.getByText(`${first}: position 2 of`)).toBeAttached()
  await page.keyboard.press("Escape")

  await expect(page.getByText(`${first} was not moved.`)).toBeAttached()
  await expect(grip(page, second)).toHaveAccessibleName(/^Move .*, 2 of/)
  expect(textOf("services.json")).toBe(before)
})

test("an entry is moved by Alt and an arrow while one of its fields is edited", async ({ page }) => {
  const [first = "", second = ""] = titles("services.json")
  await openStudio(page, "Services")
  await page.getByRole("button", { name: /^The services/ }).click()
  await page.getByRole("button", { name: second, exact: true }).click()
  const field = page.getByRole("textbox", { name: "Name", exact: true })
  await field.press("Alt+ArrowUp")

  await expect.poll(() => titles("services.json").slice(0, 2)).toEqual([second, first])
  await expect(field).toHaveValue(second)
})

test("while somebody types, undo is the browser's own, and takes back what was typed there", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const action = page.getByRole("textbox", { name: "First button" })
  await action.fill("Call me")
  await expectSaved(page, "pages/home.json")
  const field = page.getByRole("textbox", { name: "Introduction", exact: true })
  const before = await field.inputValue()
  await field.press("End")
  await field.pressSequentially("!")
  await expect(field).not.toHaveValue(before)
  await field.press("Control+z")

  await expect(field).toHaveValue(before)
  await expect(action).toHaveValue("Call me")
})

async function lift(page: Page, title: string): Promise<void> {
  await grip(page, title).press("Space")
  await expect(page.getByText(`${title}: position`)).toBeAttached()
}
