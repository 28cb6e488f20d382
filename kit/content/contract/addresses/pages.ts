import { pathOf, routes } from "../routes"

/** Pages outside the menus that every site has. */
export const legalPages = ["privacy", "terms"] as const

/** The addresses of the pages with a file of their own in src/pages. */
export const fixedAddresses: readonly string[] = [...routes, ...legalPages].map(pathOf)

/** @returns whether an address is that of one of the pages, or below it */
export const isAtOrBelow = (address: string, pages: readonly string[]): boolean =>
  pages.some((page) => address.startsWith(page))

/** @returns the address of a post, by its slug */
export const postAddress = (slug: string): string => `/blog/${slug}/`

/** @returns the address of a custom page, by its slug */
export const customPageAddress = (slug: string): string => `/${slug}/`

/** @returns the address of an assessment's page, by the id of its tool */
export const assessmentAddress = (id: string): string => `/tools/${id}/`
