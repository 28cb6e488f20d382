import { hasSample } from "../../kit/dev/support/owners"
import { reportLeftOut, testIf } from "./left-out"

const why = "data/ is not the sample."

/** Prints a line that says that tests of the sample's own words are left out. */
export const reportWithoutSample = (what: string): void => reportLeftOut(what, why)

/** @returns Jest's `test` for tests about the sample content. With any other content in `data/` they are left out, which is said in one line. */
export const testOfSample = (what: string): jest.It => testIf(hasSample, what, why)

/**
 * Describes tests about the sample content. With any other content in `data/` they are left out, which is said in one line.
 *
 * @param what they are about
 * @param body the tests; it is not run when they are left out
 */
export function describeSample(what: string, body: () => void): void {
  const of = testOfSample(what)
  describe(what, hasSample ? body : () => of(why, () => {}))
}

/**
 * For the configurations of Playwright tests that are all about the sample.
 *
 * @param what they are about
 * @returns which files to leave out: none, or all of them, which is said in one line
 */
export function ignoredWithoutSample(what: string): string[] {
  if (hasSample) return []
  // Every process that Playwright starts reads the configuration.
  if (process.env.TEST_WORKER_INDEX === undefined) reportWithoutSample(what)
  return ["**"]
}
