import { filesOf } from "../support/draws"
import { savedContent, savedText } from "../support/owner"
import { choosePage, expect, openStudio, status } from "../support/test"
import { drawingFile } from "./support/files"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { back, field, fillPart, openEntry, openSection, saved } from "./support/studio"

interface Service {
  readonly id: string
  readonly title: string
  readonly drawingUrl?: string
  readonly offer?: object
}

const first = () => savedContent<readonly [Service]>("services.json")[0]

/** The files that still lead to a service. */
const leadingTo = (id: string) =>
  Object.entries(filesOf()).flatMap(([file, text]) =>
    file !== "redirects.json" && [`/services/#${id})`, `"service": "${id}"`].some((each) => text.includes(each))
      ? [file]
      : [],
  )

journey(
  "a service is renamed with its id and all that refers to it, and gets a drawing @keyboard",
  async ({ page, site, hand }) => {
    const { id, title } = first()
    await openStudio(page, pageName("services"))
    await openSection(page, hand, "The services")
    await openEntry(page, hand, title)
    await hand.write(field(page, "Name"), "Platform rescue")
    await saved(page, "services.json")
    await hand.write(field(page, "Address within the page"), "platform-rescue")
    await page.keyboard.press("Enter")
    await expect(status(page)).toContainText("Renamed")
    await hand.give(page.getByLabel("Drawing of your own: choose a file"), drawingFile("Rescue.svg"))
    await saved(page, "services.json")

    expect(first()).toMatchObject({ id: "platform-rescue", title: "Platform rescue" })
    expect(first().drawingUrl).toMatch(/^images\/services\/platform-rescue.*\.svg$/)
    expect(leadingTo(id)).toEqual([])
    await expect(site.getByRole("heading", { level: 2, name: "Platform rescue" })).toBeVisible()
  },
)

journey("an offer is made, and when there is time for it @mouse", async ({ page, site, hand }) => {
  const { title } = first()
  await openStudio(page, pageName("services"))
  // The words around an offer come first: without them there is none.
  await openSection(page, hand, "Words for offers")
  await fillPart(page, hand, page.getByRole("main"), { Heading: "What you pay" })
  await expect.poll(() => savedText("pages/services.json")).toContain('"What you pay"')
  await back(page, hand)
  await openSection(page, hand, "The services")
  await openEntry(page, hand, title)
  const offer = page.getByRole("group", { name: "Offer" })
  await fillPart(page, hand, offer, { Amount: "1900", Currency: "GBP" })
  await saved(page, "services.json")
  await expect(site.getByText("£1,900").filter({ visible: true }).first()).toBeVisible()
  await choosePage(page, "Name, links and claim")
  await openSection(page, hand, "Availability")
  await fillPart(page, hand, page.getByRole("main"), { From: "2031-04-01" })
  await hand.write(field(page, "Text"), "Two days a week from April")
  await saved(page, "site.json")

  await choosePage(page, pageName("home"))
  await expect(site.getByText("Two days a week from April").first()).toBeVisible()
  expect(first().offer).toMatchObject({ price: { amount: 1900, currency: "GBP" } })
})

journey("the table of services is taken away, and comes back with undo @mouse", async ({ page, hand }) => {
  const hasTable = () => "glance" in savedContent<object>("pages/services.json")
  await openStudio(page, pageName("services"))
  await openSection(page, hand, "At a glance")
  await hand.press(page.getByRole("button", { name: /^Remove this section.*At a glance$/ }))
  await expect.poll(hasTable).toBe(false)
  await expect(page.getByRole("button", { name: /^Add this section.*At a glance$/ })).toBeVisible()
  await hand.press(page.getByRole("banner").getByRole("button", { name: "Undo", exact: true }).first())
  await expect.poll(hasTable).toBe(true)
})
