import { test as base } from "@playwright/test"
import { type Owner, sample, servedAt } from "../../../kit/dev/support/owners"
import { endRoutes } from "../../support/end-routes"

/** What each project of playwright.config.ts gives to its tests. */
export interface OwnerOption {
  /** Whose site is tested. */
  readonly owner: Owner
}

/** For a test of what depends on addresses: it runs for one owner whose site has a host to itself, and for one under a path prefix. */
export const withAndWithoutPrefix = { tag: ["@sample", "@polish"] }

/** For a test of what depends on the language: it runs for one that is read from left to right, and for one from right to left. */
export const inBothDirections = { tag: ["@sample", "@arabic"] }

/**
 * A test of an owner's site; it runs for each of them if it depends on their content. What it expects to read comes from the owner's content. A test that uses
 * the sample's own words, or that has nothing to do with content, has the tag `@sample` and runs once, and not at all where `data/` is another owner's. With
 * `@own` beside it, it runs for that owner too. Pages are addressed relative to where the site is served, such as "./books/", which is right under a path
 * prefix too.
 */
export const test = base.extend<object, OwnerOption>({
  owner: [sample, { option: true, scope: "worker" }],
  baseURL: ({ owner }, use) => use(servedAt(owner)),
  page: async ({ page }, use) => {
    await use(page)
    await endRoutes(page)
  },
})

export { expect } from "@playwright/test"
