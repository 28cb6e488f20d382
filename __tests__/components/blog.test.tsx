import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PostCard } from "../../src/blog/post-card"
import { PostList } from "../../src/blog/post-list"
import { aPost, aPostRow } from "./support/content"
import { hydrateInSite, renderInSite, renderOnServer } from "./support/render-in-site"
import { expectLink, loadingOf, textsOf } from "./support/shown"
import { visit } from "./support/visitor"

const copy = {
  topics: ["Leadership", "DevOps", "AI/ML", "Architecture"],
  topicWords: ["Leadership", "DevOps", "AI/ML", "Architecture"],
  emptyMessage: "No posts found matching the selected categories.",
  counts: ["0 posts shown", "1 post shown", "2 posts shown", "3 posts shown", "4 posts shown"],
}
const posts = [
  aPost({ title: "On leading", slug: "on-leading", categories: ["Leadership"] }),
  aPost({ title: "On deploying", slug: "on-deploying", categories: ["DevOps", "Leadership"] }),
  aPost({ title: "On models", slug: "on-models", categories: ["AI/ML"] }),
  aPost({ title: "On nothing", slug: "on-nothing", categories: null }),
]
const list = <PostList newest={posts} copy={copy} />
const all = ["On leading", "On deploying", "On models", "On nothing"]

const shownPosts = () => textsOf("heading", document.body, { level: 2, name: /^On / })
const topic = (name: string) => screen.getByRole("button", { name })
const pressedTopics = () => textsOf("button", document.body, { pressed: true })
const clearButton = () => screen.getByRole("button", { name: "Clear filters" })

test.each([
  ["with nothing selected all posts show", [], all],
  ["a topic leaves only its posts", ["Leadership"], ["On leading", "On deploying"]],
  ["two topics show the posts of either", ["DevOps", "AI/ML"], ["On deploying", "On models"]],
  ["taking out one of two topics leaves the other", ["DevOps", "AI/ML", "DevOps"], ["On models"]],
  ["a post with two of the selected topics shows once", ["DevOps", "Leadership"], ["On leading", "On deploying"]],
  ["a topic without posts says that none was found", ["Architecture"], []],
])("%s, and the status tells how many", async (_what, clicked, shown) => {
  renderInSite(list)

  for (const name of clicked) await userEvent.click(topic(name))

  const selected = clicked.filter((name) => clicked.filter((each) => each === name).length % 2 === 1)
  const none = screen.queryByText("No posts found matching the selected categories.")
  expect(shownPosts()).toEqual(shown)
  expect(pressedTopics()).toHaveLength(selected.length)
  expect(screen.queryAllByRole("button", { name: "Clear filters" })).toHaveLength(selected.length === 0 ? 0 : 1)
  expect(screen.getByRole("status")).toHaveTextContent(copy.counts[shown.length] ?? "")
  expect(none !== null).toBe(shown.length === 0)
})

test("every topic can be chosen", () => {
  renderInSite(list)
  expect(textsOf("button", screen.getByRole("list", { name: "Topics" }))).toEqual(copy.topics)
})

test("the selected topics are in the address; clearing shows all posts again, and keeps the focus in the filter", async () => {
  visit("/blog/")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("AI/ML"))
  expect(window.location.pathname + window.location.search).toBe("/blog/?topic=DevOps&topic=AI%2FML")

  await userEvent.click(clearButton())
  expect(shownPosts()).toEqual(all)
  expect(pressedTopics()).toEqual([])
  expect(topic("Leadership")).toHaveFocus()
  expect(window.location.search).toBe("")
})

test("the rest of the address is kept, and the router's state of the page, and with it the scroll position", async () => {
  window.history.replaceState({ key: "kept" }, "", "/blog/?utm_source=letter#posts")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  expect(window.location.search + window.location.hash).toBe("?utm_source=letter&topic=DevOps#posts")
  expect(window.history.state).toEqual({ key: "kept" })
})

test("an address with topics opens with their posts", () => {
  visit("/blog/?topic=DevOps&topic=AI%2FML")
  renderInSite(list)
  expect(shownPosts()).toEqual(["On deploying", "On models"])
  expect(pressedTopics()).toEqual(["DevOps", "AI/ML"])
})

test("the page as it is built has all posts, whatever its address asks for, and those of its topics once its script runs", () => {
  visit("/blog/?topic=DevOps")
  const container = renderOnServer(list)
  expect(shownPosts()).toEqual(all)
  hydrateInSite(list, container)
  expect(shownPosts()).toEqual(["On deploying"])
})

test("going back undoes the last choice", async () => {
  visit("/blog/?topic=AI%2FML")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  expect(shownPosts()).toEqual(["On deploying", "On models"])

  window.history.back()

  expect(await screen.findByText("1 post shown")).toBeVisible()
  expect(shownPosts()).toEqual(["On models"])
})

test("without topics there is no filter, and all posts show", () => {
  renderInSite(<PostList newest={posts} copy={{ ...copy, topics: null }} />)
  expect(screen.queryByRole("list", { name: "Topics" })).not.toBeInTheDocument()
  expect(shownPosts()).toEqual(all)
})

const older = [
  aPostRow({ title: "On waiting", slug: "on-waiting", categories: ["DevOps"] }, 2024),
  aPostRow({ title: "On asking", slug: "on-asking", categories: ["AI/ML"] }, 2022),
  aPostRow({ title: "On paper", slug: "on-paper", categories: ["DevOps"] }, null),
]
const long = <PostList newest={posts} older={older} copy={{ ...copy, counts: Array.from("01234567") }} />
const years = () => within(screen.getByRole("navigation", { name: "On this page" }))

test("older posts are rows under their years, to which links above lead; those of no year come before", () => {
  renderInSite(long)
  expect(textsOf("heading", document.body, { level: 2 }).slice(-2)).toEqual(["2024", "2022"])
  expect(textsOf("link", document.body, { name: /^On (?:waiting|asking|paper)$/ })).toEqual([
    "On paper",
    "On waiting",
    "On asking",
  ])
  expect(years().getByRole("link", { name: "2024" })).toHaveAttribute("href", "#posts-2024")
  expect(document.getElementById("posts-2024")).toHaveTextContent("2024")
  expect(screen.getByRole("status")).toHaveTextContent("7")
})

test("a topic leaves its older posts and their years, and counts them", async () => {
  renderInSite(long)
  await userEvent.click(topic("AI/ML"))
  expect(textsOf("link", document.body, { name: /^On / })).toEqual(["On models", "On asking"])
  expect(screen.queryByRole("heading", { name: "2024" })).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent("2")
})

test("without posts there is no filter", () => {
  renderInSite(<PostList newest={[]} copy={copy} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

const showCard = (changes?: Parameters<typeof aPost>[0]) =>
  renderInSite(<PostCard post={aPost(changes)} priority={false} />)

test("a post shows its excerpt, its date and its categories, and leads to the page of its slug", () => {
  showCard({ excerpt: "What it waits for.", categories: ["DevOps", "Leadership"] })
  expect(screen.getByText("What it waits for.")).toBeVisible()
  expect(screen.getByText("March 2025")).toHaveAttribute("datetime", "2025-03")
  expect(textsOf("listitem")).toEqual(["DevOps", "Leadership"])
  expectLink("A queue of one", "/blog/a-queue-of-one/")
})

test.each([
  ["a picture", { imageUrl: null }, "presentation", 0],
  ["an excerpt", { excerpt: null }, "paragraph", 1],
  ["a date", { appeared: null }, "paragraph", 1],
  ["categories", { categories: null }, "list", 0],
  ["a category", { categories: [] }, "list", 0],
])("a post without %s leaves nothing empty", (_part, absent, role, left) => {
  showCard(absent)
  expect(screen.queryAllByRole(role)).toHaveLength(left)
})

test("if the first post has no picture, that of the next is loaded at once", () => {
  const posts = [aPost({ slug: "plain", imageUrl: null }), aPost({ slug: "drawn" }), aPost({ slug: "later" })]
  const { container } = renderInSite(<PostList newest={posts} copy={copy} />)
  expect(loadingOf(container)).toEqual(["eager", "lazy"])
})
