import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { isPicture, partsOf } from "../../content/pictures/slots"
import { encode, isDrawn } from "../../gatsby/pictures/encode"
import { sourceFinder } from "../../gatsby/pictures/originals"
import type { SiteFiles } from "../../owner/browser/hosting"
import { figure, ratio, table } from "../support/table"

const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

/**
 * Compares the picture files that a browser chooses, on a phone and on a wide screen, with files made from the same originals, with the same settings, at
 * exactly the size shown.
 *
 * @param origin of the site
 * @param files of the same site
 * @returns a table in Markdown
 */
export async function pictureBytes(
  origin: string,
  files: SiteFiles,
  routes: readonly string[],
  { browser, data }: { readonly browser: string; readonly data: string },
): Promise<string> {
  const bytesAt = await encoderOf(data)
  const running = await chromium.launch({ executablePath: browser })
  const rows: [screen: string, route: string, chosen: number, least: number, worst: number][] = []
  try {
    for (const screen of screens) {
      const page = await running.newPage(screen)
      for (const route of routes) {
        await page.goto(origin + route)
        let [chosen, least, worst] = [0, 0, 0]
        for (const { file, width } of await picturesOn(page)) {
          const own = files.get(file)?.length ?? 0
          const fitting = await bytesAt(file, Math.round(width * screen.deviceScaleFactor))
          chosen += own
          least += fitting
          worst = Math.max(worst, own / fitting)
        }
        if (chosen > 0) rows.push([`${screen.viewport.width} px`, route, chosen, least, worst])
      }
    }
  } finally {
    await running.close()
  }
  const sum = (which: 2 | 3) => rows.reduce((total, row) => total + row[which], 0)
  const all = [...rows, ["all", "all", sum(2), sum(3), Math.max(...rows.map((row) => row[4]))] as const]
  return table(
    ["Screen", "Page", "chosen", "least", "ratio", "worst picture"],
    all.map(([screen, route, chosen, least, worst]) => [
      screen,
      route,
      figure(chosen),
      figure(least),
      ratio(chosen / least),
      ratio(worst),
    ]),
  )
}

/** @returns a function that encodes the original of a file at a width, with the site's settings, and returns the number of bytes */
async function encoderOf(data: string): Promise<(file: string, width: number) => Promise<number>> {
  const paths = (await readdir(data, { recursive: true })).filter(isPicture).map((path) => join(data, path))
  const digest = (content: Buffer) => createHash("md5").update(content).digest("hex")
  const sourceOf = sourceFinder(
    await Promise.all(
      paths.map(async (absolutePath) => ({ absolutePath, digest: digest(await readFile(absolutePath)) })),
    ),
  )
  return async (file, width) => {
    const name = file.split("/").at(-1) ?? ""
    const [parts, source] = [partsOf(name), sourceOf(name)]
    if (!parts || !source) throw new Error(`The original of ${name} is not in data/.`)
    const original = await readFile(source.path)
    const drawn = await isDrawn(original)
    return (await encode(original, { ...parts, shape: source.shape, drawn, width })).length
  }
}

/** @returns the pictures of a page, once loaded: for each, the file that the browser chose and the width shown, in CSS pixels */
async function picturesOn(page: Page): Promise<readonly { readonly file: string; readonly width: number }[]> {
  const pictures = page.locator("main img:visible")
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((img: HTMLImageElement) => img.decode())
  }
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((img) => ({
      file: decodeURIComponent(new URL(img.currentSrc).pathname.slice(1)),
      width: img.getBoundingClientRect().width,
    })),
  )
}
