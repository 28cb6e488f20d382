import { screen } from "@testing-library/react"
import { Gallery } from "../../src/media/gallery"
import { MediaCard } from "../../src/media/media-card"
import { Podcasts } from "../../src/media/podcasts"
import { aDated, aFeaturedAppearance, anAppearance, aPicture, mediaCopy as copy } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectNewTab, expectText, loadingOf, textsOf } from "./support/shown"

const one = anAppearance({ title: "One", type: "podcast", externalUrl: "https://pod.example/one" })
const two = anAppearance({ title: "Two", type: "talk", externalUrl: "https://conf.example/two" })
const three = anAppearance({ title: "Three", type: "podcast", externalUrl: "https://pod.example/three" })

const pictures = () => screen.queryAllByRole("presentation").map((picture) => picture.getAttribute("src"))

test("an appearance has the badge of its type, and its own way to follow it", () => {
  renderInSite(<MediaCard item={one} copy={copy} picture={null} />)
  expectText("Podcast")
  expectText("Listen")
})

test("an appearance opens in a new tab, and shows where and when it was, and its picture", () => {
  renderInSite(<MediaCard item={two} copy={copy} picture={aPicture("stage")} />)
  expectNewTab("Two", "https://conf.example/two")
  expectText("Conf of Samples")
  expectText("May 2025")
  expect(pictures()).toEqual(["/pictures/stage-200.png"])
})

test("a date in words is shown as it is, and programs get none", () => {
  const appeared = { written: "in the spring", iso: null }
  const { container } = renderInSite(<MediaCard item={anAppearance({ appeared })} copy={copy} picture={null} />)
  expectText("in the spring")
  expect(container.querySelector("time")).toBeNull()
})

test("an appearance without a date and a picture shows only where it was", () => {
  renderInSite(<MediaCard item={anAppearance({ platform: "Conf", appeared: null })} copy={copy} picture={null} />)
  expect(screen.getByText("Conf").parentElement?.children).toHaveLength(1)
  expect(pictures()).toEqual([])
})

test("the list of podcasts says of each how to follow it, and of a featured one its words alone", () => {
  const drawn = { ...three, picture: aPicture("art") }
  renderInSite(<Podcasts heading="For the train" featured={[one]} items={[drawn]} copy={copy} />)
  expect(pictures()).toEqual(["/pictures/art-200.png"])
  expect(screen.getByRole("region", { name: "For the train" })).toBeVisible()
  expect(textsOf("listitem")).toEqual([
    expect.stringMatching(/^PodcastOne.*Listen/),
    expect.stringMatching(/^PodcastThree.*Listen/),
  ])
})

test("the leading appearance comes before the other featured ones", () => {
  const [lead, ...others] = ["one", "two", "three"].map((name) =>
    aFeaturedAppearance({ externalUrl: `https://conf.example/${name}`, picture: aPicture(name) }),
  )
  renderInSite(<Gallery id="featured" heading="Featured" lead={lead ? [lead] : []} items={others} copy={copy} />)
  expect(pictures()).toEqual(["/pictures/one-200.png", "/pictures/two-200.png", "/pictures/three-200.png"])
})

test("of many appearances the older are rows under their years, with their kind and place", () => {
  const older = [
    { ...two, appeared: aDated(2023) },
    { ...three, appeared: aDated(2019) },
  ]
  renderInSite(<Gallery id="more" heading="Earlier" items={[{ ...one, picture: null }]} older={older} copy={copy} />)
  expect(textsOf("heading", document.body, { level: 3 }).slice(1)).toEqual(["2023", "2019"])
  expect(screen.getByRole("link", { name: "2019" })).toHaveAttribute("href", "#more-years-2019")
  expectText("Talk")
  expectNewTab("Three", "https://pod.example/three")
})

test("older appearances are shown even if all newer ones are podcasts", () => {
  const older = [{ ...three, appeared: aDated(2019) }]
  renderInSite(<Gallery id="more" heading="Earlier" items={[]} older={older} copy={copy} />)
  expectNewTab("Three", "https://pod.example/three")
  expect(screen.queryAllByRole("list").filter((list) => list.childElementCount === 0)).toEqual([])
})

test("the other appearances follow in their order", () => {
  const items = [two, one].map((item) => ({ ...item, picture: aPicture("row") }))
  renderInSite(<Gallery id="more" heading="Earlier" items={items} copy={copy} />)
  expect(screen.getByRole("region", { name: "Earlier" })).toBeVisible()
  expect(textsOf("heading", document.body, { level: 3 })).toEqual([
    "Two (opens in a new tab)",
    "One (opens in a new tab)",
  ])
})

test("if the first appearance has no picture, that of the next is loaded at once", () => {
  const plain = aFeaturedAppearance({ title: "Plain", picture: null })
  const others = [aFeaturedAppearance({ title: "Drawn" }), aFeaturedAppearance({ title: "Later" })]
  const { container } = renderInSite(
    <Gallery id="featured" heading="Featured" lead={[plain]} items={others} copy={copy} />,
  )
  expect(loadingOf(container)).toEqual(["eager", "lazy"])
})
