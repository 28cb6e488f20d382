import { git, savedContent } from "../support/owner"
import { choosePage, expect, openStudio } from "../support/test"
import { dropPicture } from "./support/files"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { answer, back, field, openEntry, openSection } from "./support/studio"

interface Home {
  readonly hero: { readonly heading: string }
  readonly trackRecord: { readonly claims: ReadonlyArray<{ readonly figure: string }> }
}

interface Service {
  readonly title: string
  readonly offer?: { readonly price: { readonly amount: number } }
}

const home = () => savedContent<Home>("pages/home.json")
const services = () => savedContent<readonly Service[]>("services.json")
const site = () => savedContent<{ name: string; iconUrl?: string }>("site.json")
const quotes = () => savedContent<readonly object[]>("testimonials.json")

journey(
  "the first ten things that people do are done at the first try, and undone @mouse @finger",
  async ({ page, site: shown, hand }) => {
    await openStudio(page)
    const headline = field(page, "Headline")
    await shown.getByRole("heading", { level: 1 }).click()
    await expect(headline).toBeFocused()
    await hand.write(headline, "I build *teams* that ship")
    await expect.poll(() => home().hero.heading).toBe("I build *teams* that ship")
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("I build teams that ship")
    await expect(shown.getByRole("heading", { level: 1 }).getByRole("emphasis")).toHaveText("teams")

    await hand.write(headline, "I build teams")
    await expect.poll(() => home().hero.heading).toBe("I build teams")

    await back(page, hand)
    await openSection(page, hand, "Track record")
    await hand.press(page.getByRole("main").locator("button.title").first())
    await hand.write(field(page, "Figure"), "21 years")
    await expect.poll(() => home().trackRecord.claims[0]?.figure).toBe("21 years")

    await choosePage(page, pageName("services"))
    await openSection(page, hand, "The services")
    await openEntry(page, hand, services().find(({ offer }) => offer)?.title ?? "")
    await hand.write(field(page, "Amount"), "6100")
    await expect.poll(() => services().map(({ offer }) => offer?.price.amount)).toContain(6100)

    await choosePage(page, "Name, links and claim")
    await hand.write(field(page, "Name"), "Robin Okafor")
    await expect.poll(() => site().name).toBe("Robin Okafor")

    const { iconUrl } = site()
    await dropPicture(page.locator(".picture").first(), "my icon.png")
    await expect.poll(() => site().iconUrl).not.toBe(iconUrl)

    const count = quotes().length
    await choosePage(page, "Testimonials")
    await hand.press(page.getByRole("button", { name: "Add a testimonial" }))
    await answer(page, hand, { Quote: "We slept again.", Name: "Ada North" })
    await expect.poll(() => quotes().length).toBe(count + 1)

    await hand.press(page.getByRole("button", { name: "Remove Ada North" }))
    await expect.poll(() => quotes().length).toBe(count)

    await hand.press(page.getByRole("button", { name: /^Changes/ }))
    await expect(page.getByRole("button", { name: /^Publish/ })).toBeInViewport({ ratio: 1 })
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }))

    await expect(async () => {
      await page.getByRole("banner").getByRole("button", { name: "Undo", exact: true }).first().click()
      expect(git("status", "--porcelain")).toBe("")
    }).toPass({ intervals: [700], timeout: 120_000 })
  },
)
