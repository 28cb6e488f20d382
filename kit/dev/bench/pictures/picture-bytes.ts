import { chromium, type Page } from "@playwright/test"
import { findBrowser } from "../../../owner/browser/find-browser"
import type { ServedSite, SiteFiles } from "../../../owner/browser/hosting"
import { say } from "../../support/report-progress"
import { figure, ratio, table } from "../../support/table"
import { Originals } from "./originals"

const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 1440, height: 900, density: 1 },
] as const

/** A picture as shown by a page. */
interface Shown {
  /** The path of the file that the browser chose, within the site. */
  readonly file: string
  /** Its shown width, in CSS pixels. */
  readonly width: number
}

interface Weighed {
  readonly route: string
  readonly screen: string
  readonly name: string
  readonly chosen: number
  /** The size with the same settings at exactly the shown width. */
  readonly least: number
}

/**
 * Compares the sizes of the picture files that a browser chooses with what the same settings make of the same originals for exactly the shown size, on a phone
 * and on a wide screen.
 *
 * @param site served
 * @param files of the same site
 * @param routes the pages
 * @param data the folder with the originals
 * @returns tables in Markdown
 */
export async function pictureBytes(
  site: ServedSite,
  files: SiteFiles,
  routes: readonly string[],
  data: string,
): Promise<string> {
  const originals = await Originals.in(data)
  const weighed: Weighed[] = []
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    for (const { width, height, density } of screens) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density })
      for (const route of routes) {
        say(`Pictures of ${route}, ${width} px wide`)
        await page.goto(site.origin + route)
        for (const shown of await picturesOf(page)) {
          const built = files.get(shown.file)
          if (!built) throw new Error(`${route} shows ${shown.file}, which is not in the site.`)
          const least = await originals.bytesFor(shown.file, built, Math.round(shown.width * density))
          const screen = `${width} px, ${density}×`
          weighed.push({ route, screen, name: nameOf(shown.file), chosen: built.length, least })
        }
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  if (weighed.length === 0) return "These pages show no pictures."
  const worst = [...weighed].sort((a, b) => b.chosen / b.least - a.chosen / a.least).slice(0, 10)
  return [
    table(["Screen", "Page", "pictures", "chosen", "least", "ratio", "worst picture"], sums(weighed)),
    "The ten pictures that are furthest from the least:",
    table(
      ["Screen", "Page", "picture", "chosen", "least", "ratio"],
      worst.map(({ screen, route, name, chosen, least }) => [
        screen,
        route,
        name,
        figure(chosen),
        figure(least),
        ratio(chosen / least),
      ]),
    ),
  ].join("\n\n")
}

function sums(weighed: readonly Weighed[]) {
  const pages = [...new Map(weighed.map(({ screen, route }) => [screen + route, { screen, route }])).values()]
  const row = (screen: string, route: string, some: readonly Weighed[]) => {
    const [chosen, least] = [total(some, "chosen"), total(some, "least")]
    const worst = Math.max(...some.map((picture) => picture.chosen / picture.least))
    return [screen, route, some.length, figure(chosen), figure(least), ratio(chosen / least), ratio(worst)]
  }
  const perPage = pages.map(({ screen, route }) =>
    row(
      screen,
      route,
      weighed.filter((picture) => picture.screen === screen && picture.route === route),
    ),
  )
  return [...perPage, row("all", "all", weighed)]
}

const total = (some: readonly Weighed[], kind: "chosen" | "least") =>
  some.reduce((sum, picture) => sum + picture[kind], 0)

const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1)

/** Every picture of a page, once it is loaded. */
async function picturesOf(page: Page): Promise<Shown[]> {
  const pictures = page.locator("main img:visible")
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((img: HTMLImageElement) => img.decode())
  }
  return pictures.evaluateAll((imgs: HTMLImageElement[]) =>
    imgs.map((img) => ({
      file: decodeURIComponent(new URL(img.currentSrc).pathname.slice(1)),
      width: img.getBoundingClientRect().width,
    })),
  )
}
