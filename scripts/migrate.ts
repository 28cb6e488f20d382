import { migrate } from "../src/content/migrate/migrate"
import { Refusal } from "../src/content/new/refusal"

/** Brings a folder of content to the contract of this version, for `npm run update`, which reads the JSON that it writes: `tsx scripts/migrate.ts <folder> [<version>]`. */
async function main() {
  const [data = "data", since] = process.argv.slice(2)
  try {
    process.stdout.write(`${JSON.stringify(await migrate(data, since))}\n`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}

main()
