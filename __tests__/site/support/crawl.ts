import type { Page } from "@playwright/test"

/** What a crawl found. */
export interface Crawled {
  /** The paths of the pages, in the order in which they were found. */
  readonly pages: readonly string[]
  /** Addresses within the site that lead nowhere, each with the page that has it and what is wrong. */
  readonly broken: readonly string[]
}

interface Found {
  readonly ids: readonly string[]
  /** Where its links lead. */
  readonly links: readonly string[]
  /** What it loads, or would on another screen. */
  readonly resources: readonly string[]
}

/**
 * Goes from page to page by their links, as far as the site reaches, and asks for everything that the pages name.
 *
 * @param page of a browser
 * @param start where to begin; what is not below it is another site
 * @param ready waits until a page is as its visitors have it
 * @returns every page that was reached, and every address that leads nowhere
 */
export async function crawl(page: Page, start: URL, ready: (page: Page) => Promise<void>): Promise<Crawled> {
  const visited = new Map<string, Found>()
  const answers = new Map<string, number>()
  const broken: string[] = []
  const waiting = [start.pathname]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (visited.has(path)) continue
    await page.goto(start.origin + path)
    await ready(page)
    const found = await read(page)
    visited.set(path, found)
    const named = [...found.links, ...found.resources].map((address) => new URL(address))
    for (const { origin, pathname, href } of named.filter((address) => address.origin === start.origin)) {
      const status = await statusOf(origin, pathname)
      if (status !== 200) broken.push(`${path} names ${href}, which answers ${status}`)
      else if (pathname.endsWith("/")) waiting.push(pathname)
    }
  }
  return { pages: [...visited.keys()], broken: [...broken, ...lostParts(visited, start)] }

  async function statusOf(origin: string, pathname: string): Promise<number> {
    const known = answers.get(pathname)
    if (known !== undefined) return known
    const status = (await page.request.get(origin + pathname)).status()
    answers.set(pathname, status)
    return status
  }
}

/** Links to a part of a page that has no such part. */
function lostParts(visited: ReadonlyMap<string, Found>, { origin }: URL): string[] {
  return [...visited].flatMap(([path, { links }]) =>
    links
      .map((link) => new URL(link))
      .filter((target) => target.origin === origin && target.hash !== "")
      .filter(({ pathname, hash }) => !visited.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1))))
      .map(({ href }) => `${path} leads to ${href}, and that page has no such part`),
  )
}

function read(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const all = (attribute: string, selector = `[${attribute}]`) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "")
    const candidates = all("srcset").flatMap((srcset) =>
      srcset.split(/,\s+/).map((one) => one.trim().split(" ")[0] ?? ""),
    )
    const absolute = (address: string) => new URL(address, document.baseURI).href
    return {
      ids: all("id"),
      links: all("href", "a[href]").map(absolute),
      resources: [...all("href", "link[href]"), ...all("src"), ...candidates].map(absolute),
    }
  })
}
