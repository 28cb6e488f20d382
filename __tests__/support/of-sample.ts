import { hasSample } from "../../kit/dev/support/owners"

/**
 * Says, in one line, that tests of the sample's own words are left out.
 *
 * @param what they are about
 */
export const reportSkipped = (what: string): void => {
  process.stderr.write(`Left out, because data/ is not the sample: ${what}.\n`)
}

/**
 * Describes tests about the sample content. With any other content in `data/` they are left out, which is said in one line.
 *
 * @param what they are about
 * @param body the tests; it is not run when they are left out
 */
export function describeSample(what: string, body: () => void): void {
  if (!hasSample) reportSkipped(what)
  describe(what, hasSample ? body : () => test.skip("data/ is not the sample", () => {}))
}

/**
 * For the settings of Playwright's tests that are all about the sample.
 *
 * @param what they are about
 * @returns which files to leave out: none, or all of them, which is said in one line
 */
export function ignoredWithoutSample(what: string): string[] {
  if (hasSample) return []
  // Every process that Playwright starts reads the settings.
  if (process.env.TEST_WORKER_INDEX === undefined) reportSkipped(what)
  return ["**"]
}
