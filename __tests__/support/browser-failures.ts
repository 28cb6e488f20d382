import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter"
import { appendFailure } from "./append-failure"
import { reportLeftOut } from "./left-out"

/** A test is skipped with such a reason where it has nothing to ask: on the content of an owner without a blog, say. */
const nothingToAsk = /^This owner/

/** Playwright's reporter of failures: tells the command that runs several of them which tests failed, or passed only on a retry, and which were left out. */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default class BrowserFailures implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onEnd(): void {
    for (const test of this.tests.filter((each) => each.outcome() === "skipped")) {
      const { description = "No reason is given." } = test.annotations.find(({ type }) => type === "skip") ?? {}
      if (!nothingToAsk.test(description)) reportLeftOut(test.title, description)
    }
    for (const test of this.tests.filter((each) => ["unexpected", "flaky"].includes(each.outcome()))) {
      // When a test times out, a second error says at which step.
      const { errors = [] } = test.results.find((result) => result.error) ?? {}
      const said = errors.flatMap(({ message = "", stack = "" }) => [message, stack])
      const name = test.titlePath().slice(1).join(" › ")
      const place = `${test.location.file}:${test.location.line}`
      const again = test.outcome() === "flaky" ? ["Passed only when tried again:"] : []
      appendFailure(name, [...again, ...said].join("\n"), place)
    }
  }
}
