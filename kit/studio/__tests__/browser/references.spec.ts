import { editElsewhere, savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

test("a page that is left out stays in the preview, under a line that shows it to visitors again", async ({
  page,
  site,
}) => {
  editElsewhere("site.json", (text) => text.replace("{", '{\n  "pagesOff": ["books"],'))
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Books (not shown)" })
  const heading = savedContent<{ heading: string }>("pages/books.json").heading
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  const line = page.getByText("Visitors do not see this page.")
  const shown = page.getByRole("switch", { name: "Shown to visitors" })
  await expect(shown).not.toBeChecked()
  await line.getByRole("button", { name: "Show it to visitors" }).click()

  await expect(shown).toBeChecked()
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(line).toBeHidden()
})
