import type { Page } from "@playwright/test"
import { drawLetter, filesOf, numbersOf } from "./support/draws"
import type { StudioOwner } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

/** None without TYPING_DRAWS; by night 500. */
const draws = Number(process.env.TYPING_DRAWS ?? 0)

const firstSeed = Number(process.env.RANDOM_SEED ?? 1)

type Hand = "mouse" | "finger" | "double click"

/** The owners, each with the hands that type there. */
const typists: ReadonlyArray<readonly [owner: StudioOwner, hand: Hand]> = [
  ["sample", "mouse"],
  ["sample", "double click"],
  ["sample", "finger"],
  ["arabic", "mouse"],
  ["arabic", "finger"],
  ["crowded", "mouse"],
  ["polish", "double click"],
  ["german", "mouse"],
]

for (const [owner, hand] of draws > 0 ? typists : [])
  test.describe(`by ${hand}, on the content of ${owner}`, () => {
    test.use({ owner, ownContext: true })
    if (hand === "finger") test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test("a word that is typed at any letter of any page is in its file at that letter, and undone", async ({
      page,
      site,
    }) => {
      test.setTimeout(60_000 + draws * 5_000)
      await openStudio(page)
      await expect(site.locator("body")).toBeVisible()
      const menu = page.getByRole("combobox").first()
      const pages = await menu
        .locator("option")
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
      for (let number = 0; number < draws / typists.length; number += 1) {
        const seed = firstSeed * 1000 + number
        const random = numbersOf(seed)
        await menu.selectOption(pages[Math.floor(random() * pages.length)] ?? "")
        await expect(page.locator(".preview-frame")).toHaveAttribute("aria-busy", "false")
        await test.step(`RANDOM_SEED=${firstSeed}, draw ${number}`, () => typeSomewhere(page, hand, random))
      }
    })
  })

const word = "Zqx"

async function typeSomewhere(page: Page, hand: Hand, random: () => number): Promise<void> {
  const before = filesOf()
  const isRight = random() < 0.5
  const numbers = Array.from({ length: 80 }, random)
  const drawn: (Awaited<ReturnType<typeof drawLetter>> | undefined)[] = []
  // The page may not be drawn yet, or move while it is.
  const isAtRest = async () => {
    drawn.unshift(await drawLetter(page, numbers, isRight, writtenIn(before)).catch(() => undefined))
    return drawn[0] !== undefined && JSON.stringify(drawn[0]) === JSON.stringify(drawn[1])
  }
  await expect.poll(isAtRest).toBe(true)
  const { x = 0, y = 0, letter = "", text = "" } = drawn[0] ?? {}
  if (hand === "finger") await page.touchscreen.tap(x, y)
  else if (hand === "mouse") await page.mouse.click(x, y)
  else await page.mouse.dblclick(x, y)
  await page.keyboard.type(word)
  // A name is saved when it is left, and changes all that refer to it.
  if ((await page.locator(".field.is-chosen .rename-note").count()) > 0) {
    await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
    return
  }
  const about = `at ${letter} in “${text}”, ${isRight ? "right" : "left"}, of ${page.url()}`
  await expect.poll(() => Object.values(filesOf()).join("").includes(word), { message: about }).toBe(true)
  const after = filesOf()
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed, about).toHaveLength(1)
  const [was = "", now = ""] = [before[changed[0] ?? ""], after[changed[0] ?? ""]]
  const at = now.indexOf(word)
  const [start, end] = [now.slice(0, at), now.slice(at + word.length)]
  expect(was.startsWith(start) && was.endsWith(end), about).toBe(true)
  const replaced = was.slice(start.length, was.length - end.length)
  if (hand === "double click") expect(replaced, about).toMatch(new RegExp(`^[^\\s]*${letter}[^\\s]* ?$`, "u"))
  else
    expect([replaced, isRight ? start.slice(-letter.length) : end.slice(0, letter.length)], about).toEqual(["", letter])

  if (random() < 0.5) await page.keyboard.press("Control+z")
  else await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
  await expect.poll(filesOf, { message: `undo ${about}` }).toEqual(before)
}

/** All that the content says, one after the other, without the signs of Markdown and JSON. */
const writtenIn = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([file, text]) =>
      file.endsWith(".json") ? valuesIn(JSON.parse(text)).join(" | ") : text.replace(/[*_`\\]/g, ""),
    )
    .join(" | ")
    .replace(/\s+/g, " ")

const valuesIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : []
}
