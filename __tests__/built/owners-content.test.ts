import { contentOf } from "../../kit/dev/support/owners"
import { unmarked } from "../../kit/language/marks"
import { addressOf, inFull, legalRoutes, lostRoute, postsOf, routesOf } from "../site/support/routes"
import { all, attribute, inOneLine, shownTextOf, textOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

interface Entry {
  readonly title: string
  readonly type?: string
}

const isPodcast = ({ type }: Entry) => type === "podcast"

/** The pages with a list: its file, the headings of its entries, and which entries it has if not all. */
const lists: ReadonlyArray<
  readonly [route: string, file: string, heading: string, isIn?: (entry: Entry, index: number) => boolean]
> = [
  ["/services/", "services.json", "section[id] h2"],
  ["/tools/", "tools.json", "section[id] h2"],
  ["/books/", "books.json", "li h2"],
  [
    "/media/",
    "media.json",
    "section:not(#podcasts, #speaker) li :is(h3, div:first-child) > a",
    (entry, index) => index < 3 || !isPodcast(entry),
  ],
  ["/media/", "media.json", "section#podcasts li :is(h3, div:first-child) > a", isPodcast],
  ["/blog/", "posts.json", "li :is(h2, div:first-child) > a"],
]

forEachOwner(({ owner, page }) => {
  const entries = (file: string) => contentOf<readonly Entry[]>(owner, file)
  /** The texts of some elements of a page, each in one line. */
  const linesOf = (route: string, selector: string) =>
    all(selector, page(route)).map((element) => inOneLine(textOf(element)))

  test("every service, tool, book, appearance and post is shown once, in its owner's very letters; a featured podcast is among the podcasts, too", () => {
    const { opensInNewTab } = contentOf<{ opensInNewTab: string }>(owner, "labels.json")
    for (const [route, file, heading, isIn = () => true] of lists) {
      if (!addressOf(route, owner)) continue
      const shown = linesOf(route, `main ${heading}`).map((text) => text.replace(` (${opensInNewTab})`, ""))
      const owned: readonly Entry[] = file === "posts.json" ? postsOf(owner) : entries(file)
      const cards = owned.slice(0, inFull).filter(isIn).length
      // The older entries of a long list are grouped by year.
      const inOrder = (titles: readonly string[]) => [...titles.slice(0, cards), ...titles.slice(cards).sort()]
      expect([route, inOrder(shown)]).toEqual([route, inOrder(owned.filter(isIn).map(({ title }) => inOneLine(title)))])
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

  test("the blog asks for an email address where its owner names a provider, and elsewhere nobody is asked", () => {
    const { newsletter } = contentOf<{ newsletter?: { placeholder: string; action: string } }>(owner, "pages/blog.json")
    if (!addressOf("/blog/", owner)) return
    const within = (selector: string) => all(`main form[method=post] ${selector}`, page("/blog/"))
    const asked = [
      ...within("input[type=email][name]").map((input) => attribute(input, "placeholder")),
      ...within("button[type=submit]").map((button) => inOneLine(textOf(button))),
    ]
    const { newsletter: provider } = contentOf<{ newsletter?: object }>(owner, "site.json")
    const owned = newsletter && provider ? [newsletter.placeholder, newsletter.action] : []
    expect(asked).toEqual(owner.name === "sample" ? ["Your email address", "Subscribe"] : owned)
  })

  test("the first three are as many as there are", () => {
    const links = all(`main h3 a[href^="${owner.prefix}/services/#"]`, page("/"))
    expect(links).toHaveLength(Math.min(3, entries("services.json").length))
    if (!addressOf("/media/", owner)) return
    const featured = all("section[aria-labelledby=featured] article", page("/media/"))
    expect(featured).toHaveLength(Math.min(3, entries("media.json").length))
  })
})

/** Every heading and title in the content of a page, however deep; the texts for search engines are in its head. */
function* headingsIn(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string" && ["heading", "title"].includes(key)) yield unmarked(value)
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
    test("in a long list only the first entries have a picture", () => {
      for (const route of ["/blog/", "/books/", "/media/"]) {
        const cards = all("main section:not(#speaker) article:has(img), main > :not(section) article", page(route))
        expect([route, cards.length]).toEqual([route, inFull])
        expect(all("main :is(article, details) img[alt='']", page(route))).toHaveLength(inFull)
      }
    })
  },
  ["crowded"],
)
