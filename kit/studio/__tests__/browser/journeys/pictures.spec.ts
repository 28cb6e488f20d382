import { savedContent } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { pictureFile } from "./support/files"
import { journey } from "./support/journey"
import { pageName } from "./support/names"

interface About {
  readonly portrait: string
}

journey("the portrait is replaced under another name @finger", async ({ page, site, hand }) => {
  const { portrait } = savedContent<About>("pages/about.json")
  await openStudio(page, pageName("about"))
  await hand.give(page.getByLabel("Portrait: choose a file"), await pictureFile("Me in June.jpg", 1200, 1500))

  await expect.poll(() => savedContent<About>("pages/about.json").portrait).not.toBe(portrait)
  await expect(site.getByRole("main").locator("picture").first()).toBeVisible()
})
