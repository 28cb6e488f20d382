import { type Answer, filesOf, inOneLine, namesOf, type Question, reported, within } from "./report"

/** What is read of Jest's report. */
interface Report {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly message: string
    readonly assertionResults: ReadonlyArray<{
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }>
  }>
}

/**
 * Asks tests that run in Jest.
 *
 * @returns what each that ran said
 * @throws an Error if a file of them could not run
 */
export async function runJest({ folder, owner, tests }: Question): Promise<readonly Answer[]> {
  const some = ["--runTestsByPath", ...filesOf(tests), "--testNamePattern", namesOf(tests)]
  const { testResults } = await reported<Report>(folder, (report) => ({
    program: "jest/bin/jest.js",
    args: ["--json", "--outputFile", report, ...some],
    env: { OWNERS: owner },
  }))
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) throw new Error(`${name} could not run.\n${message}`)
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title, status, failureMessages }) => ({
        file: within(folder, name),
        name: title,
        tags: [],
        passed: status === "passed",
        reason: inOneLine(failureMessages[0]),
      }))
  })
}
