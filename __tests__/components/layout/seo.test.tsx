import { Helmet } from "react-helmet"
import { Seo } from "../../../src/seo/seo"
import { renderInSite } from "../support/render-in-site"

const seo = { title: "Books worth a weekend", description: "Eight books." }

const tagsOf = (tags: unknown): ReadonlyArray<Record<string, string>> => (Array.isArray(tags) ? tags : [])
const meta = (key: string) =>
  tagsOf(Helmet.peek().metaTags).find(({ name, property }) => name === key || property === key)?.content
const show = (more: Partial<Parameters<typeof Seo>[0]> = {}, site?: Parameters<typeof renderInSite>[1]) =>
  renderInSite(<Seo seo={seo} card={null} path="/books/" {...more} />, site)

test("an inner page's title ends with the owner's name; its description is its own, and what is shared has both", () => {
  show({}, { name: "Ada Sample" })
  expect([Helmet.peek().title, meta("og:title")]).toEqual(Array(2).fill("Books worth a weekend · Ada Sample"))
  expect([meta("description"), meta("og:description")]).toEqual(Array(2).fill("Eight books."))
})

test("home's title is whole", () => {
  show({ wholeTitle: true, path: "/" })
  expect(Helmet.peek().title).toBe("Books worth a weekend")
})

test("what is shared has the page's card, whole, with its size and words", () => {
  const card = { path: "/cards/0123456789abcdef.png", alt: "Eight books · Ada Sample" }
  show({ card }, { siteUrl: "https://ada.example/" })
  expect(["", ":type", ":width", ":height", ":alt"].map((part) => meta(`og:image${part}`))).toEqual([
    "https://ada.example/cards/0123456789abcdef.png",
    "image/png",
    "1200",
    "630",
    "Eight books · Ada Sample",
  ])
  expect(meta("twitter:card")).toBe("summary_large_image")
})

test("without a card, as in the development server, none is mentioned", () => {
  show()
  const keys = tagsOf(Helmet.peek().metaTags).map(({ property }) => property ?? "")
  expect(keys.filter((key) => key.startsWith("og:image"))).toEqual([])
  expect(meta("twitter:card")).toBe("summary")
})

test.each([
  ["https://x.com/ada_sample", "@ada_sample"],
  [null, undefined],
])("Twitter is told whose page it is, if the owner has one there: %p", (twitterUrl, name) => {
  show({}, { twitterUrl })
  expect(meta("twitter:site")).toEqual(name)
})

test.each([
  ["a page is a website", undefined, "website", undefined],
  ["a text is an article", null, "article", undefined],
  ["a text has its day if one is given for machines", "2026-11-10", "article", "2026-11-10"],
])("%s", (_what, published, type, day) => {
  show(published === undefined ? {} : { published })
  expect([meta("og:type"), meta("article:published_time")]).toEqual([type, day])
})

test.each([
  ["svg", ["/icons/icon-32x32.png", "/static/icon.svg"]],
  ["png", ["/icons/icon-32x32.png"]],
])("an icon that is %s is linked once in each form", (extension, addresses) => {
  show({}, { iconUrl: { extension, publicURL: "/static/icon.svg" } })
  const icons = tagsOf(Helmet.peek().linkTags).filter(({ rel }) => rel === "icon")
  expect(icons.map(({ href }) => href)).toEqual(addresses)
})

test.each([
  ["are light or dark with the system", undefined, 2],
  ["follow the theme that the visitor chose", "dark", 1],
])("the browser's own bars %s", (_what, theme, colours) => {
  if (theme) document.documentElement.dataset.theme = theme
  show()
  const bars = tagsOf(Helmet.peek().metaTags).filter(({ name }) => name === "theme-color")
  expect(bars).toHaveLength(2)
  expect(new Set(bars.map(({ content }) => content)).size).toBe(colours)
})
