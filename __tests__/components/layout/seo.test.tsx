import { Helmet } from "react-helmet"
import { Seo } from "../../../src/seo/seo"
import { renderInSite } from "../support/render-in-site"

const seo = { title: "Books worth a weekend", description: "Eight books." }

const tagsOf = (tags: unknown): ReadonlyArray<Record<string, string>> => (Array.isArray(tags) ? tags : [])
const meta = (key: string) =>
  tagsOf(Helmet.peek().metaTags).find(({ name, property }) => name === key || property === key)?.content
const canonical = () => tagsOf(Helmet.peek().linkTags).find(({ rel }) => rel === "canonical")?.href
/** What they are on a light system and on a dark one. */
const barColours = () =>
  tagsOf(Helmet.peek().metaTags)
    .filter(({ name }) => name === "theme-color")
    .map(({ content }) => content)

test("an inner page's title ends with the owner's name", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />, { name: "Ada Sample" })
  expect(Helmet.peek().title).toBe("Books worth a weekend · Ada Sample")
})

test("home's title is whole", () => {
  renderInSite(<Seo seo={{ ...seo, title: "Ada Sample, fractional CTO" }} card={null} path="/" wholeTitle />)
  expect(Helmet.peek().title).toBe("Ada Sample, fractional CTO")
})

test("the description is the page's own", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />)
  expect(meta("description")).toBe("Eight books.")
})

test("the canonical address is the page's path on the site", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />, { siteUrl: "https://ada.example" })
  expect(canonical()).toBe("https://ada.example/books/")
})

test("a slash at the end of the site's address is not doubled", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />, { siteUrl: "https://ada.example/" })
  expect(canonical()).toBe("https://ada.example/books/")
})

test("a page with an address may be found", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />)
  expect(meta("robots")).toBeUndefined()
})

test("a page without an address is kept out of search, and claims none", () => {
  renderInSite(<Seo seo={seo} card={null} />)
  expect(meta("robots")).toBe("noindex")
  expect(canonical()).toBeUndefined()
  expect(meta("og:url")).toBeUndefined()
})

test("what is shared has the page's title, description and address", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />, { siteUrl: "https://ada.example", name: "Ada Sample" })
  expect([meta("og:title"), meta("og:description"), meta("og:url")]).toEqual([
    "Books worth a weekend · Ada Sample",
    "Eight books.",
    "https://ada.example/books/",
  ])
})

const card = { path: "/cards/0123456789abcdef.png", alt: "Eight books · Ada Sample" }

test("what is shared has the page's card, whole, with its size and words", () => {
  renderInSite(<Seo seo={seo} card={card} path="/books/" />, { siteUrl: "https://ada.example/" })
  expect(["", ":type", ":width", ":height", ":alt"].map((part) => meta(`og:image${part}`))).toEqual([
    "https://ada.example/cards/0123456789abcdef.png",
    "image/png",
    "1200",
    "630",
    "Eight books · Ada Sample",
  ])
  expect(meta("twitter:card")).toBe("summary_large_image")
})

test("without a card, as in the development server, nothing is said of one", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />)
  const keys = tagsOf(Helmet.peek().metaTags).map(({ property }) => property ?? "")
  expect(keys.filter((key) => key.startsWith("og:image"))).toEqual([])
  expect(meta("twitter:card")).toBe("summary")
})

test("Twitter is told whose page it is, if the owner has one there", () => {
  renderInSite(<Seo seo={seo} card={card} path="/books/" />, { twitterUrl: "https://x.com/ada_sample" })
  expect([meta("twitter:site"), meta("twitter:creator")]).toEqual(["@ada_sample", "@ada_sample"])
})

test("an owner who is not on Twitter has no name there", () => {
  renderInSite(<Seo seo={seo} card={card} path="/books/" />, { twitterUrl: null })
  expect([meta("twitter:site"), meta("twitter:creator")]).toEqual([undefined, undefined])
})

test("a page is a website, a text an article, with its day if one is given for machines", () => {
  renderInSite(<Seo seo={seo} card={card} path="/books/" />)
  expect([meta("og:type"), meta("article:published_time")]).toEqual(["website", undefined])
  renderInSite(<Seo seo={seo} card={card} path="/blog/a/" published={null} />)
  expect([meta("og:type"), meta("article:published_time")]).toEqual(["article", undefined])
  renderInSite(<Seo seo={seo} card={card} path="/blog/a/" published="2026-11-10" />)
  expect([meta("og:type"), meta("article:published_time")]).toEqual(["article", "2026-11-10"])
})

test.each([
  ["svg", ["/icons/icon-32x32.png", "/static/icon.svg"]],
  ["png", ["/icons/icon-32x32.png"]],
])("an icon that is %s is linked once in each form", (extension, addresses) => {
  renderInSite(<Seo seo={seo} card={card} path="/" />, { iconUrl: { extension, publicURL: "/static/icon.svg" } })
  const icons = tagsOf(Helmet.peek().linkTags).filter(({ rel }) => rel === "icon")
  expect(icons.map(({ href }) => href)).toEqual(addresses)
})

test("the document's language is the site's", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />, { language: "nl" })
  expect(Helmet.peek().htmlAttributes).toEqual({ lang: "nl", dir: "ltr" })
})

test("the browser's own bars are light or dark with the system", () => {
  renderInSite(<Seo seo={seo} card={null} path="/books/" />)
  const [light, dark] = barColours()
  expect(light).not.toBe(dark)
})

test("the browser's own bars follow the theme that the visitor chose", () => {
  document.documentElement.dataset.theme = "dark"
  renderInSite(<Seo seo={seo} card={null} path="/books/" />)
  const [light, dark] = barColours()
  expect(light).toBe(dark)
})
