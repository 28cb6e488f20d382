import { savedContent } from "../support/owner"
import { expect, openStudio } from "../support/test"
import { pictureFile } from "./support/files"
import { journey } from "./support/journey"
import { pageName } from "./support/names"
import { answer, back, field, openSection, saved } from "./support/studio"

interface Entry {
  readonly title?: string
  readonly name?: string
  readonly [key: string]: unknown
}

const entries = (file: string) => savedContent<readonly Entry[]>(file)
const titles = (file: string) => entries(file).map(({ title }) => title)

journey("the services are put into another order @mouse", async ({ page, site, hand }) => {
  const [first = "", second = "", ...others] = titles("services.json")
  await openStudio(page, pageName("services"))
  await openSection(page, hand, "The services")
  const grip = (title: string) => page.getByRole("button", { name: `Move ${title}, ` })
  await hand.moveDown(grip(first), grip(second))

  await expect.poll(() => titles("services.json")).toEqual([second, first, ...others])
  await expect(site.getByRole("heading", { level: 2 }).first()).toContainText(second.slice(0, 4))
})

journey("a podcast with square art and a panel are added @keyboard", async ({ page, site, hand }) => {
  await openStudio(page, pageName("media"))
  // A kind that the owner has not had yet needs its words first.
  for (const [words, word] of [
    ["Kinds", "On stage"],
    ["Links", "Hear it"],
  ] as const) {
    await openSection(page, hand, words)
    await hand.write(field(page, "Panel"), word)
    await saved(page, "pages/media.json")
    await back(page, hand)
  }
  await openSection(page, hand, "The media")
  for (const [kind, title] of [
    ["podcast", "Who wakes whom"],
    ["panel", "Four founders and a pager"],
  ] as const) {
    await hand.press(page.getByRole("button", { name: "Add an appearance" }))
    await answer(page, hand, {
      Title: title,
      Kind: kind,
      "Where it appeared": "Pager Duty Calls",
      Link: "https://www.example.org/episode",
    })
    await hand.give(page.getByLabel("Picture: choose a file"), await pictureFile(`${kind}.png`, 1400, 1400))
    await saved(page, "media.json")
  }

  expect(entries("media.json").slice(0, 2)).toMatchObject([{ type: "panel" }, { type: "podcast" }])
  await expect(site.getByRole("heading", { name: "Who wakes whom" }).first()).toBeVisible()
  await expect(site.getByRole("heading", { name: "Four founders and a pager" }).first()).toBeInViewport()
  await expect(site.getByText("On stage", { exact: true }).first()).toBeVisible()
})

journey("a testimonial is added, with its portrait and where it was said @mouse @phone", async ({ page, hand }) => {
  await openStudio(page, "Testimonials")
  await hand.press(page.getByRole("button", { name: "Add a testimonial" }))
  await answer(page, hand, { Quote: "We slept again.", Name: "Robin Okafor" })
  await hand.write(field(page, "Role"), "Founder")
  await hand.write(field(page, "Company"), "Tidewater")
  await hand.give(page.getByLabel("Portrait: choose a file"), await pictureFile("robin.jpg", 600, 600))
  await hand.write(field(page, "Source"), "https://www.example.org/said")

  await expect
    .poll(() => entries("testimonials.json").at(-1))
    .toEqual({
      quote: "We slept again.",
      name: "Robin Okafor",
      title: "Founder",
      company: "Tidewater",
      portraitUrl: "images/testimonials/robin-okafor.jpg",
      sourceUrl: "https://www.example.org/said",
    })
})

journey("a topic is added to the blog @keyboard", async ({ page, site, hand }) => {
  await openStudio(page, pageName("blog"))
  await openSection(page, hand, "Topics")
  await hand.press(page.getByRole("button", { name: "Add a topic" }))
  await answer(page, hand, { Topic: "On call" })
  await expect.poll(() => savedContent<{ topics: readonly string[] }>("pages/blog.json").topics).toContain("On call")
  await expect(site.getByText("On call").first()).toBeAttached()
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue("On call")
})
