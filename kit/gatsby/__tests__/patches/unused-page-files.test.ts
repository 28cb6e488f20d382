import type { Reporter } from "gatsby"
import { hideUnusedPageFiles } from "../../patches/unused-page-files"

test("an owner without posts is not warned of their page's file, and is told everything else", () => {
  const [warn, log] = [jest.fn(), jest.fn()]
  const reporter = { warn, log } as unknown as Reporter
  hideUnusedPageFiles(reporter)
  reporter.warn('The GraphQL query in the non-page component "src/pages/blog/{Article.slug}.tsx" will not be run.')
  reporter.log("\nExported queries are only executed for page components. It's possible you're trying")
  reporter.warn("A picture is missing.")
  reporter.log("Done")
  expect([warn.mock.calls, log.mock.calls]).toEqual([[["A picture is missing."]], [["Done"]]])
})
