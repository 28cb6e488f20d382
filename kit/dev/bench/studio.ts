import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../../owner/browser/find-browser"
import { diagnosticsIn } from "../../studio/server/content/diagnostics"
import { diskAt } from "../../studio/server/content/disk"
import { applyEdit } from "../../studio/server/content/edits/apply-edit"
import { checkEdit } from "../../studio/server/content/edits/check-edit"
import { changesSince } from "../../studio/server/publishing/changes"
import { writeCrowded } from "../owners/crowded"
import { copyWithStudio, runStudio } from "../support/run-studio"
import { table } from "../support/table"
import { median, ms, timeOf } from "./figures"

const times = 15
const pictures = 300

/** The crowded owner's largest list. */
const largest = "services.json"

/**
 * Measures how long an owner with a hundred of everything waits in the studio.
 *
 * @param folder of a copy of the project, which gets that content but keeps the results of its last build
 * @returns a table in Markdown, of medians
 */
export async function studioTimes(folder: string): Promise<string> {
  const data = join(folder, "data")
  copyWithStudio(folder)
  rmSync(data, { recursive: true, force: true })
  rmSync(join(folder, ".git"), { recursive: true, force: true })
  writeCrowded(data)
  const inPage = await pageTimes(folder)
  const first = await timeOf(() => diagnosticsIn(data))
  const before = { site: readFileSync(join(data, "site.json")), largest: readFileSync(join(data, largest)) }
  const checks = (file: string, bytes: Buffer, path: readonly (string | number)[]) =>
    repeated(async (to) => {
      const edited = await applyEdit(file, bytes, { kind: "set", path, to }, diskAt(data).read)
      return timeOf(() => diagnosticsIn(data, new Map([[file, edited]])))
    })
  const rows: readonly (readonly [measured: string, time: number])[] = [
    ["the first check", first],
    ["the check after an edit of site.json", await checks("site.json", before.site, ["name"])],
    [`the check after an edit of ${largest}`, await checks(largest, before.largest, [0, "title"])],
    [
      `the check of an edit of ${largest} by itself`,
      await repeated((to) => timeOf(() => checkEdit(data, largest, [{ kind: "set", path: [0, "title"], to }]))),
    ],
    [`what has changed, with ${pictures} replaced pictures`, await changesTime(folder, data)],
    ...inPage,
  ]
  return table(
    ["Measured", "Time"],
    rows.map(([measured, time]) => [measured, ms(time)]),
  )
}

/** Measures with a different text each time, because the check would have cached the result for identical bytes. */
async function repeated(measure: (text: string) => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let time = 0; time < times; time += 1) all.push(await measure(`Another text, the ${time}th`))
  return median(all)
}

async function changesTime(folder: string, data: string): Promise<number> {
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" })
  const many = join(data, "images/many")
  mkdirSync(many, { recursive: true })
  const replace = () => {
    for (let number = 0; number < pictures; number += 1)
      // Different sizes, because two pictures rarely have the same size to the byte.
      writeFileSync(join(many, `${number}.png`), randomBytes(150_000 + Math.round(Math.random() * 100_000)))
  }
  replace()
  git("init", "--quiet")
  git("add", "data")
  git("-c", "user.name=Bench", "-c", "user.email=bench@bench.example", "commit", "--no-gpg-sign", "-m", "Content")
  replace()
  return repeated(() => timeOf(() => changesSince(data)))
}

async function pageTimes(folder: string): Promise<readonly (readonly [measured: string, time: number])[]> {
  const studio = await runStudio(folder, 9360)
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const top = page.getByRole("button", { name: /^Top of the page/ })
    const opened = await repeated(async () => {
      await page.goto("about:blank")
      return timeOf(async () => {
        await page.goto(studio.address, { waitUntil: "commit" })
        await top.waitFor({ timeout: 120_000 })
      })
    })
    await top.click()
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 })
    return [
      ["from the address to the fields, the preview being there", opened],
      ["from a headline that was typed to the page", await repeated((text) => typed(page, text, isOnThePage))],
      ["from a headline that is wrong to the check’s word", await repeated(() => typed(page, "   ", isWrong))],
    ]
  } finally {
    await browser.close()
    await studio.stop()
  }
}

/** @returns the time from filling in the headline until the result appears, measured in the page itself */
async function typed(page: Page, text: string, look: (text: string) => boolean): Promise<number> {
  const field = page.getByRole("textbox", { name: "Headline", exact: true })
  const before = await field.inputValue()
  const start = await page.evaluate(() => performance.now())
  await field.fill(text)
  await page.waitForFunction(look, text, { polling: "raf" })
  const time = (await page.evaluate(() => performance.now())) - start
  await field.fill(before)
  await page.waitForFunction(() => document.querySelector(".diagnostic.error") === null)
  // Leaves time to save the edit before the next one, like an owner who reads what they just wrote.
  await page.waitForTimeout(1500)
  return time
}

const isOnThePage = (text: string): boolean =>
  document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent?.includes(text) ?? false

const isWrong = (): boolean => document.querySelector(".diagnostic.error") !== null
