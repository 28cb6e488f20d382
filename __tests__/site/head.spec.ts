import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { builtFile, fileAt } from "./support/built-files"
import { hydrated } from "./support/hydrated"
import { contentOf, type Owner, publicAddress, sample } from "./support/owners"
import { addressOf, firstArticle, legalRoutes, lostRoute, pages, pagesOf, routes } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

// Programs read the head as it is sent, and script costs a test most of its time.
test.use({ javaScriptEnabled: false })

/** The head of the page that is shown: each tag's kind and what it says. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)]
    const metas = all("meta[name], meta[property]").map((tag) => ({
      key: `${tag.getAttribute("name") ?? tag.getAttribute("property")} ${tag.getAttribute("media") ?? ""}`.trim(),
      content: tag.getAttribute("content") ?? "",
    }))
    const links = all("link[rel]:not([rel~='preload'], [rel~='stylesheet'], [rel~='prefetch'])").map((tag) => ({
      key: `${tag.getAttribute("rel")} ${tag.getAttribute("type") ?? ""}`.trim(),
      href: tag.getAttribute("href") ?? "",
    }))
    return { titles: all("title").map(({ textContent }) => textContent ?? ""), metas, links }
  })

type Head = Awaited<ReturnType<typeof headOf>>

const meta = ({ metas }: Head, key: string) => metas.find((each) => each.key === key)?.content
const link = ({ links }: Head, key: string) => links.find((each) => each.key === key)?.href
const twice = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index)

/** What a page of the owner's must not be without. */
const needed = [
  ...["description", "og:type", "og:site_name", "og:locale", "og:title", "og:description", "twitter:card"],
  ...["og:image", "og:image:type", "og:image:width", "og:image:height", "og:image:alt"],
  ...["theme-color (prefers-color-scheme: light)", "theme-color (prefers-color-scheme: dark)", "viewport"],
]

/** The file of an absolute address of the owner's site, opened as a picture. */
function pictureAt(owner: Owner, address: string) {
  expect(address.startsWith(publicAddress(owner, "/")), `${address} is on the owner's site`).toBe(true)
  return sharp(builtFile(fileAt(address, owner), owner))
}

interface Site {
  readonly language: string
  readonly name: string
  readonly iconUrl: string
}

const siteOf = (owner: Owner) => contentOf<Site>(owner, "site.json")

for (const route of [...routes, ...legalRoutes, firstArticle, lostRoute]) {
  for (const scripted of [true, false]) {
    test.describe(scripted ? "with script" : "without script", scripted ? withAndWithoutPrefix : {}, () => {
      test.use({ javaScriptEnabled: scripted })

      test(`${route} says each thing in its head once`, async ({ page, owner }) => {
        const address = addressOf(route, owner)
        test.skip(!address, "This owner has no article.")
        const { language, name } = siteOf(owner)
        await page.goto(`.${address}`)
        if (scripted) await hydrated(page)
        const head = await headOf(page)

        expect(head.titles).toHaveLength(1)
        expect(head.titles[0]).toContain(route === "/" ? "" : name)
        expect(twice(head.metas.map(({ key }) => key))).toEqual([])
        expect(twice(head.links.map(({ key }) => key))).toEqual([])
        expect(needed.filter((key) => !meta(head, key))).toEqual([])
        expect(head.metas.filter(({ content }) => /undefined|null|^\s*$/.test(content))).toEqual([])
        await expect(page.locator("html")).toHaveAttribute("lang", language)
      })
    })
  }
}

test("every page has one address and a card of 1200 by 630 pixels; the page for lost visitors has a card alone", async ({
  page,
  owner,
}) => {
  for (const route of [...pagesOf(owner), lostRoute]) {
    await page.goto(`.${route}`)
    const head = await headOf(page)
    const address = route === lostRoute ? undefined : publicAddress(owner, route)

    expect([link(head, "canonical"), meta(head, "og:url")]).toEqual([address, address])
    expect(meta(head, "robots")).toBe(route === lostRoute ? "noindex" : undefined)
    expect(meta(head, "og:title")).toBe(head.titles[0])
    expect(meta(head, "og:type")).toBe(/^\/blog\/.+/.test(route) ? "article" : "website")
    const card = pictureAt(owner, meta(head, "og:image") ?? "")
    expect(await card.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
    expect([meta(head, "og:image:width"), meta(head, "og:image:height")]).toEqual(["1200", "630"])
    expect(meta(head, "twitter:card")).toBe("summary_large_image")
  }
})

test("the icon is the owner's own, in the tab and on home screens", async ({ page, request, owner }) => {
  await page.goto("./")
  const head = await headOf(page)
  const { iconUrl } = siteOf(owner)
  const sizes = { "icon image/png": 32, "apple-touch-icon": 180 }
  for (const [key, size] of Object.entries(sizes)) {
    const answer = await request.get(link(head, key) ?? "")
    expect(answer.headers()["content-type"]).toBe("image/png")
    const picture = sharp(await answer.body())
    expect(await picture.metadata()).toMatchObject({ width: size, height: size })
    // Not one colour: something is drawn.
    expect((await picture.stats()).entropy).toBeGreaterThan(0.3)
  }
  const drawn = link(head, "icon image/svg+xml")
  if (!iconUrl.endsWith(".svg")) return expect(drawn).toBeUndefined()
  const answer = await request.get(drawn ?? "")
  expect(answer.headers()["content-type"]).toContain("image/svg+xml")
  expect((await answer.body()).equals(readFileSync(join(owner.data, iconUrl)))).toBe(true)
})

test("the manifest says whose site it is, and its icons have the sizes that it names", async ({
  page,
  request,
  owner,
}) => {
  await page.goto("./")
  const head = await headOf(page)
  const answer = await request.get(link(head, "manifest") ?? "")
  const manifest = await answer.json()
  const { name, language } = siteOf(owner)

  expect(manifest).toMatchObject({ short_name: name, lang: language, start_url: `${owner.prefix}/` })
  expect(manifest.theme_color).toBe(meta(head, "theme-color (prefers-color-scheme: light)"))
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(new URL(src, answer.url()).href)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(manifest.icons.length).toBeGreaterThan(0)
})

test("no two pages of the sample have the same card", { tag: "@sample" }, async ({ page }) => {
  const pixels = new Map<string, string>()
  for (const route of [...pages, lostRoute]) {
    await page.goto(`.${route}`)
    const card = pictureAt(sample, meta(await headOf(page), "og:image") ?? "")
    pixels.set(route, (await card.resize(300).raw().toBuffer()).toString("base64"))
  }
  expect(twice([...pixels.values()])).toEqual([])
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`the browser's bars have the colour of the ${colorScheme} page`, { tag: "@sample" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto("./")
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d")
      if (!canvas) return ""
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        .map((part) => part.toString(16).padStart(2, "0"))
        .join("")
    })
    expect(meta(await headOf(page), `theme-color (prefers-color-scheme: ${colorScheme})`)).toBe(`#${drawn}`)
  })
}

test.describe("with script", () => {
  test.use({ javaScriptEnabled: true })

  test("the head follows the visitor to the next page, each thing once", { tag: "@sample" }, async ({ page }) => {
    await page.goto("./")
    await hydrated(page)
    await page.getByRole("banner").getByRole("link", { name: "About" }).click()
    await expect(page).toHaveTitle(/^About/)
    const head = await headOf(page)

    expect(twice([...head.metas, ...head.links].map(({ key }) => key))).toEqual([])
    expect(link(head, "canonical")).toMatch(/\/about\/$/)
    expect(meta(head, "og:image:alt")).toContain(contentOf<{ heading: string }>(sample, "pages/about.json").heading)
  })
})

test("no plugin leaves an icon or a favicon that no page names", { tag: "@sample" }, () => {
  for (const path of ["favicon.svg", "favicon-32x32.png", "icons/icon-48x48.png"]) {
    expect(existsSync(join(sample.folder, "public", path)), path).toBe(false)
  }
})
