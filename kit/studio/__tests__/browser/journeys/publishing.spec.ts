import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { contentOf, editElsewhere, git, publishElsewhere, remote, textOf } from "../support/owner"
import { expect, openStudio } from "../support/test"
import type { Hand } from "./support/hands"
import { journey } from "./support/journey"
import { field, openSection } from "./support/studio"

interface Home {
  readonly hero: { readonly intro: string }
}

const intro = () => contentOf<Home>("pages/home.json").hero.intro

const withIntro = (words: string) => (text: string) => text.replace(JSON.stringify(intro()), JSON.stringify(words))

const publishedWords = () => git("--git-dir", remote, "show", "main:data/pages/home.json")

const openChanges = (page: Page, hand: Hand) => hand.press(page.getByRole("button", { name: /^Changes/ }))

/** Publishes what is listed among the changes, with the message that is there. */
async function publish(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole("button", { name: /^Publish/ }))
  await expect(page.getByText(/^Published to .*remote\.git\./)).toBeVisible()
}

journey("what was published is taken back, as a new publication @keyboard @phone", async ({ page, site, hand }) => {
  const before = intro()
  const well = textOf("pages/home.json")
  editElsewhere("pages/home.json", withIntro("Published too early."))
  const early = textOf("pages/home.json")
  editElsewhere("pages/home.json", () => well)
  publishElsewhere("As it should be", "pages/home.json", (text) => `${text}\n`)
  publishElsewhere("Too early", "pages/home.json", () => early)
  git("checkout", "--quiet", "--", "data")
  await openStudio(page)
  await openChanges(page, hand)
  await hand.press(page.getByRole("dialog").getByRole("button", { name: "History" }))
  await hand.press(page.getByRole("button", { name: /^What changed: Too early/ }))
  await hand.press(page.getByRole("button", { name: /^Back to this: As it should be/ }))
  await expect(page.getByRole("button", { name: "Bring it back" })).toBeVisible()
  await expectNoViolations(page)
  await hand.press(page.getByRole("button", { name: "Bring it back" }))
  await expect(page.getByRole("dialog")).toContainText("again, but not published yet")
  await publish(page, hand)

  expect(publishedWords()).not.toContain("Published too early.")
  expect(git("--git-dir", remote, "log", "-2", "--format=%s", "main")).toMatch(
    /^Back to .+: As it should be\nToo early\n$/,
  )
  await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }))
  await expect(site.getByText(before).first()).toBeVisible()
})

journey(
  "two write the same words at once, and the owner keeps their own @mouse @phone",
  async ({ page, site, hand }) => {
    await openStudio(page)
    await openSection(page, hand, "Top of the page")
    // Somebody else saves in the moment in which the studio sends what was typed.
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
