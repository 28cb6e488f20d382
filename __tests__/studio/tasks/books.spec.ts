import { contentOf } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { bookCover } from "./support/files"
import { pageName } from "./support/names"
import { task } from "./support/task"

interface Book {
  readonly title: string
}

const titles = () => contentOf<readonly Book[]>("books.json").map(({ title }) => title)

task("a book is added, with its cover @phone", async ({ page, site, hand }) => {
  await openStudio(page, pageName("books"))
  await hand.press(page.getByRole("button", { name: /^The books/ }))
  await hand.press(page.getByRole("button", { name: "Add a book" }))
  const dialog = page.getByRole("dialog")
  await hand.write(dialog.getByRole("textbox", { name: "Title" }), "Nights on call")
  await hand.write(dialog.getByRole("textbox", { name: "Author" }), "Ada Wong")
  await hand.give(dialog.getByRole("button", { name: /choose a file/ }), bookCover())
  await hand.write(dialog.getByRole("textbox", { name: /^Amazon/ }), "https://www.example.org/nights")
  await hand.press(dialog.getByRole("button", { name: "Add", exact: true }))

  await expect.poll(titles).toContain("Nights on call")
  await expect(site.getByRole("heading", { name: "Nights on call" })).toBeVisible()
})
