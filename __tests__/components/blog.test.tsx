import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PostCard } from "../../src/blog/post-card"
import { PostList } from "../../src/blog/post-list"
import { aPost } from "./support/content"
import { hydrateInSite, renderInSite, renderOnServer } from "./support/render-in-site"
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
const list = <PostList posts={posts} copy={copy} />
const all = ["On leading", "On deploying", "On models", "On nothing"]

const shownPosts = () => screen.queryAllByRole("heading", { level: 2, name: /^On / }).map((post) => post.textContent)
const topic = (name: string) => screen.getByRole("button", { name })
const pressedTopics = () => screen.queryAllByRole("button", { pressed: true }).map((button) => button.textContent)
const clearButton = () => screen.getByRole("button", { name: "Clear filters" })

test.each([
  ["with nothing selected all posts show", [], all],
  ["a topic leaves only its posts", ["Leadership"], ["On leading", "On deploying"]],
  ["a second click takes a topic out again", ["Leadership", "Leadership"], all],
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

test("the page as it is built has all posts, whatever its address asks for", () => {
  visit("/blog/?topic=DevOps")
  renderOnServer(list)
  expect(shownPosts()).toEqual(all)
})

test("every topic can be chosen", () => {
  renderInSite(list)
  const topics = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("button")
  expect(topics.map((button) => button.textContent)).toEqual(["Leadership", "DevOps", "AI/ML", "Architecture"])
})

test("clearing shows all posts again", async () => {
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("AI/ML"))
  await userEvent.click(clearButton())
  expect(shownPosts()).toEqual(all)
  expect(pressedTopics()).toEqual([])
})

test("clearing keeps the focus in the filter", async () => {
  renderInSite(list)
  await userEvent.click(topic("AI/ML"))
  await userEvent.click(clearButton())
  expect(topic("Leadership")).toHaveFocus()
})

test("the selected topics are in the address", async () => {
  visit("/blog/")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("AI/ML"))
  expect(window.location.pathname + window.location.search).toBe("/blog/?topic=DevOps&topic=AI%2FML")
})

test("clearing takes the topics out of the address", async () => {
  visit("/blog/?topic=DevOps")
  renderInSite(list)
  await userEvent.click(clearButton())
  expect(window.location.search).toBe("")
})

test("what else the address says is kept", async () => {
  visit("/blog/?utm_source=letter#posts")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  expect(window.location.search + window.location.hash).toBe("?utm_source=letter&topic=DevOps#posts")
})

test("the router's state of the page is kept, and with it the scroll position", async () => {
  window.history.replaceState({ key: "kept" }, "", "/blog/")
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  expect(window.history.state).toEqual({ key: "kept" })
})

test("an address with topics opens with their posts", () => {
  visit("/blog/?topic=DevOps&topic=AI%2FML")
  renderInSite(list)
  expect(shownPosts()).toEqual(["On deploying", "On models"])
  expect(pressedTopics()).toEqual(["DevOps", "AI/ML"])
})

test("a built page opened at an address with topics shows their posts once its script runs", () => {
  visit("/blog/?topic=DevOps")
  const container = renderOnServer(list)
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

test("a topic of the address that no post has says that none was found", () => {
  visit("/blog/?topic=Gardening")
  renderInSite(list)
  expect(screen.getByText("No posts found matching the selected categories.")).toBeVisible()
  expect(clearButton()).toBeVisible()
})

test("without topics there is no filter, and all posts show", () => {
  renderInSite(<PostList posts={posts} copy={{ ...copy, topics: null }} />)
  expect(screen.queryByRole("list", { name: "Topics" })).not.toBeInTheDocument()
  expect(shownPosts()).toEqual(all)
})

test("without posts there is no filter", () => {
  renderInSite(<PostList posts={[]} copy={copy} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

test("a post leads to the page of its slug", () => {
  renderInSite(<PostCard post={aPost({ title: "A queue of one", slug: "a-queue-of-one" })} priority={false} />)
  expect(screen.getByRole("link", { name: "A queue of one" })).toHaveAttribute("href", "/blog/a-queue-of-one/")
})

test("a post shows its excerpt, its date and its categories", () => {
  renderInSite(
    <PostCard post={aPost({ excerpt: "What it waits for.", categories: ["DevOps", "Leadership"] })} priority={false} />,
  )
  expect(screen.getByText("What it waits for.")).toBeVisible()
  expect(screen.getByText("March 2025")).toHaveAttribute("datetime", "2025-03")
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["DevOps", "Leadership"])
})

test("a post without a picture has none", () => {
  renderInSite(<PostCard post={aPost({ imageUrl: null })} priority={false} />)
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument()
})

test.each([
  ["an excerpt", { excerpt: null }],
  ["a date", { appeared: null }],
])("a post without %s leaves no empty paragraph", (_part, absent) => {
  renderInSite(<PostCard post={aPost(absent)} priority={false} />)
  expect(screen.getAllByRole("paragraph")).toHaveLength(1)
})

test.each([
  ["absent", null],
  ["empty", []],
])("a post whose categories are %s has no list of them", (_state, categories) => {
  renderInSite(<PostCard post={aPost({ categories })} priority={false} />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

test("where the first post has no picture, that of the next comes at once", () => {
  const posts = [aPost({ slug: "plain", imageUrl: null }), aPost({ slug: "drawn" }), aPost({ slug: "later" })]
  const { container } = renderInSite(<PostList posts={posts} copy={copy} />)
  const loading = [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))
  expect(loading).toEqual(["eager", "lazy"])
})
