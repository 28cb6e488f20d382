import { contentOf, editElsewhere } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { pictureFile } from "./support/files"
import { journey } from "./support/journey"
import { pageName } from "./support/names"

interface About {
  readonly portrait: string
}

interface Contact {
  readonly picture: string
}

journey(
  "the portrait is replaced under another name, also where else it is shown @finger",
  async ({ page, site, hand }) => {
    const { portrait } = contentOf<About>("pages/about.json")
    editElsewhere("pages/contact.json", (text) =>
      text.replace(JSON.stringify(contentOf<Contact>("pages/contact.json").picture), JSON.stringify(portrait)),
    )
    await openStudio(page, pageName("about"))
    await hand.give(page.getByLabel("Portrait: choose a file"), await pictureFile("Me in June.jpg", 1200, 1500))
    await hand.press(page.getByRole("button", { name: /^Use this in the (?:other place|\d+ other places)$/ }))

    await expect.poll(() => contentOf<Contact>("pages/contact.json").picture).not.toBe(portrait)
    const now = contentOf<About>("pages/about.json").portrait
    expect(now).not.toBe(portrait)
    expect(contentOf<Contact>("pages/contact.json").picture).toBe(now)
    await expect(site.getByRole("main").locator("picture").first()).toBeVisible()
  },
)
