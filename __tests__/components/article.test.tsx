import { screen, within } from "@testing-library/react"
import { Article } from "../../src/blog/article/article"
import { ReadNext } from "../../src/blog/article/read-next"
import { PostLink } from "../../src/blog/post-link"
import { UnpublishedMark } from "../../src/blog/unpublished-mark"
import { anArticle, aPicture, aPostTitle } from "./support/content"
import { renderInSite } from "./support/render-in-site"

test("an article has its title, date, reading time and topics", () => {
  renderInSite(<Article article={anArticle()} />)
  expect(screen.getByRole("heading", { level: 1, name: "A queue of one" })).toBeVisible()
  expect(screen.getByText("March 2025")).toHaveAttribute("datetime", "2025-03")
  expect(screen.getByText("4 minutes to read")).toBeVisible()
  expect(screen.getByRole("link", { name: "AI/ML" })).toHaveAttribute("href", "/blog/?topic=AI%2FML")
})

test("an article's picture is loaded at once, the pictures in its text later", () => {
  const text = {
    readingTime: "4 minutes to read",
    parts: [{ html: null, picture: { alt: "A chart", caption: null, file: aPicture("chart") } }],
  }
  const { container } = renderInSite(<Article article={anArticle({ text })} />)
  expect([...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))).toEqual([
    "eager",
    "lazy",
  ])
})

test("a picture in a text says what it shows, and has its caption", () => {
  const picture = { alt: "A chart of pages", caption: "Over a year.", file: aPicture("chart") }
  renderInSite(
    <Article article={anArticle({ text: { readingTime: "4 minutes to read", parts: [{ html: null, picture }] } })} />,
  )
  const figure = screen.getByRole("figure")
  expect(within(figure).getByRole("img", { name: "A chart of pages" })).toBeVisible()
  expect(within(figure).getByText("Over a year.")).toBeVisible()
})

test("an article without date, topics and picture leaves no gap for them", () => {
  const post = { ...anArticle().post, appeared: null, categories: [], imageUrl: null }
  const { container } = renderInSite(<Article article={anArticle({ post })} />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(container.querySelector("img")).toBeNull()
})

test("after an article other posts are offered, and all", () => {
  renderInSite(<ReadNext posts={[aPostTitle({ title: "The bill", slug: "the-bill" })]} />)
  const section = screen.getByRole("region", { name: "What to read next" })
  expect(within(section).getByRole("link", { name: "The bill" })).toHaveAttribute("href", "/blog/the-bill/")
  expect(within(section).getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog/")
})

test("the only article has nothing to read next", () => {
  renderInSite(<ReadNext posts={[]} />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})

test("a post that appeared elsewhere leads there", () => {
  renderInSite(<PostLink post={aPostTitle({ title: "The bill", externalUrl: "https://weekly.example/the-bill" })} />)
  expect(screen.getByRole("link", { name: "The bill (opens in a new tab)" })).toHaveAttribute(
    "href",
    "https://weekly.example/the-bill",
  )
})

test("a draft is marked", () => {
  renderInSite(<UnpublishedMark post={aPostTitle({ unpublished: true, draft: true })} />)
  expect(screen.getByText("Draft")).toBeVisible()
})

test("a post that is still to come is marked with its day, in the site's language", () => {
  renderInSite(<UnpublishedMark post={aPostTitle({ unpublished: true, publishOn: "2027-03-01" })} />)
  expect(screen.getByText("Appears on 1 March 2027")).toBeVisible()
})

test("a post that is out is not marked", () => {
  const { container } = renderInSite(<UnpublishedMark post={aPostTitle({ publishOn: "2025-03-01" })} />)
  expect(container).toBeEmptyDOMElement()
})
