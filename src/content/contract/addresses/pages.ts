import { pathOf, routes } from "../routes"

/** The pages beside those of the menus that every site has. */
export const legalPages = ["privacy", "terms"] as const

/** The addresses of the pages that are one file each in src/pages. */
export const fixedAddresses: readonly string[] = [...routes, ...legalPages].map(pathOf)

/** @returns whether an address is one of the pages', or below it */
export const isAtOrBelow = (address: string, pages: readonly string[]): boolean =>
  pages.some((page) => address.startsWith(page))

/** @returns the address of a post, by its slug */
export const postAddress = (slug: string): string => `/blog/${slug}/`

/** @returns the address of a page of the owner's own, by its slug */
export const customPageAddress = (slug: string): string => `/${slug}/`

/** @returns the address of an assessment's page, by the id of its tool */
export const assessmentAddress = (id: string): string => `/tools/${id}/`
