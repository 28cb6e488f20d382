import { type ByRoleOptions, screen, within } from "@testing-library/react"

/** The text of each element with a role, in order; in the whole page, or in a part of it. */
export const textsOf = (role: string, part: HTMLElement = document.body, options?: ByRoleOptions) =>
  within(part)
    .queryAllByRole(role, options)
    .map(({ textContent }) => textContent)

/** Visitors see a text. */
export const expectText = (text: string | RegExp): void => expect(screen.getByText(text)).toBeVisible()

/** A link leads somewhere, in the same tab. */
export function expectLink(name: string | RegExp, address: string): void {
  const link = screen.getByRole("link", { name })
  expect(link).toHaveAttribute("href", address)
  expect(link).not.toHaveAttribute("target")
}

/** A link leads somewhere in a new tab, says so, and gives that page no access to this one. */
export function expectNewTab(name: string, address: string): void {
  const link = screen.getByRole("link", { name: `${name} (opens in a new tab)` })
  expect(link).toHaveAttribute("href", address)
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener")
}

/** How each picture is loaded, in order. */
export const loadingOf = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("loading"))
