import { say } from "../../../bench/support/say"
import { others, sample } from "../../site/support/owners"
import type { Fault } from "../fault"
import { type Answer, askTests } from "./ask-tests"
import type { Workshop } from "./workshop"

/** Who saw a fault. */
export interface Outcome {
  readonly fault: Fault
  /** The tests that failed; none if nobody saw it. */
  readonly caughtBy: readonly Answer[]
  readonly seconds: number
}

const owners = [sample, ...others]
const ownerOf = ({ owner = sample.name }: Fault): string => owner
const failed = (answers: readonly Answer[]): Answer[] => answers.filter(({ passed }) => !passed)

/**
 * Breaks a copy of the project one way after the other, and asks the tests that are expected to see it.
 *
 * @param workshop the copy
 * @param faults to try
 * @param askAll asks every test that there is, which takes long
 * @returns who saw each, in the order in which they were tried
 * @throws an Error if the tests fail where nothing is broken, or if a fault finds nothing to break: then nothing is known
 */
export async function tryFaults(workshop: Workshop, faults: readonly Fault[], askAll: boolean): Promise<Outcome[]> {
  await expectNothingBroken(workshop, faults)
  // What was built anew is left broken in the copy, so those come last.
  const inOrder = [...faults.filter(({ rebuild }) => !rebuild), ...faults.filter(({ rebuild }) => rebuild)]
  const outcomes: Outcome[] = []
  for (const fault of inOrder) {
    const outcome = await tryFault(workshop, fault, askAll)
    outcomes.push(outcome)
    const [first] = outcome.caughtBy
    say(`${outcome.seconds} s  ${fault.name}: ${first ? `${first.name} (${first.reason})` : "NOBODY SAW IT"}`)
  }
  return outcomes
}

/** Without this a test that always fails would seem to catch everything. */
async function expectNothingBroken(workshop: Workshop, faults: readonly Fault[]): Promise<void> {
  for (const owner of new Set(faults.map(ownerOf))) {
    const some = faults.filter((fault) => ownerOf(fault) === owner)
    // The first build in the copy has no cache of its own; and what comes of building there must be sound too.
    if (some.some(({ rebuild }) => rebuild)) await build(workshop, owner)
    const answers = await askTests({ folder: workshop.folder, owner, tests: some.flatMap(({ tests }) => tests) })
    const complaints = failed(answers).map(({ file, name, reason }) => `${file}: ${name}: ${reason}`)
    if (complaints.length > 0)
      throw new Error(`Nothing is broken yet, and these tests fail for the ${owner} owner:\n${complaints.join("\n")}`)
    say(`Nothing is broken: ${answers.length} tests pass for the ${owner} owner.`)
  }
}

async function tryFault(workshop: Workshop, fault: Fault, askAll: boolean): Promise<Outcome> {
  const owner = ownerOf(fault)
  const start = Date.now()
  const undo = workshop.change(owner, fault.changes)
  try {
    if (fault.rebuild) await build(workshop, owner)
    const answers = await askTests({ folder: workshop.folder, owner, ...(askAll ? {} : { tests: fault.tests }) })
    return { fault, caughtBy: failed(answers), seconds: Math.round((Date.now() - start) / 1000) }
  } finally {
    undo()
  }
}

const build = (workshop: Workshop, name: string): Promise<void> =>
  workshop.build(name, owners.find((owner) => owner.name === name)?.prefix ?? "")
