import { migrate } from "../src/content/migrate/migrate"
import { print, runAsCommand } from "../src/content/terminal"

/** Brings a folder of content to the contract of this version, for `npm run update`, which reads the JSON that it writes: `tsx scripts/migrate.ts <folder> [<version>]`. */
runAsCommand(async () => {
  const [data = "data", since] = process.argv.slice(2)
  print(`${JSON.stringify(await migrate(data, since))}\n`)
  return 0
})
