import { existsSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import sharp from "sharp"
import type { LookChange, Tools } from "../../src/update/proof/tools"
import { findTestBrowser } from "./find-browser"
import { serve } from "./server"
import { readSite, routesOf } from "./site-files"

const widths = [390, 1440]

/** A crowded site has hundreds of pages that look alike: this many are compared, those nearest to home. */
const mostPages = 40

/** Compares the look of two built sites, page by page; says nothing where there is no browser. */
export const picturesOfPages: Tools["pictures"] = async ({ before, after }, into, signal) => {
  const executablePath = browserIfAny()
  if (executablePath === undefined) return undefined
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const [former, present] = [await readSite(before), await readSite(after)]
  const routes = routesOf(former).filter((route) => routesOf(present).includes(route))
  const prefix = process.env.PATH_PREFIX ?? ""
  const browser = await chromium.launch({ executablePath })
  const servers = await Promise.all([former, present].map((files) => serve(files, { compressing: false, prefix })))
  try {
    const addresses = routes.slice(0, mostPages)
    const changes: LookChange[] = []
    for (const [index, address] of addresses.entries())
      for (const width of widths) {
        signal.throwIfAborted()
        const [one, other] = await Promise.all(
          servers.map(({ origin }) => pictureOf(browser, `${origin}${prefix}${address}`, width)),
        )
        const share = one && other ? await differenceOf(one, other) : 0
        if (!one || !other || share === 0) continue
        const paths = ["before", "after"].map((when) => join(into, `${index}-${width}-${when}.png`))
        const [first = "", second = ""] = paths
        await Promise.all([writeFile(first, one), writeFile(second, other)])
        changes.push({ address, width, share, before: first, after: second })
      }
    return { changes, pictures: addresses.length * widths.length }
  } finally {
    for (const server of servers) server.close()
    await browser.close()
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
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: "load" })
    // Pictures further down are loaded when they come near.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager"
      // A broken picture is part of the look.
      await Promise.allSettled([...document.images].map((image) => image.decode()))
      await document.fonts.ready
    })
    return await page.screenshot({ fullPage: true, animations: "disabled" })
  } finally {
    await context.close()
  }
}

/** @returns the part of the pixels that differ; all that only one of them has count too */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!first || !second) return 0
  const pixels = Math.max(first.info.width * first.info.height, second.info.width * second.info.height)
  const common = Math.min(first.data.length, second.data.length)
  let differing = pixels - common / 3
  for (let at = 0; at < common; at += 3)
    if (first.data.compare(second.data, at, at + 3, at, at + 3) !== 0) differing += 1
  return differing / pixels
}
