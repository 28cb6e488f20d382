import { screen } from "@testing-library/react"
import { SkipLink } from "../../../src/layout/header/skip-link"
import { renderInSite } from "../support/render-in-site"

test("it skips to the content", () => {
  renderInSite(<SkipLink />)
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content")
})
