import { contentOf, textOf } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { field, openSection, saved } from "./support/studio"
import { task } from "./support/task"

task("one's own colours are set, and one that cannot be read is refused", async ({ page, hand }) => {
  await openStudio(page, "Colours")
  await openSection(page, hand, "Light theme")
  const begin = page.getByRole("button", { name: "Add this section" })
  if (await begin.isVisible()) await hand.press(begin)
  await hand.write(field(page, "Background"), "#fffaf0")
  await hand.write(field(page, "Text colour"), "#1b1f2a")
  await hand.write(field(page, "Accent colour"), "#8a2b0f")
  await saved(page, "brand.json")
  const before = textOf("brand.json")
  await hand.write(field(page, "Text colour"), "#fff0e0")

  await expect(page.getByText("Not saved: this would break the site.").first()).toBeVisible()
  expect(textOf("brand.json")).toBe(before)
  await hand.press(page.getByRole("button", { name: "Discard" }))
  expect(contentOf<{ light: object }>("brand.json").light).toMatchObject({ accent: "#8a2b0f" })
})
