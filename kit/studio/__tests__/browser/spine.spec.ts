import { unmarked } from "../../../language/marks"
import { git, remote, savedContent, savedText } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

interface Home {
  readonly hero: { readonly heading: string }
}

/** What the studio is for, from the first click to the published site: the studio's only browser test in `npm test`. */
test("a word is clicked, typed over, saved, undone, done again and published", async ({ page, site }) => {
  const before = savedText("pages/home.json")
  const { heading } = savedContent<Home>("pages/home.json").hero
  const changed = heading.replace("done this", "done that")
  await openStudio(page)
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
  const field = page.getByRole("textbox", { name: "Headline" })
  await expect(field).toBeFocused()
  await field.fill(changed)
  await expect(site.getByRole("heading", { level: 1, name: unmarked(changed) })).toBeVisible()
  await expectSaved(page, "pages/home.json")
  expect(savedText("pages/home.json")).toBe(before.replace(heading, changed))

  await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
  await expect.poll(() => savedText("pages/home.json")).toBe(before)
  await page.getByRole("banner").press("Control+Shift+z")
  await expect.poll(() => savedText("pages/home.json")).toBe(before.replace(heading, changed))

  await page.getByRole("button", { name: /^Changes/ }).click()
  await page.getByRole("textbox", { name: "Message" }).fill("Another headline")
  await page.getByRole("button", { name: /^Publish/ }).click()
  await expect(page.getByText(/^Published to .*remote\.git\./)).toBeVisible()
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main").trim()).toBe("Another headline")
  expect(git("--git-dir", remote, "show", "main:data/pages/home.json")).toContain(JSON.stringify(changed).slice(1, -1))
})
