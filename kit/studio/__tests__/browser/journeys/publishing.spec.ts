import { editElsewhere, savedContent } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { journey } from "./support/journey"
import { field, openSection } from "./support/studio"

interface Home {
  readonly hero: { readonly intro: string }
}

const intro = () => savedContent<Home>("pages/home.json").hero.intro

const withIntro = (words: string) => (text: string) => text.replace(JSON.stringify(intro()), JSON.stringify(words))

journey(
  "two write the same words at once, and the owner keeps their own @mouse @phone",
  async ({ page, site, hand }) => {
    await openStudio(page)
    await openSection(page, hand, "Top of the page")
    // Somebody else saves at the moment when the studio sends what was typed.
    await page.route(
      "**/api/save",
      async (route) => {
        editElsewhere("pages/home.json", withIntro("Theirs."))
        await route.continue()
      },
      { times: 1 },
    )
    await hand.write(field(page, "Introduction"), "Mine.")
    await expect(page.getByText("This was changed elsewhere.")).toContainText("Theirs.")
    await hand.press(page.getByRole("button", { name: "Keep mine" }))

    await expect.poll(intro).toBe("Mine.")
    await expect(site.getByText("Mine.", { exact: true })).toBeVisible()
  },
)
