import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expectNoViolations } from "../support/axe"
import { editElsewhere, savedContent } from "../support/owner"
import { choosePage, expect, openStudio, status } from "../support/test"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { field, fillPart, openSection } from "./support/studio"

journey("the newsletter goes to the owner's provider @keyboard @phone", async ({ page, site, hand }) => {
  await openStudio(page, "Name, links and claim")
  await openSection(page, hand, "Newsletter provider")
  await fillPart(page, hand, page.getByRole("main"), {
    Provider: "buttondown",
    "Your newsletter there": "ada-writes",
  })

  await expect
    .poll(() => savedContent<{ newsletter?: object }>("site.json").newsletter)
    .toEqual({ provider: "buttondown", id: "ada-writes" })
  await choosePage(page, pageName("blog"))
  await expect(site.locator("form[action*='ada-writes']")).toBeVisible()
})

journey(
  "the site and its UI labels become German, and one of them the owner's own @mouse",
  async ({ page, site, hand }) => {
    const english = readFileSync(join(__dirname, "../../../../../__tests__/fixtures/words/labels.json"), "utf8")
    editElsewhere("labels.json", () => english)
    await openStudio(page, "Labels")
    await hand.choose(page.getByRole("combobox", { name: "Use the words of" }), "Deutsch")
    await expect(page.getByRole("button", { name: "Replace the words" })).toBeVisible()
    await expectNoViolations(page)
    await hand.press(page.getByRole("button", { name: "Replace the words" }))
    await expect(status(page)).toContainText(/^\d+ words replaced: German/)
    await expect(site.locator("html")).toHaveAttribute("lang", "de")
    await hand.write(page.getByRole("searchbox", { name: "Search" }), "Zum Inhalt")
    await hand.write(field(page, "Skip link"), "Gleich zum Text")

    await expect(site.getByText("Gleich zum Text", { exact: true })).toBeAttached()
    await expect
      .poll(() => savedContent<object>("labels.json"))
      .toMatchObject({ menu: "Menü", skipToContent: "Gleich zum Text" })
  },
)
