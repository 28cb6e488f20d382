import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { TargetFocus } from "../../../src/layout/target-focus"

function Page({ hash }: { readonly hash: string }) {
  return (
    <>
      <main id="content">
        <a href="/contact/">Book a call</a>
      </main>
      <TargetFocus location={{ pathname: "/", hash }} />
    </>
  )
}

test("what the address names gets the focus", () => {
  const { rerender } = render(<Page hash="" />)

  rerender(<Page hash="#content" />)

  expect(screen.getByRole("main")).toHaveFocus()
})

test("a visitor who has tabbed on in it by then keeps the focus", async () => {
  const { rerender } = render(<Page hash="" />)
  await userEvent.tab()

  rerender(<Page hash="#content" />)

  expect(screen.getByRole("link", { name: "Book a call" })).toHaveFocus()
})
