import { readTemplate } from "../../../../owner/new/page-templates"
import { expectNoViolations } from "../support/axe"
import { savedContent, savedText } from "../support/owner"
import { errorsOfGonePages, expect, openStudio, status } from "../support/test"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { answer, choose, field, openSection } from "./support/studio"

journey.use({ expectedErrors: errorsOfGonePages })

journey("a page is left out, with the links that lead to it @finger", async ({ page, hand }) => {
  await openStudio(page, "Name, links and claim")
  await openSection(page, hand, "Pages shown to visitors")
  const name = pageName("books")
  await hand.press(page.getByRole("switch", { name, exact: true }))
  const dialog = page.getByRole("dialog", { name: `Leave out ${name}` })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await hand.press(dialog.getByRole("button", { name: /leave out/i }))

  await expect(dialog).toBeHidden()
  expect(savedContent<{ pagesOff: readonly string[] }>("site.json").pagesOff).toEqual(["books"])
  await expect(page.getByRole("button", { name: /^To do/ })).not.toHaveAccessibleName(/error/)
})

journey("an imprint and a page of prices are added @mouse @phone", async ({ page, site, hand }) => {
  await openStudio(page)
  const { language } = savedContent<{ language: string }>("site.json")
  const [imprint, prices] = (["imprint-de", "prices"] as const).map((id) => readTemplate(id, language).settings)
  await choose(page, hand, "Add a page")
  await hand.press(page.getByRole("dialog").getByRole("button", { name: /^Imprint for Germany/ }))
  await answer(page, hand, { "Postal address": "Hauptstraße 1, 10115 Berlin", Email: "ada@example.org" })
  await expect(site.getByRole("heading", { level: 1, name: String(imprint?.title) })).toBeVisible()
  await choose(page, hand, "Add a page")
  await hand.press(page.getByRole("dialog").getByRole("button", { name: /^Prices/ }))

  await expect(site.getByRole("heading", { level: 1, name: String(prices?.title) })).toBeVisible()
  await expect(site.getByRole("table").first()).toBeVisible()
  expect(savedText(`pages/own/${imprint?.slug}.md`)).toContain("Hauptstraße 1, 10115 Berlin")
})

journey(
  "sections of the page about how one works are moved, removed and added @keyboard",
  async ({ page, site, hand }) => {
    const file = "pages/engagement.json"
    const shown = ["phases", "comparison", "sum", "fit", "questions"]
    const sections = () => Object.keys(savedContent<object>(file)).filter((key) => shown.includes(key))
    const [first = "", second = "", ...others] = sections()
    await openStudio(page, savedContent<{ menuTitle: string }>(file).menuTitle)
    const list = page.getByRole("group", { name: "Sections of the page" })
    const grips = list.getByRole("button", { name: /^Move / })
    await hand.moveDown(grips.first(), grips.nth(1))
    await expect.poll(sections).toEqual([second, first, ...others])
    await expect(site.getByRole("region").first()).toHaveAttribute("id", second)
    await expectNoViolations(page)

    const at = sections().indexOf("fit")
    await hand.press(list.getByRole("button", { name: "Remove Who it is for" }))
    await expect.poll(sections).not.toContain("fit")
    await expect(site.locator("#fit")).toHaveCount(0)
    await expect(grips.nth(Math.min(at, others.length))).toBeFocused()
    await hand.press(list.getByRole("button", { name: /^Add this section.*Who it is for$/ }))
    await expect.poll(sections).toContain("fit")
    await expect(site.locator("#fit").getByRole("listitem").first()).toBeVisible()
    await expect(grips.first()).toBeFocused()
  },
)

journey("a post gets another address, and the old one leads to it @keyboard @phone", async ({ page, hand }) => {
  const [post] = savedContent<ReadonlyArray<{ title: string; slug: string }>>("posts.json")
  await openStudio(page, post?.title)
  await hand.write(field(page, "Address"), "another-address")
  await expect(page.getByText("This also changes:")).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press("Enter")

  await expect(status(page)).toContainText("Renamed")
  expect(savedContent("redirects.json")).toEqual([{ from: `/blog/${post?.slug}/`, to: "/blog/another-address/" }])
})
