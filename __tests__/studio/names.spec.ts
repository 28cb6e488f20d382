import { contentOf, editElsewhere } from "./support/owner"
import { choosePage, expect, openStudio, test } from "./support/test"

test("the pages to choose from are called as the site's menus call them", async ({ page }) => {
  await openStudio(page)
  const pages = page.getByRole("combobox", { name: "Page" }).locator('optgroup[label="Pages"] option')
  const { navigation, footer } = contentOf<Readonly<Record<string, Readonly<Record<string, string>>>>>("labels.json")
  const { main: _, ...menu } = navigation ?? {}
  await expect(pages).toHaveText([...Object.values(menu), footer?.privacy ?? "", footer?.terms ?? "", "Page not found"])
})

test("fields are called by what they are, and what belongs there is said without a word about files", async ({
  page,
}) => {
  await openStudio(page, "Name, links and claim")
  for (const name of ["LinkedIn", "GitHub", "X (Twitter)", "Scheduling page"])
    await expect(page.getByRole("textbox", { name, exact: true })).toBeVisible()
  const [post] = contentOf<ReadonlyArray<{ title: string }>>("posts.json")
  await choosePage(page, post?.title ?? "")
  await expect(page.getByRole("switch", { name: "Draft" })).toHaveAccessibleDescription(
    "While this is on, only you see the post.",
  )
})

test("two testimonials of one name are told apart by what these people do", async ({ page }) => {
  const people = [
    { quote: "Calm.", name: "Ada North", title: "Founder" },
    { quote: "Clear.", name: "Ada North", title: "CTO" },
  ]
  editElsewhere("testimonials.json", () => JSON.stringify(people))
  await openStudio(page, "Testimonials")
  await page.getByRole("button", { name: "Ada North (CTO)", exact: true }).click()
  await expect(page.getByRole("textbox", { name: "Role" })).toHaveValue("CTO")
  await expect(page.getByRole("button", { name: "Ada North (Founder)", exact: true })).toBeVisible()
})
