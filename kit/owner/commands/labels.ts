import { complain, print, runAsCommand } from "../../content/files/terminal"
import { changeLabels } from "../label-sets/command"

runAsCommand(async () => {
  return changeLabels(process.argv.slice(2), {
    write: print,
    complain,
    isDryRun: process.env.npm_config_dry_run === "true",
  })
})
