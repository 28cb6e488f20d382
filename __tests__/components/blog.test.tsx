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

test("with nothing selected all posts show", () => {
  renderInSite(list)
  expect(shownPosts()).toEqual(all)
  expect(pressedTopics()).toEqual([])
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

test("a topic leaves only its posts", async () => {
  renderInSite(list)
  await userEvent.click(topic("Leadership"))
  expect(shownPosts()).toEqual(["On leading", "On deploying"])
  expect(pressedTopics()).toEqual(["Leadership"])
})

test("a second click takes a topic out again", async () => {
  renderInSite(list)
  await userEvent.click(topic("Leadership"))
  await userEvent.click(topic("Leadership"))
  expect(shownPosts()).toEqual(all)
  expect(pressedTopics()).toEqual([])
})

test("a topic is chosen by the keyboard", async () => {
  renderInSite(list)
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect(pressedTopics()).toEqual(["Leadership"])
})

test("two topics show the posts of either", async () => {
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("AI/ML"))
  expect(shownPosts()).toEqual(["On deploying", "On models"])
})

test("taking out one of two topics leaves the other", async () => {
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("AI/ML"))
  await userEvent.click(topic("DevOps"))
  expect(shownPosts()).toEqual(["On models"])
})

test("a post with two of the selected topics shows once", async () => {
  renderInSite(list)
  await userEvent.click(topic("DevOps"))
  await userEvent.click(topic("Leadership"))
  expect(shownPosts()).toEqual(["On leading", "On deploying"])
})

test("there is nothing to clear while nothing is selected", () => {
  renderInSite(list)
  expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument()
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

test("a topic without posts says that none was found", async () => {
  renderInSite(list)
  await userEvent.click(topic("Architecture"))
  expect(screen.getByText("No posts found matching the selected categories.")).toBeVisible()
  expect(shownPosts()).toEqual([])
})

test("an empty result can be cleared", async () => {
  renderInSite(list)
  await userEvent.click(topic("Architecture"))
  await userEvent.click(clearButton())
  expect(shownPosts()).toEqual(all)
})

test("the empty message is not there while posts show", () => {
  renderInSite(list)
  expect(screen.queryByText("No posts found matching the selected categories.")).not.toBeInTheDocument()
})

test("the status tells how many posts show", async () => {
  renderInSite(list)
  await userEvent.click(topic("Leadership"))
  expect(screen.getByRole("status")).toHaveTextContent(/^2 posts shown$/)
})

test("the status has a singular for one post", async () => {
  renderInSite(list)
  await userEvent.click(topic("AI/ML"))
  expect(screen.getByRole("status")).toHaveTextContent(/^1 post shown$/)
})

test("the status tells that no post shows", async () => {
  renderInSite(list)
  await userEvent.click(topic("Architecture"))
  expect(screen.getByRole("status")).toHaveTextContent(/^0 posts shown$/)
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

test("only the first post's picture is loaded at once", () => {
  renderInSite(list)
  const pictures = screen.getAllByRole("presentation")
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy", "lazy"])
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
