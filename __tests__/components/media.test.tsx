import { screen, within } from "@testing-library/react"
import { FeaturedMedia } from "../../src/media/featured-media"
import { MediaCard } from "../../src/media/media-card"
import { MoreMedia } from "../../src/media/more-media"
import { Podcasts } from "../../src/media/podcasts"
import { aFeaturedAppearance, anAppearance, aPicture, someMediaCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const copy = someMediaCopy()
const one = anAppearance({ title: "One", type: "podcast", externalUrl: "https://pod.example/one" })
const two = anAppearance({ title: "Two", type: "talk", externalUrl: "https://conf.example/two" })
const three = anAppearance({ title: "Three", type: "podcast", externalUrl: "https://pod.example/three" })

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)
const pictures = () => screen.queryAllByRole("presentation").map((picture) => picture.getAttribute("src"))

test.each([
  ["podcast", "Podcast", "Listen"],
  ["interview", "Interview", "Read"],
  ["talk", "Talk", "Watch"],
])("a %s has its badge and its own way to follow it", (type, badge, action) => {
  renderInSite(<MediaCard item={anAppearance({ type })} copy={copy} picture={null} />)
  expect(screen.getByText(badge)).toBeVisible()
  expect(screen.getByText(action)).toBeVisible()
})

test("an appearance of a type that the page has no word for shows the type itself", () => {
  renderInSite(<MediaCard item={anAppearance({ type: "panel" })} copy={copy} picture={null} />)
  expect(screen.getAllByText("panel")[0]).toBeVisible()
})

test("an appearance opens in a new tab", () => {
  renderInSite(<MediaCard item={two} copy={copy} picture={null} />)
  const link = screen.getByRole("link", { name: "Two (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://conf.example/two")
  expect(link).toHaveAttribute("target", "_blank")
})

test("an appearance shows where and when it was", () => {
  renderInSite(<MediaCard item={anAppearance({ platform: "Conf" })} copy={copy} picture={aPicture("stage")} />)
  expect(screen.getByText("Conf")).toBeVisible()
  expect(screen.getByText("May 2025")).toBeVisible()
})

test("a date in words is shown as it is, and is none for programs", () => {
  const appeared = { written: "in the spring", iso: null }
  const { container } = renderInSite(<MediaCard item={anAppearance({ appeared })} copy={copy} picture={null} />)
  expect(screen.getByText("in the spring")).toBeVisible()
  expect(container.querySelector("time")).toBeNull()
})

test("an appearance without a date shows only where it was", () => {
  renderInSite(<MediaCard item={anAppearance({ platform: "Conf", appeared: null })} copy={copy} picture={null} />)
  expect(screen.getByText("Conf").parentElement?.children).toHaveLength(1)
})

test("an appearance shows its picture", () => {
  renderInSite(<MediaCard item={anAppearance()} copy={copy} picture={aPicture("stage")} />)
  expect(pictures()).toEqual(["/pictures/stage-200.png"])
})

test("an appearance without a picture has none", () => {
  renderInSite(<MediaCard item={anAppearance()} copy={copy} picture={null} />)
  expect(pictures()).toEqual([])
})

test("the list of podcasts holds the podcasts and nothing else", () => {
  renderInSite(<Podcasts heading="For the train" items={[one, two, three]} />)
  expect(screen.getByRole("region", { name: "For the train" })).toBeVisible()
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2)
  expect(screen.getByRole("link", { name: /^One/ })).toBeVisible()
  expect(screen.getByRole("link", { name: /^Three/ })).toBeVisible()
})

test("the leading appearance comes before the other featured ones", () => {
  const [lead, ...others] = ["one", "two", "three"].map((name) =>
    aFeaturedAppearance({ externalUrl: `https://conf.example/${name}`, picture: aPicture(name) }),
  )
  renderInSite(<FeaturedMedia heading="Featured" lead={lead ? [lead] : []} others={others} copy={copy} />)
  expect(pictures()).toEqual(["/pictures/one-200.png", "/pictures/two-200.png", "/pictures/three-200.png"])
})

test("featured appearances without pictures are text alone", () => {
  const item = aFeaturedAppearance({ title: "One", picture: null })
  renderInSite(<FeaturedMedia heading="Featured" lead={[item]} others={[]} copy={copy} />)
  expect(pictures()).toEqual([])
  expect(within(screen.getByRole("region", { name: "Featured" })).getByRole("link", { name: /^One/ })).toBeVisible()
})

test("the other appearances follow in their order", () => {
  const items = [two, one].map((item) => ({ ...item, picture: aPicture("row") }))
  renderInSite(<MoreMedia heading="Earlier" items={items} copy={copy} />)
  expect(screen.getByRole("region", { name: "Earlier" })).toBeVisible()
  expect(titles()).toEqual(["Two (opens in a new tab)", "One (opens in a new tab)"])
})

test("where the first appearance has no picture, that of the next comes at once", () => {
  const plain = aFeaturedAppearance({ title: "Plain", picture: null })
  const others = [aFeaturedAppearance({ title: "Drawn" }), aFeaturedAppearance({ title: "Later" })]
  const { container } = renderInSite(<FeaturedMedia heading="Featured" lead={[plain]} others={others} copy={copy} />)
  const loading = [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))
  expect(loading).toEqual(["eager", "lazy"])
})
