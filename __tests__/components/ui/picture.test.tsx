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

test("AVIF is offered at each width, for a place of a known width; browsers without it get one file, whose size reserves its place", () => {
  const { container } = renderInSite(<Picture file={aPicture("desk")} alt="A desk" />)
  const sources = Array.from(container.querySelectorAll("source"), ({ type, srcset, sizes }) => [type, srcset, sizes])
  const srcset = "/pictures/desk-200.avif 200w, /pictures/desk-400.avif 400w"
  expect(sources).toEqual([["image/avif", srcset, "(min-width: 200px) 200px, 100vw"]])
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
  expect(picture()).not.toHaveAttribute("srcset")
  expect(picture()).toHaveAttribute("width", "200")
  expect(picture()).toHaveAttribute("height", "120")
})

test("a failure is reported", () => {
  const onFailure = jest.fn()
  renderInSite(<Picture file={aPicture("desk")} alt="A desk" onFailure={onFailure} />)
  fireEvent.error(picture())
  expect(onFailure).toHaveBeenCalledTimes(1)
})
