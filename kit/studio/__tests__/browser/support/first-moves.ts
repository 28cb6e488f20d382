import type { FrameLocator, Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { handOf, type Way } from "../journeys/support/hands"
import { contentOf, git } from "./owner"
import { expect } from "./test"

/** Where an owner makes the first moves, and how. */
export interface Mover {
  readonly page: Page
  readonly site: FrameLocator
  readonly way: Way
  /** What the studio calls a part of the content, by its name in the contract. */
  readonly nameOf: (name: string) => string
  /** The name of its button for undo. */
  readonly undo: string
}

interface Home {
  readonly hero: { readonly heading: string; readonly emphasis?: string }
  readonly trackRecord?: { readonly claims?: ReadonlyArray<{ readonly figure: string }> }
}

const home = () => contentOf<Home>("pages/home.json")
const quotes = () => contentOf<ReadonlyArray<{ readonly name: string }>>("testimonials.json")

const fieldAt = (page: Page, file: string, path: string): Locator => page.locator(`[id="field-${file}#${path}"]`)
const fieldOfEntry = (page: Page, file: string, key: string): Locator =>
  page.locator(`[id^="field-${file}#"][id$=".${key}"]`).first()
const headline = (page: Page) => fieldAt(page, "pages/home.json", "hero.heading")

/** Opens a section of the page that is chosen. */
async function openSection({ page, way }: Mover, name: string): Promise<void> {
  const all = page.locator("nav.crumb button")
  if (await all.isVisible()) await handOf(way, page).press(all)
  // A list comes after the sections that say something of it.
  await handOf(way, page).press(page.locator("nav.onward button").filter({ hasText: name }).last())
}

const choosePage = ({ page, way }: Mover, name: string): Promise<void> =>
  handOf(way, page).choose(page.getByRole("combobox").first(), name)

const openEntry = ({ page, way }: Mover, name: string): Promise<void> =>
  handOf(way, page).press(page.locator("main button.title").filter({ hasText: name }).first())

/** The first things that owners do, by name; each ends when the file has it. */
export const firstMoves: ReadonlyArray<readonly [name: string, make: (mover: Mover) => Promise<void>]> = [
  [
    "replace the headline",
    async (mover) => {
      const { page, site, way } = mover
      const title = site.getByRole("heading", { level: 1 }).first()
      const { emphasis } = home().hero
      if (way === "keyboard") await openSection(mover, mover.nameOf("Top of the page"))
      else await title.click()
      if (way !== "keyboard") await expect(headline(page)).toBeFocused()
      await handOf(way, page).write(headline(page), "I build teams that ship")
      await expect.poll(() => home().hero).toMatchObject({ heading: "I build teams that ship" })
      expect(home().hero).not.toHaveProperty("emphasis")
      await expect(title).toHaveText("I build teams that ship")
      if (emphasis !== undefined) await expect(page.locator(".cascaded").first()).toContainText(emphasis)
    },
  ],
  [
    "shorten it",
    async ({ page, way }) => {
      await handOf(way, page).write(headline(page), "I build teams")
      await expect.poll(() => home().hero.heading).toBe("I build teams")
    },
  ],
  [
    "make it longer than it may be",
    async ({ page, way }) => {
      const long = `I build teams that ship${" every week".repeat(9)}`
      await handOf(way, page).write(headline(page), long)
      await expect.poll(() => home().hero.heading).toBe(long)
      await expect(page.locator(".field.is-chosen .diagnostic.warning")).toBeVisible()
    },
  ],
  [
    "change a figure",
    async (mover) => {
      const { page, way, nameOf } = mover
      const [first] = home().trackRecord?.claims ?? []
      if (!first) return
      await openSection(mover, nameOf("Track record"))
      await openEntry(mover, first.figure)
      await handOf(way, page).write(fieldOfEntry(page, "pages/home.json", "figure"), "21 years")
      await expect.poll(() => home().trackRecord?.claims?.[0]?.figure).toBe("21 years")
    },
  ],
  [
    "change a price",
    async (mover) => {
      const { page, way, nameOf } = mover
      const services = () => contentOf<ReadonlyArray<{ title: string; offer?: { price: string } }>>("services.json")
      const service = services().find(({ offer }) => offer)
      if (!service) return
      await choosePage(mover, contentOf<{ navigation: { services: string } }>("labels.json").navigation.services)
      await openSection(mover, nameOf("Services"))
      await openEntry(mover, service.title)
      await handOf(way, page).write(fieldOfEntry(page, "services.json", "price"), "£6,100")
      await expect.poll(() => services().some(({ offer }) => offer?.price === "£6,100")).toBe(true)
    },
  ],
  [
    "change a name",
    async (mover) => {
      const { page, way, nameOf } = mover
      await choosePage(mover, nameOf("Name, links and claim"))
      await handOf(way, page).write(fieldAt(page, "site.json", "name"), "Robin Okafor")
      await expect.poll(() => contentOf<{ name: string }>("site.json").name).toBe("Robin Okafor")
    },
  ],
  [
    "drop a picture",
    async ({ page }) => {
      const before = contentOf<{ iconUrl?: string }>("site.json").iconUrl
      const png = [
        ...(await sharp({ create: { width: 600, height: 600, channels: 3, background: "#354f8c" } })
          .png()
          .toBuffer()),
      ]
      await page
        .locator(".picture")
        .first()
        .evaluate((place, bytes) => {
          const files = new DataTransfer()
          files.items.add(new File([new Uint8Array(bytes)], "my icon.png", { type: "image/png" }))
          place.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }))
        }, png)
      await expect.poll(() => git("status", "--porcelain")).toContain("images/")
      await expect.poll(() => JSON.stringify(contentOf("site.json"))).not.toContain(`"${before}"`)
    },
  ],
  [
    "add a testimonial",
    async (mover) => {
      const { page, way, nameOf } = mover
      const count = quotes().length
      const hand = handOf(way, page)
      await choosePage(mover, nameOf("Testimonials"))
      await hand.press(page.locator("main button.add").last())
      const dialog = page.getByRole("dialog")
      const boxes = dialog.getByRole("textbox")
      await hand.write(boxes.nth(0), "We slept again.")
      await hand.write(boxes.nth(1), "Ada North")
      for (let index = 2; index < (await boxes.count()); index += 1) await hand.write(boxes.nth(index), "Founder")
      await hand.press(dialog.locator("button[type=submit]"))
      await expect.poll(() => quotes().length).toBe(count + 1)
    },
  ],
  [
    "remove one",
    async (mover) => {
      const { page, way } = mover
      const count = quotes().length
      const remove = page.locator("main .row-tools button").last()
      // An entry that was just added opens by itself, sooner or later.
      await expect(async () => {
        if (!(await remove.isVisible())) await openEntry(mover, quotes().at(-1)?.name ?? "")
        await expect(remove).toBeVisible({ timeout: 3000 })
      }).toPass()
      await handOf(way, page).press(remove)
      await expect.poll(() => quotes().length).toBe(count - 1)
    },
  ],
  [
    "undo all",
    async ({ page, undo }) => {
      const button = page.getByRole("button", { name: undo, exact: true }).first()
      await expect(async () => {
        await button.click()
        expect(git("status", "--porcelain").trim()).toBe("")
      }).toPass({ intervals: [700], timeout: 120_000 })
    },
  ],
]
