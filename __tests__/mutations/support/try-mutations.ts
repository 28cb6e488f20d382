import { sample } from "../../../kit/dev/support/owners"
import { reportProgress } from "../../../kit/dev/support/report-progress"
import type { AskedTest, Command, Mutation } from "../mutation"
import { askTests, isOf } from "./ask-tests"
import type { Answer } from "./report"
import type { Workshop } from "./workshop"

/** What came of a mutation. */
export interface Outcome {
  readonly mutation: Mutation
  /** The tests that failed and had not before; none if nobody saw it. */
  readonly caughtBy: readonly Answer[]
  /** Why it could not be tried, such as that there is nothing to break any more: then nothing is known. */
  readonly trouble?: string
  readonly seconds: number
}

export interface Trial {
  /** One for each mutation. */
  readonly outcomes: readonly Outcome[]
  /** Tests that fail, or are not there, where nothing is broken: what they say of a mutation does not count. */
  readonly complaints: readonly string[]
}

const ownerOf = ({ owner = sample.name }: Mutation): string => owner

/**
 * @param answer of a test on the site of a mutation's owner
 * @returns the first of the two commands that runs the test (kit/dev/test.ts)
 */
function commandOf({ file, tags }: Answer, mutation: Mutation): Command {
  const isInBoth =
    /^__tests__\/(?:components|unit)\/|^kit\/.*\.test\.ts$/.test(file) ||
    (/^__tests__\/(?:built|site)\//.test(file) && ownerOf(mutation) === sample.name && !tags.includes("all"))
  return isInBoth ? "npm test" : "npm run test:all"
}

/** @returns the first of the two commands that sees a mutation */
export const seenBy = ({ mutation, caughtBy }: Outcome): Command =>
  caughtBy.some((answer) => commandOf(answer, mutation) === "npm test") ? "npm test" : "npm run test:all"

/**
 * Breaks a copy of the project one way after the other, and asks the tests that are expected to see it.
 *
 * @param workshop the copy
 * @param mutations to try
 */
export async function tryMutations(workshop: Workshop, mutations: readonly Mutation[]): Promise<Trial> {
  const outcomes: Outcome[] = []
  const complaints: string[] = []
  for (const owner of new Set(mutations.map(ownerOf))) {
    const theirs = mutations.filter((mutation) => ownerOf(mutation) === owner)
    const ask = (tests: readonly AskedTest[]) => askTests({ folder: workshop.folder, owner, tests })

    const tests = theirs.flatMap((mutation) => mutation.tests)
    const before = await ask(tests)
    const found = [...complaintsOf(before), ...missingOf(tests, before)]
    reportProgress(
      [`Where nothing is broken, ${before.length} tests of the ${owner} owner's site ran.`, ...found].join("\n"),
    )
    complaints.push(...found)
    for (const mutation of theirs) {
      const outcome = await tryMutation(mutation, before, workshop, ask)
      outcomes.push(outcome)
      reportProgress(`${outcome.seconds} s  ${mutation.name}: ${outcome.trouble ?? inShort(outcome.caughtBy)}`)
    }
  }
  return { outcomes, complaints }
}

const complaintsOf = (answers: readonly Answer[]): string[] =>
  answers.filter(({ passed }) => !passed).map(({ file, name, reason }) => `It fails: ${file}: ${name}: ${reason}`)

const missingOf = (tests: readonly AskedTest[], answers: readonly Answer[]): string[] =>
  tests
    .filter((test) => !answers.some((answer) => isOf(answer, test)))
    .map(({ file, name }) => `It is not there: ${file}: ${name}`)

const inShort = ([first]: readonly Answer[]): string => (first ? `${first.name} (${first.reason})` : "NOBODY SAW IT")

async function tryMutation(
  mutation: Mutation,
  before: readonly Answer[],
  workshop: Workshop,
  ask: (tests: readonly AskedTest[]) => Promise<readonly Answer[]>,
): Promise<Outcome> {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  let undo = () => {}
  try {
    undo = workshop.change(ownerOf(mutation), mutation.changes)
    const after = await ask(mutation.tests)
    // One that always fails would seem to catch everything.
    const passedBefore = ({ file, name }: Answer) =>
      before.some((answer) => answer.passed && answer.file === file && answer.name === name)
    return { mutation, caughtBy: after.filter((answer) => !answer.passed && passedBefore(answer)), seconds: seconds() }
  } catch (error) {
    return { mutation, caughtBy: [], trouble: `could not be tried: ${String(error)}`, seconds: seconds() }
  } finally {
    undo()
  }
}
