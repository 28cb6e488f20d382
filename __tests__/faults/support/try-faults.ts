import { say } from "../../../bench/support/say"
import { sample } from "../../site/support/owners"
import type { Fault } from "../fault"
import { type Answer, askTests, type Question } from "./ask-tests"
import type { Workshop } from "./workshop"

/** What came of a fault. */
export interface Outcome {
  readonly fault: Fault
  /** The tests that failed; none if nobody saw it. */
  readonly caughtBy: readonly Answer[]
  /** Why it could not be tried, such as that there is nothing to break any more: then nothing is known. */
  readonly trouble?: string
  readonly seconds: number
}

const ownerOf = ({ owner = sample.name }: Fault): string => owner
const failed = (answers: readonly Answer[]): Answer[] => answers.filter(({ passed }) => !passed)

/**
 * Breaks a copy of the project one way after the other, and asks the tests that are expected to see it.
 *
 * @param workshop the copy
 * @param faults to try
 * @param askAll asks every test that there is, which takes long
 * @returns what came of each, in the order in which they were tried
 */
export async function tryFaults(workshop: Workshop, faults: readonly Fault[], askAll: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const owner of new Set(faults.map(ownerOf))) {
    const theirs = faults.filter((fault) => ownerOf(fault) === owner)
    const trouble = await troubleBefore({ folder: workshop.folder, owner, ...asked(theirs, askAll) })
    for (const fault of theirs) {
      const outcome = trouble ? { fault, caughtBy: [], trouble, seconds: 0 } : await tryFault(workshop, fault, askAll)
      outcomes.push(outcome)
      say(`${outcome.seconds} s  ${fault.name}: ${outcome.trouble ?? inShort(outcome.caughtBy)}`)
    }
  }
  return outcomes
}

const asked = (faults: readonly Fault[], askAll: boolean) =>
  askAll ? {} : { tests: faults.flatMap(({ tests }) => tests) }

const inShort = ([first]: readonly Answer[]): string => (first ? `${first.name} (${first.reason})` : "NOBODY SAW IT")

/**
 * Asks the tests before anything is broken: one that always fails would seem to catch everything.
 *
 * @returns what they complain of; undefined if nothing
 */
async function troubleBefore(question: Question): Promise<string | undefined> {
  const answers = await askTests(question)
  const complaints = failed(answers).map(({ file, name, reason }) => `${file}: ${name}: ${reason}`)
  if (complaints.length > 0) return `not tried, for tests fail where nothing is broken: ${complaints.join("; ")}`
  say(`Nothing is broken: all ${answers.length} tests pass for the ${question.owner} owner.`)
  return undefined
}

async function tryFault(workshop: Workshop, fault: Fault, askAll: boolean): Promise<Outcome> {
  const owner = ownerOf(fault)
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  let undo = () => {}
  try {
    undo = workshop.change(owner, fault.changes)
    const answers = await askTests({ folder: workshop.folder, owner, ...asked([fault], askAll) })
    return { fault, caughtBy: failed(answers), seconds: seconds() }
  } catch (error) {
    return { fault, caughtBy: [], trouble: `could not be tried: ${String(error)}`, seconds: seconds() }
  } finally {
    undo()
  }
}
