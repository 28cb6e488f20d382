import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FullConfig, Suite } from "@playwright/test/reporter"
import BrowserFailures from "../../../../__tests__/support/browser-failures"
import Failures from "../../../../__tests__/support/failures"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"

let folder: string
const before = process.env.FAILURES_FILE
beforeEach(() => {
  folder = scratchFolder()
  process.env.FAILURES_FILE = join(folder, "failures")
})
afterEach(() => {
  process.env.FAILURES_FILE = before
})

/** What is shown of a Jest message. */
function shown(failureMessage: string): string {
  const result = { failureMessage }
  new Failures().onTestFileResult({ path: "home.test.tsx" }, result)
  return result.failureMessage
}

const noted = () => readFileSync(join(folder, "failures"), "utf8")

const lines = (count: number) => Array.from({ length: count }, (_, index) => `    line ${index + 1}`).join("\n")

test("a long failure is shown by its beginning and its end, with how much is left out", () => {
  const text = shown(`  ● home has its heading\n\n${lines(2400)}\n`)
  expect(text.split("\n").length).toBeLessThan(60)
  expect(text).toContain("● home has its heading")
  expect(text).toContain("line 1\n")
  expect(text).toContain("line 2400")
  expect(text).toMatch(/… \d+ lines are left out here …/)
})

test("a short failure stays as it is", () => {
  const text = `  ● one\n${lines(20)}\n`
  expect(shown(text)).toBe(text)
})

test("a failed test is noted in ten lines: its name, what was expected, and where", () => {
  const message = `\u001b[31mexpect(received).toBe(expected)\u001b[39m\n\nExpected: 1\nReceived: 2\n\n   1 | code\n    at Object.toBe (__tests__/components/home.test.tsx:7:3)\n    at node_modules/x.js:1:1`
  const failed = { status: "failed", fullName: "home has its heading", failureMessages: [`${message}\n${lines(40)}`] }
  const passed = { status: "passed", fullName: "home is there", failureMessages: [] }
  const result = { failureMessage: "  ● home", testResults: [passed, failed] }
  new Failures().onTestFileResult({ path: "home.test.tsx" }, result)

  expect(noted()).toMatch(/^home has its heading\nexpect\(received\)\.toBe\(expected\)\nExpected: 1\nReceived: 2\n/)
  expect(noted()).toMatch(/\nin __tests__\/components\/home\.test\.tsx:7\n\n$/)
  expect(noted().trim().split("\n").length).toBeLessThanOrEqual(10)
})

/** What Playwright reports of a test that failed at first, with its final status. */
function noteInBrowser(outcome: "unexpected" | "flaky", ...errors: readonly { readonly message: string }[]): void {
  const failed = {
    outcome: () => outcome,
    titlePath: () => ["", "a post"],
    location: { file: "posts.spec.ts", line: 7 },
    results: [{ error: errors[0], errors }],
  }
  const reporter = new BrowserFailures()
  reporter.onBegin({} as FullConfig, { allTests: () => [failed] } as unknown as Suite)
  reporter.onEnd()
}

test("for a browser test that times out, the unfinished step is noted", () => {
  const [over, step] = ["Test timeout of 1000ms exceeded.", "locator.click: waiting for the button"]
  noteInBrowser("unexpected", { message: over }, { message: step })

  expect(noted()).toContain(`${over}\n${step}\n`)
})

test("a browser test that passed on a retry is noted as such", () => {
  noteInBrowser("flaky", { message: "Received: inactive" })

  expect(noted()).toContain("a post\nPassed only when tried again:\nReceived: inactive\n")
})
