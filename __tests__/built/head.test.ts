import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { contentOf, publicAddress, servedAt } from "../../kit/dev/support/owners"
import { fileAt } from "../site/support/built-files"
import { lostRoute } from "../site/support/routes"
import { duplicates, headMistakes, headOf, link, meta } from "../support/html/head"
import { shownTextOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

interface Site {
  readonly language: string
  readonly name: string
  readonly iconUrl: string
}

forEachOwner(({ owner, routes, page, bytes }) => {
  const eachPage = () => [...routes(), lostRoute]
  const siteOf = () => contentOf<Site>(owner, "site.json")
  const headAt = (route: string) => headOf(page(route))

  /** The file of a path that a page names, with the owner's prefix, or of an absolute address of the site. */
  const named = (address: string) => bytes(fileAt(new URL(address, servedAt(owner)).href, owner))

  test("every page says each thing in its head once, and nothing that is empty", () => {
    const { language, name } = siteOf()
    const mistakes = eachPage().flatMap((route) => {
      const inTitle = route === "/" ? "" : name
      return headMistakes(page(route), { language, inTitle }).map((mistake) => `${route}: ${mistake}`)
    })
    expect(mistakes).toEqual([])
  })

  test("every page has one address; the page for lost visitors has none, and is not to be found", () => {
    const said = eachPage().map((route) => {
      const head = headAt(route)
      return [route, link(head, "canonical"), meta(head, "og:url"), meta(head, "robots")]
    })
    const expected = eachPage().map((route) => {
      const address = route === lostRoute ? undefined : publicAddress(owner, route)
      return [route, address, address, route === lostRoute ? "noindex" : undefined]
    })
    expect(said).toEqual(expected)
  })

  test("every page has a card of 1200 by 630 pixels on the owner's site", async () => {
    for (const route of eachPage()) {
      const head = headAt(route)
      const address = meta(head, "og:image") ?? ""
      expect(address.slice(0, publicAddress(owner, "/").length)).toBe(publicAddress(owner, "/"))
      const metadata = await sharp(named(address)).metadata()
      expect(metadata).toMatchObject({ format: "png", width: 1200, height: 630 })
      expect([meta(head, "og:image:width"), meta(head, "og:image:height")]).toEqual(["1200", "630"])
    }
  })

  test("the icon is the owner's own, in the tab and on home screens", async () => {
    const head = headAt("/")
    const { iconUrl } = siteOf()
    for (const [key, size] of Object.entries({ "icon image/png": 32, "apple-touch-icon": 180 })) {
      const picture = sharp(named(link(head, key) ?? ""))
      expect(await picture.metadata()).toMatchObject({ format: "png", width: size, height: size })
      // Not one colour: something is drawn.
      expect((await picture.stats()).entropy).toBeGreaterThan(0.3)
    }
    const drawn = link(head, "icon image/svg+xml")
    expect(drawn !== undefined).toBe(iconUrl.endsWith(".svg"))
    if (drawn) expect(named(drawn).equals(readFileSync(join(owner.data, iconUrl)))).toBe(true)
  })

  test("the browser's own bars have the colour of the manifest", () => {
    const head = headAt("/")
    const { theme_color } = JSON.parse(named(link(head, "manifest") ?? "").toString())
    expect(theme_color).toBe(meta(head, "theme-color (prefers-color-scheme: light)"))
  })

  test("a host that has a folder for lost visitors sends them the same page", () => {
    expect(shownTextOf(page("/404/"))).toBe(shownTextOf(page(lostRoute)))
    expect(headOf(page("/404/"))).toEqual(headAt(lostRoute))
  })
})

forEachOwner(
  ({ owner, routes, page, bytes }) => {
    test("no two pages have the same card", async () => {
      const cards = [...routes(), lostRoute].map(async (route) => {
        const card = sharp(bytes(fileAt(meta(headOf(page(route)), "og:image") ?? "", owner)))
        return (await card.resize(300).raw().toBuffer()).toString("base64")
      })
      expect(duplicates(await Promise.all(cards))).toEqual([])
    })
  },
  ["sample"],
)
