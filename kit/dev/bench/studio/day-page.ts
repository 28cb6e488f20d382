import { join } from "node:path"
import { type CDPSession, chromium, type Page } from "@playwright/test"
import { findTestBrowser } from "../../../owner/browser/find-browser"
import { writeCrowded } from "../../owners/crowded"
import { reportProgress } from "../../support/report-progress"
import { copyWithStudio, runStudio } from "../../support/run-studio"
import { figure, table } from "../../support/table"

const port = 9370

/** The amount of work in the page. */
export interface PageDay {
  readonly edits: number
  /** How often the frame is reloaded. */
  readonly reloads: number
}

/** The page's memory after garbage collection. */
interface PageState {
  readonly heap: number
  readonly documents: number
  readonly nodes: number
}

/**
 * Types and saves in the studio's page, reloads its frame in between, and records the page's memory.
 *
 * @param folder of a copy of the project, which gets a hundred of everything; its previous build results stay
 * @param day the amount of work
 * @returns a table in Markdown
 */
export async function studioPageDay(folder: string, day: PageDay): Promise<string> {
  copyWithStudio(folder)
  writeCrowded(join(folder, "data"))
  // Headless: the page's memory is the same.
  const browser = await chromium.launch({ executablePath: findTestBrowser() })
  try {
    const studio = await runStudio(folder, port)
    try {
      return await editedAndReloaded(
        await browser.newPage({ viewport: { width: 1440, height: 900 } }),
        studio.address,
        day,
      )
    } finally {
      await studio.stop()
    }
  } finally {
    await browser.close()
  }
}

async function editedAndReloaded(page: Page, address: string, { edits, reloads }: PageDay): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await page.goto(address)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await framed(page)
  const rows: Array<readonly [string, PageState]> = []
  const note = async (name: string) => {
    const state = await stateOf(session)
    rows.push([name, state])
    reportProgress(`${name}: ${figure(state.heap / 1e6)} MB`)
  }
  // A warm-up, which reads everything once.
  await type(page, 0)
  await reloadFrame(page)
  await note("at the start")
  const perReload = Math.max(1, Math.round(edits / reloads))
  for (let nth = 1; nth <= edits; nth += 1) {
    await type(page, nth)
    if (nth % perReload === 0) await reloadFrame(page)
    if (nth % Math.ceil(edits / 4) === 0 || nth === edits) await note(`after ${figure(nth)} edits`)
  }
  return table(
    ["When", "JavaScript heap of the tab", "Documents", "Nodes"],
    rows.map(([name, { heap, documents, nodes }]) => [
      name,
      `${figure(heap / 1e6)} MB`,
      figure(documents),
      figure(nodes),
    ]),
  )
}

/** Types a headline, and waits until it is saved to its file. */
async function type(page: Page, nth: number): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith("/__studio/api/save"))
  await page
    .getByRole("textbox", { name: "Introduction", exact: true })
    .fill(`What I do, in the ${nth}th words of the day`)
  const outcome: unknown = await (await saved).json()
  if (Reflect.get(Object(outcome), "kind") !== "written")
    throw new Error(`The ${nth}th edit was not written: ${JSON.stringify(outcome).slice(0, 1000)}`)
}

/** Reloads the site in the frame. */
async function reloadFrame(page: Page): Promise<void> {
  const loaded = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        document.querySelector("iframe")?.addEventListener("load", () => resolve(), { once: true }),
      ),
  )
  await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.location.reload())
  await loaded
  await framed(page)
}

const framed = (page: Page) =>
  page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 })

async function stateOf(session: CDPSession): Promise<PageState> {
  await session.send("HeapProfiler.enable")
  // Objects freed by one collection may release others only for the next.
  for (let time = 0; time < 3; time += 1) await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  const { documents, nodes } = await session.send("Memory.getDOMCounters")
  return { heap: usedSize, documents, nodes }
}
