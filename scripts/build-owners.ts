import { buildFor, others } from "../__tests__/site/support/owners"

/** So many builds at a time: much of a build is one thread's work. */
const atOnce = 2

/** Builds the sites of all other owners, or of those whose names stand behind the command. */
async function main() {
  const names = process.argv.slice(2)
  const waiting = others.filter(({ name }) => names.length === 0 || names.includes(name))
  const build = async () => {
    for (let owner = waiting.shift(); owner; owner = waiting.shift()) {
      const start = Date.now()
      await buildFor(owner)
      process.stdout.write(
        `Built the site of the ${owner.name} owner in ${Math.round((Date.now() - start) / 1000)} s\n`,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, build))
}

main().catch((error: unknown) => {
  const output = error instanceof Error && "stdout" in error ? String(error.stdout) : ""
  process.stderr.write(`${output}\n${String(error)}\n`)
  process.exitCode = 1
})
