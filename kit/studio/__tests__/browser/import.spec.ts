import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { savedContent } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

const feed = readFileSync(join(__dirname, "../../../owner/import/__tests__/fixtures/podcast/runway.xml"), "utf8")
const dialog = (page: Page) => page.getByRole("dialog", { name: "Import" })

/** Drags a feed over the page in the studio's frame, and drops it there. */
async function dropFeed(page: Page): Promise<void> {
  for (const kind of ["dragover", "drop"]) {
    await page.locator("iframe").evaluate(
      (frame: HTMLIFrameElement, { text, kind }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], "runway.xml", { type: "text/xml" }))
        const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })
        frame.contentDocument?.body.dispatchEvent(event)
      },
      { text: feed, kind },
    )
    if (kind === "dragover") await expect(page.getByText("Drop to import")).toBeVisible()
  }
}

const titles = () => savedContent<ReadonlyArray<{ title: string }>>("media.json").map(({ title }) => title)

// The preview logs to the console that an entry it shows has gone; browsers log a refusal as an error.
test.use({ expectedErrors: /409|EnsureResources|Cannot update a component|404/ })

test("two episodes of a feed dropped on the page are taken, one with another title, and undone", async ({
  page,
  site,
}) => {
  await openStudio(page, "Media")
  const before = titles()
  await expect(site.getByText(before[0] ?? "").first()).toBeVisible()
  await dropFeed(page)
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

  await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
  await expect.poll(titles).toEqual(before)
  await expect(site.getByText("A rota for three teams")).toHaveCount(0)
})

test("without a mouse a list is chosen, and what an entry lacks is said at its field until it is there", async ({
  page,
}) => {
  const list = 'title,show,type,link\n"A talk, somewhere",,talk,https://example.org/talk\n'
  await openStudio(page)
  const menu = page.getByRole("combobox", { name: "Page" })
  await menu.focus()
  await menu.selectOption({ label: "Import…" })
  const files = dialog(page).getByLabel("Choose files…")
  await expect(files).toBeFocused()
  await files.setInputFiles({ name: "talks.csv", mimeType: "text/csv", buffer: Buffer.from(list) })
  await expect(dialog(page).getByText("1 entry to choose from")).toBeFocused()
  const talk = dialog(page).getByRole("checkbox", { name: "A talk, somewhere" })
  await expect(talk).toHaveAccessibleDescription(/^Missing: /)
  await talk.press("Space")
  const show = dialog(page).getByRole("textbox", { name: "Where it appeared" })
  const lacks = dialog(page).getByText("One of them still lacks something")
  await expect(show).toHaveAccessibleDescription(/ Missing: /)
  await expect(lacks).toBeVisible()
  await expectNoViolations(page)
  await show.focus()
  await page.keyboard.type("Gantry North")
  await expect(show).not.toHaveAccessibleDescription(/Missing/)
  await expect(lacks).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByText("1 entry imported")).toBeFocused()
  expect(titles()).toContain("A talk, somewhere")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(menu).toBeFocused()
})
