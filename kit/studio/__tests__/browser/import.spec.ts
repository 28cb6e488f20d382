import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { linkedInArchive } from "../../../owner/import/__tests__/support/archives"
import { expectNoViolations } from "./support/axe"
import { contentOf, data, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

const fixtures = join(__dirname, "../../../owner/import/__tests__/fixtures")
const feed = readFileSync(join(fixtures, "podcast/runway.xml"))
const dialog = (page: Page) => page.getByRole("dialog", { name: "Import" })

/** Drags a file over a place and drops it there, in the studio or in its frame. */
async function drop(page: Page, place: string, name: string, type: string, content: Buffer): Promise<void> {
  for (const kind of ["dragover", "drop"]) {
    await page.locator(place).evaluate(
      (element, { bytes, name, type, kind }) => {
        const page = element instanceof HTMLIFrameElement ? element.contentDocument?.body : element
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
        page?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }))
      },
      { bytes: [...content], name, type, kind },
    )
    if (kind === "dragover") await expect(page.getByText("Drop to import")).toBeVisible()
  }
}

const titles = () => contentOf<ReadonlyArray<{ title: string }>>("media.json").map(({ title }) => title)

// The preview says in the console that an entry goes away under it; a refusal is an answer that browsers count as an error.
test.use({ expectedErrors: /409|EnsureResources|Cannot update a component|404/ })

test("of a feed that is dropped on the page two episodes are taken, one with another title, and undone", async ({
  page,
  site,
}) => {
  await openStudio(page, "Media")
  const before = titles()
  await drop(page, "iframe", "runway.xml", "text/xml", feed)
  await expect(dialog(page)).toContainText("runway.xml is a podcast’s feed.")
  const appearances = dialog(page).getByRole("region", { name: "Appearances" })
  await expect(appearances.getByRole("checkbox")).toHaveCount(3)
  await appearances.getByRole("checkbox", { name: "A rota for two teams" }).check()
  await appearances.getByRole("checkbox", { name: "Nine days to a pull request" }).check()
  await appearances.getByText("Look at it, and change it: A rota for two teams").click()
  await appearances.getByRole("textbox", { name: "Title" }).fill("A rota for three teams")
  await dialog(page).getByRole("button", { name: "Import 2" }).click()

  await expect(dialog(page).getByText("2 entries imported")).toBeFocused()
  await expect(status(page)).toContainText("2 entries imported")
  expect(titles()).toHaveLength(before.length + 2)
  await dialog(page).getByRole("button", { name: "A rota for two teams" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("A rota for three teams")
  await expect(site.getByText("A rota for three teams").first()).toBeVisible()
  await expect(site.getByText("Nine days to a pull request").first()).toBeVisible()

  await status(page).getByRole("button", { name: "Undo" }).click()
  await expect.poll(titles).toEqual(before)
  await expect.poll(() => existsSync(join(data, "imported.json"))).toBe(false)
  await expect(site.getByText("A rota for three teams")).toHaveCount(0)
})

test("an archive of LinkedIn is chosen and taken without a mouse", async ({ page }) => {
  await openStudio(page)
  const menu = page.getByRole("combobox", { name: "Page" })
  await menu.focus()
  await menu.selectOption({ label: "Import…" })
  const files = dialog(page).getByLabel("Choose files…")
  await expect(files).toBeFocused()
  await files.setInputFiles({ name: "LinkedIn.zip", mimeType: "application/zip", buffer: linkedInArchive() })
  await expect(dialog(page).getByText(/ entries to choose from$/)).toBeFocused()
  await expect(dialog(page)).toContainText("LinkedIn.zip is a LinkedIn archive.")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(dialog(page).getByRole("button", { name: "Choose none" })).toBeFocused()
  await dialog(page).getByRole("checkbox", { name: "Zoë Okafor" }).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByText("1 entry imported")).toBeFocused()
  expect(textOf("testimonials.json")).toContain("Zoë Okafor")
  expect(textOf("testimonials.json")).not.toContain("Hidden")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(menu).toBeFocused()
})

test("what an entry lacks is said at its field, until it is there", async ({ page }) => {
  const list = 'title,show,type,link\n"A talk, somewhere",,talk,https://example.org/talk\n'
  await openStudio(page)
  await drop(page, "main", "talks.csv", "text/csv", Buffer.from(list))
  const talk = dialog(page).getByRole("checkbox", { name: "A talk, somewhere" })
  await expect(talk).toHaveAccessibleDescription(/^Missing: /)
  await talk.check()
  const show = dialog(page).getByRole("textbox", { name: "Where it appeared" })
  await expect(show).toHaveAccessibleDescription(/ Missing: /)
  await expect(dialog(page).getByText("One of them still lacks something")).toBeVisible()
  await expectNoViolations(page)
  await show.fill("Gantry North")
  await expect(show).not.toHaveAccessibleDescription(/Missing/)
  await expect(dialog(page).getByText("One of them still lacks something")).toBeHidden()
  await dialog(page).getByRole("button", { name: "Import 1" }).click()
  await expect.poll(titles).toContain("A talk, somewhere")
})
