import { print, runAsCommand } from "../../content/files/terminal"
import { migrate } from "../migrate/migrate"

/** Brings a folder of content to the contract of this version, for `npm run update`, which reads the JSON that it writes: `tsx kit/owner/commands/migrate.ts <folder> [<version>]`. */
runAsCommand(async () => {
  const [data = "data", since] = process.argv.slice(2)
  print(`${JSON.stringify(await migrate(data, since))}\n`)
  return 0
})
