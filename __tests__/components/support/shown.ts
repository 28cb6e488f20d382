import { type ByRoleOptions, screen, within } from "@testing-library/react"

/** What stands in each element of a role, in their order; in all of the page, or in a part of it. */
export const textsOf = (role: string, part: HTMLElement = document.body, options?: ByRoleOptions) =>
  within(part)
    .queryAllByRole(role, options)
    .map(({ textContent }) => textContent)

/** A link leads somewhere, in the same tab. */
export function expectLink(name: string | RegExp, address: string): void {
  const link = screen.getByRole("link", { name })
  expect(link).toHaveAttribute("href", address)
  expect(link).not.toHaveAttribute("target")
}

/** A link leads somewhere in a new tab, says so, and gives that page no hold on this one. */
export function expectNewTab(name: string, address: string): void {
  const link = screen.getByRole("link", { name: `${name} (opens in a new tab)` })
  expect(link).toHaveAttribute("href", address)
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener")
}

/** How each picture is loaded, in their order. */
export const loadingOf = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))
