import { join } from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { data, editElsewhere, savedContent, savedText } from "../support/owner"
import { choosePage, expect, openStudio } from "../support/test"
import { pictureFile } from "./support/files"
import type { Hand } from "./support/hands"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { field, openEntry, openSection, saved } from "./support/studio"

const todo = (page: Page) => page.getByRole("button", { name: /^To do/ })

const errors = (page: Page) =>
  page.getByRole("dialog", { name: "To do" }).getByRole("region", { name: "Errors" }).getByRole("listitem")

/** What would break the site is reported at its field, and not saved until it is fixed. */
const refused = (page: Page) => page.getByText("Not saved yet: the check refuses this. Fix it here").first()

/** In pixels: of the first book's cover. */
async function coverWidth(): Promise<number | undefined> {
  const [book] = savedContent<ReadonlyArray<{ coverUrl: string }>>("books.json")
  return (await sharp(join(data, book?.coverUrl ?? "")).metadata()).width
}

const discard = (page: Page, hand: Hand) => hand.press(page.getByRole("button", { name: "Discard" }))

journey(
  "an empty name, a broken link and a picture that is too small are told at their fields, and mended @keyboard",
  async ({ page, hand }) => {
    const before = savedText("site.json")
    await openStudio(page, "Name, links and claim")
    await hand.write(field(page, "Name"), "")
    await expect(refused(page)).toBeVisible()
    expect(savedText("site.json")).toBe(before)
    await discard(page, hand)
    await expect(refused(page)).toBeHidden()

    const [post] = savedContent<ReadonlyArray<{ title: string; slug: string }>>("posts.json")
    await choosePage(page, post?.title ?? "")
    await openSection(page, hand, "The text")
    const text = page.getByRole("textbox", { name: "The text, in Markdown" })
    await hand.write(text, "More [about this](/no-such-page/).\n")
    await expect(refused(page)).toBeVisible()
    await hand.write(text, `More [about this](/contact/).\n`)
    await saved(page, `posts/${post?.slug}.md`)

    const [book] = savedContent<ReadonlyArray<{ title: string }>>("books.json")
    await choosePage(page, pageName("books"))
    await openSection(page, hand, "The books")
    await openEntry(page, hand, book?.title ?? "")
    const cover = page.getByLabel("Cover: choose a file")
    const small = page.getByText("This picture has 100 × 150 pixels").first()
    await hand.give(cover, await pictureFile("small.jpg", 100, 150))
    await expect(small).toBeVisible()
    // A width that none of the owners' covers has.
    await hand.give(cover, await pictureFile("large.jpg", 1240, 1860))
    await expect(small).toBeHidden()
    // It is saved a moment later, which the next journey must not see; meanwhile the file that is named may be gone.
    await expect(async () => expect(await coverWidth()).toBe(1240)).toPass()
  },
)

journey(
  "an unknown topic and a quote that is missing, written in another program, are listed in To do, and mended @mouse @phone",
  async ({ page, hand }) => {
    const [post] = savedContent<ReadonlyArray<{ title: string; categories: readonly string[] }>>("posts.json")
    const topic = post?.categories[0] ?? ""
    const before = savedText("services.json")
    await openStudio(page)
    editElsewhere("posts.json", (text) => text.replace(JSON.stringify(topic), '"No such topic"'))
    await expect(todo(page)).toHaveAccessibleName(/1 error/)
    await hand.press(todo(page))
    await expect(errors(page)).toContainText("No such topic")
    await hand.press(errors(page).getByRole("button", { name: /^Go to field/ }))
    await hand.choose(page.getByRole("combobox", { name: /^Topic 1/ }), topic)
    await expect(todo(page)).not.toHaveAccessibleName(/error/)

    editElsewhere("services.json", (text) => text.replace(/("title": "[^"\n]*)"/, "$1"))
    await expect(todo(page)).toHaveAccessibleName(/1 error/)
    await hand.press(todo(page))
    await expect(errors(page)).toContainText("The closing quote of this text is missing.")
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }))
    await hand.press(page.getByRole("button", { name: /^Changes/ }))
    await hand.press(page.getByRole("dialog").getByRole("button", { name: /^Undo this/ }))
    await expect.poll(() => savedText("services.json")).toBe(before)
  },
)
