import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { readSource } from "../../../content/location/source-tags"
import { shownLetters } from "../../model/written-place"
import { drawLetter, filesOf, numbersOf, openAnyPage, untilCaretStands, valueFrom, writtenIn } from "./support/draws"
import { data } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

/** By night 300. */
const saves = Number(process.env.SAVES ?? 12)

const firstSeed = Number(process.env.RANDOM_SEED ?? 1)

/** A text node of the page that shows one value alone. */
interface Shown {
  readonly text: string
  readonly source: string
}

const shownTexts = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const site = document.querySelector("iframe")?.contentDocument
    const known = site?.defaultView && Reflect.get(site.defaultView, "contentSources")
    if (!site?.body || !known) throw new Error("There is no page in the frame.")
    const walker = site.createTreeWalker(site.body, NodeFilter.SHOW_TEXT)
    const found: Shown[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const { runs = [], open = [] } = known.texts.get(node) ?? {}
      const [run, another] = runs
      if (run?.sources.length === 1 && !another && open.length === 0)
        found.push({ text: node.data, source: run.sources[0] })
    }
    return found
  })

/** The value of a source in the files; undefined for what is not a plain text of its own. */
function valueIn({ source }: Shown, files: Files): string | undefined {
  const [{ path, part }, found] = [readSource(source), valueFrom(source, files)]
  // Days and months are shown in words, marks and placeholders are not shown.
  const isPlain = typeof found === "string" && !part && !/^\d{4}-\d\d|[{*<&\\]/.test(found) && !path.includes("per")
  return isPlain ? found : undefined
}

type Files = Readonly<Record<string, string>>

/** Where the page says something else than the files. */
async function differences(page: Page): Promise<readonly string[]> {
  const [shown, files] = [await shownTexts(page), filesOf()]
  return shown.flatMap((each) => {
    const value = valueIn(each, files)
    if (value === undefined || shownLetters(each.text).text === shownLetters(value).text) return []
    return [`“${each.text}” in place of “${value}” (${decodeURIComponent(each.source)})`]
  })
}

test.use({ ownContext: true })

test("after each save the page shows what the files say, whoever has changed them", async ({ page, site }) => {
  test.setTimeout(120_000 + saves * 20_000)
  await openStudio(page)
  await expect(site.getByRole("contentinfo")).toBeVisible()
  const random = numbersOf(firstSeed)
  const oneOf = <Each>(all: readonly Each[]) => all[Math.floor(random() * all.length)]
  for (let save = 0; save < saves; save += 1) {
    if (random() < 0.4) await openAnyPage(page, random)
    const hand = oneOf(["typed", "typed", "by another program", "undone", "redone"]) ?? "typed"
    const about = `RANDOM_SEED=${firstSeed}, save ${save}, ${hand}`
    const word = ` Zq${save}`
    await test.step(about, async () => {
      if (hand === "typed") await typeSomewhere(page, Array.from({ length: 80 }, random), word)
      else if (hand === "by another program") await writeSomewhere(page, random, word)
      else {
        const button = page.getByRole("banner").getByTitle(hand === "undone" ? "Undo (Ctrl Z)" : /^Redo/)
        if (await button.isEnabled()) await button.click()
      }
      await expect.poll(() => differences(page), { message: `${about}, of ${page.url()}`, timeout: 60_000 }).toEqual([])
    })
  }
})

async function typeSomewhere(page: Page, numbers: readonly number[], word: string): Promise<void> {
  await expect(async () => {
    const { x, y } = await drawLetter(page, numbers, true, writtenIn(filesOf()))
    await page.mouse.click(x, y)
    await untilCaretStands(page, 5000)
  }).toPass()
  await page.keyboard.type(word.trim())
  // A name is saved when its field is left.
  await page.keyboard.press("Enter")
  const refused = page.locator(".field.is-chosen .diagnostic.error")
  if ((await refused.count()) > 0) await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").click()
}

/** Writes behind a text that the page shows, as a text editor does. */
async function writeSomewhere(page: Page, random: () => number, word: string): Promise<void> {
  const files = filesOf()
  const texts = (await shownTexts(page)).flatMap((each) => {
    const [value = "", { file }] = [valueIn(each, files), readSource(each.source)]
    // A sentence is not the name of something.
    const isOnce = (files[file] ?? "").split(value).length === 2
    return / .*[.?]$/.test(value) && isOnce ? [{ file, value }] : []
  })
  const { file = "", value = "" } = texts[Math.floor(random() * texts.length)] ?? {}
  if (value) writeFileSync(join(data, file), readFileSync(join(data, file), "utf8").replace(value, `${value}${word}`))
}
