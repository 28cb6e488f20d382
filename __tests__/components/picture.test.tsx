import { fireEvent, screen } from "@testing-library/react"
import { Picture } from "../../src/pictures/picture"
import { aPicture } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const picture = () => screen.getByRole("img", { name: "A desk" })

test.each([
  ["no file", null],
  ["a file that is no picture", { childImageSharp: null }],
])("%s leaves nothing", (_what, file) => {
  const { container } = renderInSite(<Picture file={file} alt="A desk" />)
  expect(container).toBeEmptyDOMElement()
})

test("it waits until it is near", () => {
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  expect(picture()).toHaveAttribute("loading", "lazy")
  expect(picture()).not.toHaveAttribute("fetchpriority")
})

test("in view when the page opens, it is loaded at once and before others", () => {
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" priority />)
  expect(picture()).toHaveAttribute("loading", "eager")
  expect(picture()).toHaveAttribute("fetchpriority", "high")
})

test("its height is a whole number, whatever its shape", () => {
  const data = aPicture("desk")?.childImageSharp?.gatsbyImageData
  if (!data) throw new Error("The sample picture has no data.")
  const uneven = { childImageSharp: { gatsbyImageData: { ...data, height: 435.99999999999994 } } }
  renderInSite(<Picture file={uneven} alt="A desk" />)
  expect(picture()).toHaveAttribute("height", "436")
})

test("the smaller formats are offered first, the original's last", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  const formats = Array.from(container.querySelectorAll("source, img"), (element) => element.getAttribute("srcset"))
  expect(formats).toEqual([
    expect.stringContaining("desk-200.avif 200w"),
    expect.stringContaining("desk-200.webp 200w"),
    expect.stringContaining("desk-200.png 200w"),
  ])
})

test("each format is named, so that a browser takes only what it knows", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  const types = Array.from(container.querySelectorAll("source"), ({ type }) => type)
  expect(types).toEqual(["image/avif", "image/webp"])
})

test("every format tells how wide its place is", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  const sizes = Array.from(container.querySelectorAll("source, img"), (element) => element.getAttribute("sizes"))
  expect(sizes).toEqual(Array(3).fill("(min-width: 200px) 200px, 100vw"))
})

test("its width and height reserve its place", () => {
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  expect(picture()).toHaveAttribute("width", "200")
  expect(picture()).toHaveAttribute("height", "120")
})

test("without other formats the original's serves alone", () => {
  const { childImageSharp } = aPicture("desk")
  const data = childImageSharp?.gatsbyImageData
  if (!data) throw new Error("The sample picture has no data.")
  const { fallback } = data.images
  const file = { childImageSharp: { gatsbyImageData: { ...data, images: { ...(fallback && { fallback }) } } } }
  const { container } = renderInSite(<Picture file={file} alt="A desk" />)
  expect(container.querySelector("source")).toBeNull()
  expect(picture()).toHaveAttribute("src", "/static/desk-200.png")
})

test("a failure is reported", () => {
  const onFailure = jest.fn()
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" onFailure={onFailure} />)
  fireEvent.error(picture())
  expect(onFailure).toHaveBeenCalledTimes(1)
})
