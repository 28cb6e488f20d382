import { existsSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, chromium, errors, type Page } from "playwright-core"
import sharp from "sharp"
import { findTestBrowser } from "../browser/find-browser"
import { readSite, routesOf, type SiteFiles, serveSite } from "../browser/hosting"
import type { LookChange, Tools } from "./proof/tools"

const widths = [390, 1440]

/** A crowded site has hundreds of pages that look alike: this many are compared, those nearest to home. */
const maxPages = 40

/** A page of a hundred entries is some 60,000 pixels long, and its picture takes half a minute: this many are compared, from the top. */
const maxHeight = 12_000

/** What a page shows at a moment may differ once without a reason. What differs twice by as much is there to stay. */
const tries = 3

/** Animations run: Playwright would end those too that follow the scrolling, or not, as it happens. The page is asked for as little motion as it has. */
const still = "*, ::before, ::after { transition: none !important }"

/** Compares the look of two built sites, page by page; says nothing where there is no browser. */
export const picturesOfPages: Tools["pictures"] = async ({ before, after }, into, signal) => {
  const executablePath = browserIfAny()
  if (executablePath === undefined) return undefined
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const sites = await Promise.all([before, after].map(readSite))
  const [routes = [], others = []] = sites.map(pagesToSee)
  const addresses = routes.filter((route) => others.includes(route)).slice(0, maxPages)
  const prefix = process.env.PATH_PREFIX ?? ""
  // Whoever calls hears Ctrl-C, and has more to clean up than a browser.
  const browser = await chromium.launch({
    executablePath,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const end = () => void browser.close()
  signal.addEventListener("abort", end)
  const servers = await Promise.all(sites.map((files) => serveSite(files, { compressing: false, prefix })))
  try {
    const changes: LookChange[] = []
    for (const [index, address] of addresses.entries())
      for (const width of widths) {
        signal.throwIfAborted()
        const pages = servers.map(({ origin }) => `${origin}${prefix}${address}`)
        const change = await changeBetween(browser, pages, width)
        if (!change) continue
        const paths = ["before", "after"].map((when) => join(into, `${index}-${width}-${when}.png`))
        for (const [which, path] of paths.entries()) await writeFile(path, change.pictures[which] ?? "")
        changes.push({ address, width, share: change.share, before: paths[0] ?? "", after: paths[1] ?? "" })
      }
    return { changes, pictures: addresses.length * widths.length }
  } finally {
    signal.removeEventListener("abort", end)
    for (const server of servers) server.close()
    await browser.close()
  }
}

/** The addresses of a site's pages, without those that only lead to another. */
const pagesToSee = (files: SiteFiles): readonly string[] =>
  routesOf(files).filter((route) => !files.get(`${route.slice(1)}index.html`)?.includes('http-equiv="refresh"'))

/** @returns the pictures of two pages and how much of them differs; undefined if they are the same */
async function changeBetween(browser: Browser, pages: readonly string[], width: number) {
  let last: number | undefined
  for (let left = tries; ; left -= 1) {
    const pictures = await Promise.all(pages.map((address) => pictureOf(browser, address, width)))
    const share = await differenceOf(pictures)
    if (share === 0) return undefined
    if (left === 1 || share === last) return { pictures, share }
    last = share
  }
}

function browserIfAny(): string | undefined {
  try {
    return findTestBrowser()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const own = chromium.executablePath()
    return existsSync(own) ? own : undefined
  }
}

async function pictureOf(browser: Browser, address: string, width: number): Promise<Buffer> {
  const viewport = { width, height: 900 }
  // A page's policy may refuse the style below.
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: "load" })
    await hydrated(page)
    // Pictures further down are loaded when they come near.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager"
      // A broken picture is part of the look.
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      await document.fonts.ready
    })
    const clip = { x: 0, y: 0, width, height: maxHeight }
    return await page.screenshot({ fullPage: true, clip, style: still, timeout: 120_000 })
  } finally {
    await context.close()
  }
}

/** Waits until React has hydrated the page and what it then does is done: before that, the header may be drawn otherwise. */
async function hydrated(page: Page): Promise<void> {
  // In every version of the kit it is React's own mark on Gatsby's element. A page without either is pictured as it is.
  const begun = () => {
    const root = document.getElementById("___gatsby")
    return !root || Object.keys(root).some((key) => key.startsWith("__reactContainer"))
  }
  await page.waitForFunction(begun, undefined, { timeout: 10_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
}

/** @returns the part of the pixels that differ; all that only one of the pictures has count too */
async function differenceOf(pictures: readonly Buffer[]): Promise<number> {
  const [first, second] = await Promise.all(
    pictures.map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!first || !second) return 0
  const pixels = Math.max(first.info.width * first.info.height, second.info.width * second.info.height)
  const common = Math.min(first.data.length, second.data.length)
  let differing = pixels - common / 3
  for (let at = 0; at < common; at += 3) if (!isSamePixel(first.data, second.data, at)) differing += 1
  return differing / pixels
}

const isSamePixel = (one: Buffer, other: Buffer, at: number): boolean =>
  one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]
