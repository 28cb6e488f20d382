import { existsSync } from "node:fs"
import { join } from "node:path"
import { writeError } from "../../kit/content/files/terminal"
import { hasSample, sample } from "../../kit/dev/support/owners"
import { reportWithoutSample } from "../support/of-sample"
import type { Command, Mutation } from "./mutation"
import { mutations as allMutations } from "./mutations"
import { failuresOf } from "./support/run-tests"
import { openWorkshop, type Workshop } from "./support/workshop"

const ownerOf = ({ owner = sample.name }: Mutation): string => owner
const commandOf = ({ seenBy = "npm test" }: Mutation): Command => seenBy

/** Runs the tests of some mutations. @returns the messages of those that fail */
const ask = ({ folder }: Workshop, owner: string, command: Command, mutations: readonly Mutation[]): string =>
  failuresOf({ folder, owner, command, tests: mutations.flatMap(({ tests }) => tests) })

/** Tests that fail where nothing is broken would seem to notice everything. */
function askUnbroken(workshop: Workshop, mutations: readonly Mutation[]): void {
  for (const owner of new Set(mutations.map(ownerOf)))
    for (const command of new Set(mutations.map(commandOf))) {
      const theirs = mutations.filter((each) => ownerOf(each) === owner && commandOf(each) === command)
      const failures = theirs.length > 0 && ask(workshop, owner, command, theirs)
      if (failures) throw new Error(`Where nothing is broken, on the ${owner} owner's site:\n${failures}`)
    }
}

/** Breaks the copy. @returns whether a test notices; one that cannot be tried counts as unnoticed, such as when there is nothing left to break */
function isNoticed(workshop: Workshop, mutation: Mutation): boolean {
  let undo = () => {}
  try {
    undo = workshop.change(ownerOf(mutation), mutation.changes)
    return ask(workshop, ownerOf(mutation), commandOf(mutation), [mutation]) !== ""
  } catch (error) {
    writeError(`${String(error)}\n`)
    return false
  } finally {
    undo()
  }
}

/** Breaks a copy of the built site in one way after another, and prints whether the tests notice. docs/testing.md says how to read it. */
function main() {
  const words = process.argv.slice(2)
  if (!hasSample) return reportWithoutSample("the mutations, which the tests of the sample notice")
  const mutations = allMutations.filter(({ name }) => words.length === 0 || words.some((some) => name.includes(some)))
  if (mutations.length === 0) throw new Error(`There is no mutation with the words ${words.join(" or ")}.`)
  const project = join(__dirname, "../..")
  if (!existsSync(join(project, "public/index.html")) || !existsSync(join(project, ".owners")))
    throw new Error("The sites have to be there: npm run build && npm run kit -- build:owners.")

  const workshop = openWorkshop(project)
  try {
    askUnbroken(workshop, mutations)
    const unnoticed = mutations.filter((mutation) => {
      const start = Date.now()
      const noticed = isNoticed(workshop, mutation)
      const seconds = Math.round((Date.now() - start) / 1000)
      process.stdout.write(`${mutation.name}: ${noticed ? commandOf(mutation) : "not noticed"}, ${seconds} s\n`)
      return !noticed
    })
    if (unnoticed.length > 0) throw new Error(`Not noticed: ${unnoticed.map(({ name }) => name).join("; ")}.`)
  } finally {
    workshop.close()
  }
}

try {
  main()
} catch (error) {
  writeError(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
