import { existsSync } from "node:fs"
import { join } from "node:path"
import { hasSample } from "../../kit/dev/support/owners"
import { reportProgress } from "../../kit/dev/support/report-progress"
import { table } from "../../kit/dev/support/table"
import { reportWithoutSample } from "../support/of-sample"
import type { Mutation } from "./mutation"
import { mutations as allMutations } from "./mutations"
import { type Outcome, seenBy, tryMutations } from "./support/try-mutations"
import { openWorkshop } from "./support/workshop"

/**
 * Breaks a copy of the built site one way after the other, and prints as Markdown which test caught each. docs/testing.md says how to read
 * it.
 */
async function main() {
  const words = process.argv.slice(2)
  if (!hasSample) return reportWithoutSample("the mutations, which the tests of the sample notice")
  const isAsked = ({ name }: Mutation) => words.length === 0 || words.some((some) => name.includes(some))
  const mutations = allMutations.filter(isAsked)
  if (mutations.length === 0) throw new Error(`There is no mutation with the words ${words.join(" or ")}.`)
  const project = join(__dirname, "../..")
  if (!existsSync(join(project, "public/index.html")) || !existsSync(join(project, ".owners")))
    throw new Error("The sites have to be there: npm run build && npm run kit -- build:owners.")

  const workshop = openWorkshop(project)
  try {
    const { outcomes, complaints } = await tryMutations(workshop, mutations)
    process.stdout.write(`${table(["mutation", "seen by", "caught by", "seconds"], outcomes.map(row))}\n`)
    const unseen = outcomes.filter(({ caughtBy }) => caughtBy.length === 0)
    if (unseen.length > 0) throw new Error(`Not caught: ${unseen.map(({ mutation }) => mutation.name).join("; ")}.`)
    const elsewhere = outcomes.filter((outcome) => seenBy(outcome) !== (outcome.mutation.seenBy ?? "npm test"))
    if (elsewhere.length > 0)
      throw new Error(
        `Seen by another command than the mutation says: ${elsewhere.map((each) => `${each.mutation.name} (${seenBy(each)})`).join("; ")}.`,
      )
    if (complaints.length > 0) throw new Error(`Where nothing is broken:\n${complaints.join("\n")}`)
  } finally {
    workshop.close()
  }
}

const row = (outcome: Outcome) => {
  const { mutation, caughtBy, trouble, seconds } = outcome
  const tests = [...new Set(caughtBy.map(({ file, name }) => `"${name}" (${file})`))].join("; ")
  return [mutation.name, tests ? seenBy(outcome) : "none", trouble ?? (tests || "none"), seconds]
}

main().catch((error: unknown) => {
  reportProgress(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
