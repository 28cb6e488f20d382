import type { Reporter } from "gatsby"

/** How Gatsby's warning begins, and the advice after it, for developers. */
const unwanted = [
  "The GraphQL query in the non-page component",
  "Exported queries are only executed for page components",
]

/**
 * Leaves out Gatsby's warning of a page's file that makes no page: not every owner has posts, assessments or case studies.
 *
 * @param reporter Gatsby's, which all of it shares
 */
export function hideUnusedPageFiles(reporter: Reporter): void {
  for (const method of ["warn", "log"] as const) {
    const write = reporter[method].bind(reporter)
    reporter[method] = (message) => {
      if (!unwanted.some((text) => message?.includes(text))) write(message ?? "")
    }
  }
}
