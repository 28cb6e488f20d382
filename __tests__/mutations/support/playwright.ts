import { join } from "node:path"
import { type Answer, filesOf, inOneLine, namesOf, type Question, reported, within } from "./report"

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: ReadonlyArray<{
    readonly title: string
    readonly file: string
    readonly tags: readonly string[]
    readonly tests: ReadonlyArray<{
      readonly status: string
      readonly results: ReadonlyArray<{ readonly error?: { readonly message?: string } }>
    }>
  }>
}

/** What is read of Playwright's report. */
interface Report {
  readonly config: { readonly rootDir: string }
  /** What went wrong outside tests. */
  readonly errors: ReadonlyArray<{ readonly message?: string }>
  readonly suites: readonly Suite[]
}

/** The folder of the tests of built sites, which has the project’s settings; another has its own. */
const site = "__tests__/site"

/**
 * Asks tests that run in a browser.
 *
 * @param testFolder where the tests are
 * @returns what each that ran said
 * @throws an Error if they could not run
 */
export async function runPlaywright(
  { folder, owner, tests }: Question,
  testFolder: string,
): Promise<readonly Answer[]> {
  const where = testFolder === site ? [`--project=${owner}`] : ["--config", testFolder]
  const { config, errors, suites } = await reported<Report>(folder, (report) => ({
    program: "@playwright/test/cli.js",
    args: ["test", "--reporter=json", ...where, ...filesOf(tests), "--grep", namesOf(tests)],
    env: { OWNERS: owner, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }))
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"))
  const specsIn = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
  return suites.flatMap(specsIn).flatMap(({ title, file, tags, tests: runs }) =>
    runs
      .filter(({ status }) => status !== "skipped")
      .map(({ status, results }) => ({
        file: within(folder, join(config.rootDir, file)),
        name: title,
        tags: tags.map((tag) => tag.replace("@", "")),
        // What fails once and then holds is no failure.
        passed: status !== "unexpected",
        reason: inOneLine(results.at(-1)?.error?.message),
      })),
  )
}
