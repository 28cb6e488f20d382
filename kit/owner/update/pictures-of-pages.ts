import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, launch } from "puppeteer-core"
import { findTestBrowser } from "../browser/find-browser"
import { readSite, routesOf, type SiteFiles, serveSite } from "../browser/hosting"
import type { LookChange, Tools } from "./proof/tools"

const widths = [390, 1440]

/** A crowded site has hundreds of pages that look alike: this many are compared, those nearest to home. */
const maxPages = 40

/** A page of a hundred entries is some 60,000 pixels long, and its picture takes half a minute: this many are compared, from the top. */
const maxHeight = 12_000

/** The page is asked for as little motion as it has. Animations run: some follow the scrolling. */
const still = "*, ::before, ::after { transition: none !important }"

/** Compares the look of two built sites, page by page. */
export const picturesOfPages: Tools["pictures"] = async ({ before, after }, into, signal) => {
  const executablePath = findTestBrowser()
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const sites = await Promise.all([before, after].map(readSite))
  const [routes = [], others = []] = sites.map(pagesToSee)
  const addresses = routes.filter((route) => others.includes(route)).slice(0, maxPages)
  const prefix = process.env.PATH_PREFIX ?? ""
  // The caller handles Ctrl-C: it has more to clean up than a browser.
  const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  // Chromium has no sandbox for root; what is shown is the owner's own site.
  const start = () => launch({ executablePath, args: ["--no-sandbox"], ...own })
  let browser = await start()
  const end = () => void browser.close()
  signal.addEventListener("abort", end)
  const servers = await Promise.all(sites.map((files) => serveSite(files, { compressing: false, prefix })))
  try {
    const changes: LookChange[] = []
    const seen = addresses.flatMap((address) => widths.map((width) => ({ address, width })))
    for (const [index, { address, width }] of seen.entries()) {
      signal.throwIfAborted()
      const seeOnce = () =>
        Promise.all(servers.map(({ origin }) => pictureOf(browser, origin + prefix + address, width)))
      const see = () =>
        seeOnce().catch(async (error) => {
          if (browser.connected || signal.aborted) throw error
          // The system ends a browser when memory is short.
          browser = await start()
          return seeOnce()
        })
      // A single difference may be a coincidence, so pages are compared twice.
      if (isSame(await see())) continue
      const pictures = await see()
      if (isSame(pictures)) continue
      const [was = "", is = ""] = ["before", "after"].map((when) => join(into, `${index}-${when}.png`))
      for (const [which, path] of [was, is].entries()) await writeFile(path, pictures[which] ?? "")
      changes.push({ name: `${address} at ${width} px`, before: was, after: is })
    }
    return { changes, pictures: seen.length }
  } finally {
    signal.removeEventListener("abort", end)
    for (const server of servers) server.close()
    await browser.close()
  }
}

/** The addresses of a site's pages, without those that only lead to another. */
const pagesToSee = (files: SiteFiles): readonly string[] =>
  routesOf(files).filter((route) => !files.get(`${route.slice(1)}index.html`)?.includes('http-equiv="refresh"'))

const isSame = ([one, other]: readonly Buffer[]): boolean => Boolean(other && one?.equals(other))

async function pictureOf(browser: Browser, address: string, width: number): Promise<Buffer> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    // A page's policy may refuse the style below.
    await page.setBypassCSP(true)
    await page.setViewport({ width, height: 900 })
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }])
    // React has then hydrated the page: before that, the header may be drawn otherwise.
    await page.goto(address, { waitUntil: "networkidle0" })
    await page.addStyleTag({ content: still })
    const height = await page.evaluate(async () => {
      // Pictures further down are loaded when they come near.
      for (const image of document.images) image.loading = "eager"
      // A broken picture is part of the look.
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
    const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) }
    return Buffer.from(await page.screenshot({ clip }))
  } finally {
    await context.close()
  }
}
