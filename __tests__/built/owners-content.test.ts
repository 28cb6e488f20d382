import { contentOf, publicAddress } from "../../kit/dev/support/owners"
import { addressOf, inFull, legalRoutes, lostRoute, postsOf, routesOf } from "../site/support/routes"
import { all, attribute, inOneLine, shownTextOf, textOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

forEachOwner(({ owner, page, files, text }) => {
  const entries = (file: string) => contentOf<Array<{ title: string }>>(owner, file)
  /** The texts of some elements of a page, each in one line. */
  const linesOf = (route: string, selector: string) =>
    all(selector, page(route)).map((element) => inOneLine(textOf(element)))

  test("every service, tool, book, appearance and post is shown once, in its owner's very letters", () => {
    const { opensInNewTab } = contentOf<{ opensInNewTab: string }>(owner, "labels.json")
    for (const [route, file, heading] of [
      ["/services/", "services.json", "section[id] h2"],
      ["/tools/", "tools.json", "section[id] h2"],
      ["/books/", "books.json", "article h2"],
      ["/media/", "media.json", "section:not(#podcasts) article h3"],
      ["/blog/", "posts.json", "article h2"],
    ] as const) {
      if (!addressOf(route, owner)) continue
      const shown = linesOf(route, `main ${heading}`).map((text) => text.replace(` (${opensInNewTab})`, ""))
      const owned = file === "posts.json" ? postsOf(owner) : entries(file)
      expect([route, shown]).toEqual([route, owned.map(({ title }) => inOneLine(title))])
    }
  })

  test("a page that is switched off is not there, and no page or list names it", () => {
    const { pagesOff = [] } = contentOf<{ pagesOff?: readonly string[] }>(owner, "site.json")
    for (const route of pagesOff) {
      const address = publicAddress(owner, `/${route}/`)
      const naming = [...files(".html"), ...files(".xml"), ...files(".txt")].filter((path) =>
        text(path).includes(address),
      )
      expect([files("").filter((path) => path.startsWith(`${route}/`)), naming]).toEqual([[], []])
    }
  })

  test("the header marks the page that is shown, and no other", () => {
    const { navigation } = contentOf<{ navigation: Record<string, string> }>(owner, "labels.json")
    const { menu } = contentOf<{ menu?: { header: readonly string[] } }>(owner, "site.json")
    for (const name of ["home", "services", "about"]) {
      const route = name === "home" ? "/" : `/${name}/`
      const isThere = addressOf(route, owner) && (menu?.header.includes(name) ?? true)
      expect([route, linesOf(route, "body > div header nav [aria-current]")]).toEqual([
        route,
        isThere ? [navigation[name]] : [],
      ])
    }
  })

  test("every testimonial that has a place is quoted in its author's very words", () => {
    const quotes = contentOf<Array<{ quote: string }>>(owner, "testimonials.json").map(({ quote }) => inOneLine(quote))
    for (const [route, file, some] of [
      ["/", "pages/home.json", quotes.slice(0, 3)],
      ["/about/", "pages/about.json", quotes.slice(-3)],
    ] as const) {
      const { testimonials } = contentOf<{ testimonials?: object }>(owner, file)
      expect(linesOf(route, "main blockquote")).toEqual(testimonials ? some : [])
    }
  })

  test("the first three are as many as there are", () => {
    const links = all(`main h3 a[href^="${owner.prefix}/services/#"]`, page("/"))
    expect(links).toHaveLength(Math.min(3, entries("services.json").length))
    if (!addressOf("/media/", owner)) return
    const featured = all("section[aria-labelledby=featured] article", page("/media/"))
    expect(featured).toHaveLength(Math.min(3, entries("media.json").length))
  })

  test("the page for lost visitors, in the site's own shell, leads home", () => {
    const { homeAction } = contentOf<{ homeAction: string }>(owner, "pages/not-found.json")
    const home = all("main a", page("/no-such-page/")).filter((link) => inOneLine(textOf(link)) === homeAction)
    expect(home.map((link) => attribute(link, "href"))).toEqual([`${owner.prefix}/`])
    expect(all("body header nav, body footer nav", page("/no-such-page/"))).not.toEqual([])
  })
})

/** Every heading and title in the content of a page, however deep; what search engines are told stands in its head. */
function* headingsIn(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string" && ["heading", "title"].includes(key)) yield value
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value)) if (name !== "seo") yield* headingsIn(child, name)
}

forEachOwner(
  ({ owner, page }) => {
    test("every page has each heading and title that is written for it", () => {
      const missing = [...routesOf(owner), ...legalRoutes, lostRoute].flatMap((route) => {
        const file = route === "/" ? "home" : route === lostRoute ? "not-found" : route.slice(1, -1)
        const written = [...headingsIn(contentOf(owner, `pages/${file}.json`))]
        expect([file, written.length > 0]).toEqual([file, true])
        const shown = inOneLine(shownTextOf(page(route)))
        return written.filter((text) => !shown.includes(inOneLine(text))).map((text) => `${route}: ${text}`)
      })
      expect(missing).toEqual([])
    })
  },
  ["sample"],
)

forEachOwner(
  ({ page }) => {
    test("in a long list the newest posts have a picture, and the older ones are told in short", () => {
      const posts = all("main article", page("/blog/"))
      expect(posts.length).toBeGreaterThan(inFull)
      const pictures = posts.map((post) => all("img[alt='']", post).length)
      expect(pictures).toEqual(posts.map((_, index) => (index < inFull ? 1 : 0)))
      const paragraphs = posts.slice(inFull).map((post) => all("p", post).length)
      expect(paragraphs).toEqual(paragraphs.map(() => 1))
    })
  },
  ["crowded"],
)
