import type { Page } from "@playwright/test"
import { savedContent } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

interface Titled {
  readonly title: string
}

const titles = (file: string) => savedContent<readonly Titled[]>(file).map(({ title }) => title)

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

test("words take the place of a service's price", async ({ page }) => {
  const prices = () =>
    savedContent<ReadonlyArray<{ offer: { price: unknown } }>>("services.json").map(({ offer }) => offer.price)
  await openStudio(page, "Services")
  await page.getByRole("button", { name: /^The services/ }).click()
  await page.getByRole("button", { name: titles("services.json")[0] ?? "", exact: true }).click()
  const price = page.getByRole("group", { name: "Price", exact: true })
  await expect(price.getByRole("radio", { name: "Amount" })).toBeChecked()
  await price.getByRole("radio", { name: "In words" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "In words" }).fill("on request")
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click()

  await expect(price.getByRole("textbox", { name: "In words" })).toHaveValue("on request")
  await expect.poll(() => prices()[0]).toBe("on request")
})
