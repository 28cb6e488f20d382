import { savedContent } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { journey } from "./support/journey"
import { field, openSection, saved } from "./support/studio"

interface Site {
  readonly name: string
  readonly linkedinUrl: string
  readonly costClaim: { readonly percent: number; readonly sentence: string }
  readonly availability: { readonly text: string; readonly from: string }
}

const site = () => savedContent<Site>("site.json")

journey("name, role and the cost claim become one's own @finger", async ({ page, site: shown, hand }) => {
  await openStudio(page, "Name, links and claim")
  await hand.write(field(page, "Name"), "Ada Wong")
  await saved(page, "site.json")
  await hand.write(field(page, "Role"), "CTO by the month")
  await expect(shown.getByRole("banner").getByText("Ada Wong").first()).toBeVisible()
  await openSection(page, hand, "Cost claim")
  await hand.write(field(page, "Percentage"), "40")
  await hand.write(field(page, "Sentence"), "Two days a week for less than 40% of a full-time salary.")

  await expect(shown.getByRole("contentinfo")).toContainText("less than 40%")
  await expect.poll(() => site().costClaim.percent).toBe(40)
  expect(site().name).toBe("Ada Wong")
})

journey("links become one's own @keyboard @phone", async ({ page, site: shown, hand }) => {
  await openStudio(page, "Name, links and claim")
  await hand.write(field(page, "LinkedIn"), "http://www.linkedin.com/in/ada-wong")
  await hand.press(page.getByRole("button", { name: "Write https" }))

  await expect.poll(() => site().linkedinUrl).toBe("https://www.linkedin.com/in/ada-wong")
  await expect(shown.locator("a[href='https://www.linkedin.com/in/ada-wong']").first()).toBeAttached()
})
