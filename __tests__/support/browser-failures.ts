import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter"
import { appendFailure } from "./append-failure"

/** Playwright's reporter of failures: tells the command that runs several of them which tests failed, or passed only when they were tried again. */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default class BrowserFailures implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onEnd(): void {
    for (const test of this.tests.filter((each) => ["unexpected", "flaky"].includes(each.outcome()))) {
      // Where the time of a test is over, a second error says at which step.
      const { errors = [] } = test.results.find((result) => result.error) ?? {}
      const said = errors.flatMap(({ message = "", stack = "" }) => [message, stack])
      const name = test.titlePath().slice(1).join(" › ")
      const place = `${test.location.file}:${test.location.line}`
      const again = test.outcome() === "flaky" ? ["Passed only when tried again:"] : []
      appendFailure(name, [...again, ...said].join("\n"), place)
    }
  }
}
