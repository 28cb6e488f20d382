import { print, runAsCommand } from "../../content/files/terminal"
import { migrate } from "../migrate/migrate"

/**
 * Migrates a folder of content to this version's contract: `tsx kit/owner/commands/migrate.ts <folder> [<version>]`. `npm run update` reads the JSON that it
 * prints.
 */
runAsCommand(async () => {
  const [data = "data", since] = process.argv.slice(2)
  print(`${JSON.stringify(await migrate(data, since))}\n`)
  return 0
})
