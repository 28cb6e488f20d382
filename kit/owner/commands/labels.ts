import { print, runAsCommand, writeError } from "../../content/files/terminal"
import { changeLabels } from "../label-sets/command"

runAsCommand(async () => {
  return changeLabels(process.argv.slice(2), {
    write: print,
    writeError,
    isDryRun: process.env.npm_config_dry_run === "true",
  })
})
