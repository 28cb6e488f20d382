import { screen, within } from "@testing-library/react"
import { Article } from "../../src/blog/article/article"
import { PostLink } from "../../src/blog/post-link"
import { PostTitles } from "../../src/blog/post-titles"
import { UnpublishedMark } from "../../src/ui/unpublished-mark"
import { anArticle, aPicture, aPostTitle } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectLink, expectNewTab, loadingOf } from "./support/shown"

test("an article has its title, date, reading time and topics", () => {
  renderInSite(<Article article={anArticle()} />)
  expect(screen.getByRole("heading", { level: 1, name: "A queue of one" })).toBeVisible()
  expect(screen.getByText("March 2025")).toHaveAttribute("datetime", "2025-03")
  expect(screen.getByText("4 minutes to read")).toBeVisible()
  expectLink("AI/ML", "/blog/?topic=AI%2FML")
})

test("a picture in a text says what it shows, has its caption, and is loaded later than the article's own", () => {
  const picture = { alt: "A chart of pages", caption: "Over a year.", file: aPicture("chart") }
  const text = { readingTime: "4 minutes to read", sections: [], parts: [{ html: null, picture }] }
  const { container } = renderInSite(<Article article={anArticle({ text })} />)
  const figure = within(screen.getByRole("figure"))
  expect(figure.getByRole("img", { name: "A chart of pages" })).toBeVisible()
  expect(figure.getByText("Over a year.")).toBeVisible()
  expect(loadingOf(container)).toEqual(["eager", "lazy"])
})

test("an article has its author, and the contents of its text", () => {
  const sections = [
    { id: "the-queue", heading: "The queue" },
    { id: "the-end", heading: "The end" },
  ]
  const parts = sections.map(({ id, heading }) => ({ html: `<h2 id="${id}">${heading}</h2>`, picture: null }))
  renderInSite(<Article article={anArticle({ text: { readingTime: "4 minutes to read", sections, parts } })} />)
  expectLink("Ada Sample", "/about/")
  const contents = within(screen.getByRole("navigation", { name: "On this page" }))
  expect(contents.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual(["#the-queue", "#the-end"])
})

test("an article without date, topics and picture leaves no gap for them", () => {
  const post = { ...anArticle().post, appeared: null, categories: [], imageUrl: null }
  const { container } = renderInSite(<Article article={anArticle({ post })} />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(container.querySelector("img")).toBeNull()
})

test("after an article other posts are offered, and all", () => {
  const posts = [aPostTitle({ title: "The bill", slug: "the-bill" })]
  renderInSite(<PostTitles heading="What to read next" posts={posts} all="All posts" />)
  expect(screen.getByRole("region", { name: "What to read next" })).toBeVisible()
  expectLink("The bill", "/blog/the-bill/")
  expectLink("All posts", "/blog/")
})

test("the only article has nothing to read next", () => {
  renderInSite(<PostTitles heading="What to read next" posts={[]} all="All posts" />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})

test("a post that appeared elsewhere leads there", () => {
  renderInSite(<PostLink post={aPostTitle({ title: "The bill", externalUrl: "https://weekly.example/the-bill" })} />)
  expectNewTab("The bill", "https://weekly.example/the-bill")
})

test.each([
  ["a draft", { draft: true }, "Draft"],
  ["a post that is still to come, with its day,", { publishOn: "2027-03-01" }, "Appears on 1 March 2027"],
])("%s is marked in the site's language", (_what, state, mark) => {
  renderInSite(<UnpublishedMark post={aPostTitle({ unpublished: true, ...state })} />)
  expect(screen.getByText(mark)).toBeVisible()
})

test("a published post is not marked", () => {
  const { container } = renderInSite(<UnpublishedMark post={aPostTitle({ publishOn: "2025-03-01" })} />)
  expect(container).toBeEmptyDOMElement()
})
