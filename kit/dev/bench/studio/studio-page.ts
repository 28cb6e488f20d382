import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../../../owner/browser/find-browser"
import { writeCrowded } from "../../owners/crowded"
import { copyWithStudio, runStudio } from "../../support/run-studio"
import { figure, table } from "../../support/table"
import { median } from "../support/median"

const times = 10
const port = 9360

/**
 * Measures the waiting times of an owner who edits a hundred of everything in the studio's page.
 *
 * @param folder of a copy of the project, which gets that content; its previous build results stay
 * @returns a table in Markdown: medians in milliseconds
 */
export async function studioPageSpeed(folder: string): Promise<string> {
  copyWithStudio(folder)
  writeCrowded(join(folder, "data"))
  const studio = await runStudio(folder, port)
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const opened: number[] = []
    for (let time = 0; time < times; time += 1) opened.push(await open(page, studio.address))
    await page.getByRole("button", { name: /^Top of the page/ }).click()
    const heading = await typed(page, "Headline", (time) => `The ${time}th headline of ten`, shownOnThePage)
    const word = await typed(page, "Headline", () => "   ", saidByTheCheck)
    const rows: ReadonlyArray<readonly [what: string, time: number]> = [
      ["from the address to the fields", median(opened)],
      ["from a headline that was typed to the page", heading],
      ["from a headline that is wrong to the check’s word", word],
    ]
    return table(
      ["Waited for", "Time"],
      rows.map(([what, time]) => [what, `${figure(time)} ms`]),
    )
  } finally {
    await browser.close()
    await studio.stop()
  }
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto("about:blank")
  const start = performance.now()
  await page.goto(address, { waitUntil: "commit" })
  await page.getByRole("button", { name: /^Top of the page/ }).waitFor({ timeout: 120_000 })
  return performance.now() - start
}

/** @returns the median time from filling a field until the expected result appears, both taken in the page itself */
async function typed(
  page: Page,
  label: string,
  words: (time: number) => string,
  look: (words: string) => boolean,
): Promise<number> {
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 })
  const field = page.getByRole("textbox", { name: label, exact: true })
  const before = await field.inputValue()
  const all: number[] = []
  for (let time = 0; time < times; time += 1) {
    const text = words(time)
    const start = await page.evaluate(() => performance.now())
    await field.fill(text)
    await page.waitForFunction(look, text, { polling: "raf" })
    all.push((await page.evaluate(() => performance.now())) - start)
    await field.fill(before)
    await page.waitForFunction(() => document.querySelector(".diagnostic.error") === null)
    // Lets the edit be saved before it is reverted, like an owner who reads the text just written.
    await page.waitForTimeout(1500)
  }
  return median(all)
}

const shownOnThePage = (words: string): boolean =>
  document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent?.includes(words) ?? false

const saidByTheCheck = (): boolean => document.querySelector(".diagnostic.error") !== null
