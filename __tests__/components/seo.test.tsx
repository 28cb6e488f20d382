import { Helmet } from "react-helmet"
import { Seo } from "../../src/seo/seo"
import { renderInSite } from "./support/render-in-site"

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
