import { print, writeError } from "../content/files/terminal"
import { buildFor, isTested, others } from "./support/owners"

/** Builds the sites of the other owners named on the command line, by default of all that are tested. */
async function main() {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !others.some((owner) => owner.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no owner ${unknown}. There are: ${others.map(({ name }) => name).join(", ")}.`)
  for (const owner of others.filter((other) => (names.length > 0 ? names.includes(other.name) : isTested(other)))) {
    const start = Date.now()
    await buildFor(owner)
    const seconds = Math.round((Date.now() - start) / 1000)
    print(`Built the site of the ${owner.name} owner in ${seconds} s\n`)
  }
}

main().catch((error: unknown) => {
  const output = error instanceof Error && "stdout" in error ? String(error.stdout) : ""
  writeError(`${output}\n${String(error)}\n`)
  process.exitCode = 1
})
