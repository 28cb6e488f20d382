import { fireEvent, render, screen } from "@testing-library/react"
import { createElement } from "react"
import { Movable, MovableList } from "../../../client/ui/movable-list"

const list = (ids: readonly string[], onMove = async () => {}) =>
  createElement(MovableList<string>, {
    ids,
    titleOf: (id) => id,
    onMove,
    // biome-ignore lint/correctness/noChildrenProp: the test has no JSX.
    children: (row) =>
      createElement(Movable, {
        key: row.id,
        row,
        head: createElement("button", { type: "button" }, `Remove ${row.id}`),
      }),
  })

test.each([
  ["the row in its place", "Week one", /^Move The end/],
  ["the last row", "The end", /^Move Week one/],
])("when a row with the focus is removed, it goes to %s", (_where, removed, grip) => {
  const all = ["The call", "Week one", "The end"]
  const { rerender } = render(list(all))
  screen.getByRole("button", { name: `Remove ${removed}` }).focus()
  rerender(list(all.filter((each) => each !== removed)))
  expect(screen.getByRole("button", { name: grip })).toHaveFocus()
})

// jsdom scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

test.each([" ", "Enter"])("the key “%s” picks a row up", (key) => {
  render(list(["The call", "Week one"]))
  const grip = screen.getByRole("button", { name: /^Move The call/ })
  fireEvent.keyDown(grip, { key })
  expect(grip).toHaveAttribute("aria-pressed", "true")
})

test("Escape leaves an entry that was picked up where it was, and says so", () => {
  const onMove = jest.fn(async () => {})
  render(list(["The call", "Week one"], onMove))
  const grip = screen.getByRole("button", { name: /^Move The call/ })
  for (const key of [" ", "ArrowDown", "Escape"]) fireEvent.keyDown(grip, { key })
  expect(screen.getByText("The call was not moved.")).toBeInTheDocument()
  expect(grip).toHaveAccessibleName(/^Move The call, 1 of/)
  expect(onMove).not.toHaveBeenCalled()
})
