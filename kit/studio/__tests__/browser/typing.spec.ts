import type { Page } from "@playwright/test"
import {
  drawLetter,
  filesOf,
  isShownWhereDrawn,
  numbersOf,
  openAnyPage,
  untilCaretStands,
  valueFrom,
  writtenIn,
} from "./support/draws"

import { savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

/** By night 500. */
const draws = Number(process.env.TYPING_DRAWS ?? 40)

const firstSeed = Number(process.env.RANDOM_SEED ?? 1)

const owners = ["sample", "crowded", "arabic", "polish", "german", "twins"] as const

/** By turns. */
const hands = ["mouse", "finger", "double click"] as const

for (const owner of owners)
  test.describe(`on the content of ${owner}`, () => {
    test.use({ owner, ownContext: true, hasTouch: true })

    test("a word that is typed at any letter of any page is in its file at that letter, and undone", async ({
      page,
      site,
    }) => {
      test.setTimeout(90_000 + draws * 15_000)
      await openStudio(page)
      const { name } = savedContent<{ readonly name: string }>("site.json")
      await expect(site.getByRole("contentinfo")).toContainText(name)
      for (let number = 0; number < draws / owners.length; number += 1) {
        const random = numbersOf(firstSeed * 1000 + number)
        const hand = hands[number % hands.length] ?? "mouse"
        await page.setViewportSize(hand === "finger" ? { width: 390, height: 844 } : { width: 1440, height: 900 })
        await openAnyPage(page, random)
        const draw = `RANDOM_SEED=${firstSeed}, draw ${number}, by ${hand}`
        // On a busy machine the page follows an undo later than the files do.
        await expect(site.locator("body"), `before ${draw}`).not.toContainText(/Zq ?x/)
        await test.step(draw, () => typeSomewhere(page, hand, random, draw))
      }
    })
  })

test.describe("on a slow machine", () => {
  test.use({ ownContext: true })

  /** No text of the content has it. */
  const letter = "Ø"
  const count = (text: unknown) => String(text).split(letter).length - 1

  test("what is typed before the caret stands goes into the text that was clicked, or nowhere", async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000 + draws * 5_000)
    await openStudio(page)
    await expect(site.getByRole("contentinfo")).toBeVisible()
    const devTools = await page.context().newCDPSession(page)
    const slowDown = (rate: number) => devTools.send("Emulation.setCPUThrottlingRate", { rate })
    const undo = page.getByRole("banner").getByTitle("Undo (Ctrl Z)")
    const [random, before] = [numbersOf(firstSeed), filesOf()]
    for (let number = 0; number < draws / 10; number += 1) {
      await openAnyPage(page, random)
      const drawn = await drawLetter(page, Array.from({ length: 80 }, random), true, writtenIn(before))
      const about = `RANDOM_SEED=${firstSeed}, draw ${number}, “${drawn.text}” of ${page.url()}`
      await slowDown(20)
      await page.mouse.click(drawn.x, drawn.y)
      await page.keyboard.type(letter.repeat(3))
      await slowDown(1)
      await untilCaretStands(page)
      if ((await page.locator(".field.is-chosen select").count()) > 0) continue
      await page.keyboard.type(letter)
      const isName = (await page.locator(".field.is-chosen .rename-note").count()) > 0
      await expect(async () => {
        const files = filesOf()
        const inText = drawn.source === undefined ? 1 : count(valueFrom(drawn.source, files))
        expect(inText, about).toBeGreaterThan(0)
        if (drawn.source !== undefined && !isName)
          expect(count(Object.values(files).join()), `elsewhere, ${about}`).toBe(inText)
      }).toPass({ timeout: 60_000 })
      await expect(async () => {
        await undo.click()
        await expect.poll(filesOf, { timeout: 5000 }).toEqual(before)
      }).toPass()
    }
  })
})

/** Most of what is typed has spaces, also at its ends. */
const words = ["Zqx", " Zqx", "Zqx ", "Zq x"] as const

async function typeSomewhere(
  page: Page,
  hand: (typeof hands)[number],
  random: () => number,
  draw: string,
): Promise<void> {
  const before = filesOf()
  const isRight = random() < 0.5
  const numbers = Array.from({ length: 80 }, random)
  const word = words[Math.floor(random() * words.length)] ?? words[0]
  const drawn: (Awaited<ReturnType<typeof drawLetter>> | undefined)[] = []
  // The page may not be drawn yet, or move while it is.
  const isAtRest = async () => {
    drawn.unshift(await drawLetter(page, numbers, isRight, writtenIn(before)).catch(() => undefined))
    const [now, ...others] = drawn.slice(0, 3).map((each) => JSON.stringify(each))
    return now !== undefined && others.length === 2 && others.every((each) => each === now)
  }
  await expect.poll(isAtRest, { message: `a letter for ${draw}` }).toBe(true)
  const { x = 0, y = 0, letter = "", text = "" } = drawn[0] ?? {}
  if (hand === "finger") await page.touchscreen.tap(x, y)
  else if (hand === "mouse") await page.mouse.click(x, y)
  else await page.mouse.dblclick(x, y)
  // A tap takes effect only after a delay.
  await untilCaretStands(page).catch((cause: unknown) => {
    throw new Error(`No caret for ${draw}, at ${letter} in “${text}” at ${Math.round(x)}, ${Math.round(y)}`, { cause })
  })
  // The topic of a post is chosen, not typed.
  if ((await page.locator(".field.is-chosen select").count()) > 0) return
  await page.keyboard.type(word)
  // A name is saved when its field is left, and everything that refers to it changes.
  if ((await page.locator(".field.is-chosen .rename-note").count()) > 0) {
    await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
    // The next draw begins when that has been undone.
    const name = page.locator(".field.is-chosen :is(input, textarea)").first()
    await expect(name, `${draw}, in “${text}” of ${page.url()}`).not.toHaveValue(new RegExp(word.trim()))
    await expect.poll(filesOf, { message: `undo ${draw}` }).toEqual(before)
    return
  }
  const about = `${draw}, “${word}” at ${letter} in “${text}”, ${isRight ? "right" : "left"}, of ${page.url()}`
  // No address has a space: where one is shown, that is refused.
  const isRefused = async () =>
    /\s/.test(word) && !/\s/.test(text) && (await page.locator(".field.is-chosen .diagnostic.error").count()) > 0
  let isDate = false
  // When somebody types slowly, a part is saved earlier.
  await expect(async () => {
    const after = filesOf()
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    if (changed.length === 0 && (await isRefused())) return
    // A topic's name changes wherever it occurs.
    expect(changed.length > 0 && changed.every((file) => after[file]?.includes(word)), about).toBe(true)
    const [file = "", another] = changed
    if (another !== undefined) return
    const [was = "", saved = ""] = [before[file], after[file]]
    // In front matter, a text that begins or ends with a space needs quotes.
    const unquoted = saved.replace(/: "([^"\n]*Zq ?x[^"\n]*)"$/m, ": $1")
    const sides = (now: string) =>
      [now.slice(0, now.indexOf(word)), now.slice(now.indexOf(word) + word.length)] as const
    const isRest = ([start, end]: readonly [string, string]) => was.startsWith(start) && was.endsWith(end)
    const found = [saved, unquoted].map(sides).find(isRest)
    const [start, end] = found ?? sides(saved)
    const written = `${about}, and ${file} has “${start.slice(-20)}${word}${end.slice(0, 20)}”`
    expect(found, written).toBeDefined()
    const replaced = was.slice(start.length, was.length - end.length)
    const beside = isRight ? start.slice(-letter.length) : end.slice(0, letter.length)
    // A date is chosen whole: its file has other letters than the page.
    isDate = /^\d{4}-\d\d(-\d\d)?$/.test(replaced)
    if (isDate) return
    if (hand === "double click") expect(replaced, written).toMatch(new RegExp(`^[^\\s]*${letter}[^\\s]* ?$`, "u"))
    else expect([replaced, beside], written).toEqual(["", letter])
  }).toPass({ timeout: 60_000 })

  // Another place may say the same. What is no date is not shown.
  if (!isDate) await expect.poll(() => isShownWhereDrawn(page, word.trim()), { message: `shown ${about}` }).toBe(true)

  const isByKey = random() < 0.5
  await expect(async () => {
    // Once more, if the page was re-rendered while the word was typed: its own undo begins there.
    if (isByKey) await page.keyboard.press("Control+z")
    else await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
    await expect.poll(filesOf, { message: `undo ${about}`, timeout: 10_000 }).toEqual(before)
  }).toPass()
}
