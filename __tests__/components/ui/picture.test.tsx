import { fireEvent, screen } from "@testing-library/react"
import { Picture } from "../../../src/ui/picture/picture"
import { aPicture } from "../support/content"
import { renderInSite } from "../support/render-in-site"

const picture = () => screen.getByRole("img", { name: "A desk" })

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

test("AVIF is offered at each width, to browsers that know it", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  const sources = Array.from(container.querySelectorAll("source"), ({ type, srcset }) => [type, srcset])
  expect(sources).toEqual([["image/avif", "/pictures/desk-200.avif 200w, /pictures/desk-400.avif 400w"]])
})

test("the browser is told how wide its place is", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  expect(container.querySelector("source")).toHaveAttribute("sizes", "(min-width: 200px) 200px, 100vw")
})

test("browsers without AVIF get one file", () => {
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
  expect(picture()).not.toHaveAttribute("srcset")
})

test("its width and height reserve its place", () => {
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  expect(picture()).toHaveAttribute("width", "200")
  expect(picture()).toHaveAttribute("height", "120")
})

test("a failure is reported", () => {
  const onFailure = jest.fn()
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" onFailure={onFailure} />)
  fireEvent.error(picture())
  expect(onFailure).toHaveBeenCalledTimes(1)
})
