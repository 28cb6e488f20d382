import { changeLabels } from "../src/content/label-sets/command"
import { complain, print, runAsCommand } from "../src/content/terminal"

runAsCommand(async () => {
  return changeLabels(process.argv.slice(2), {
    write: print,
    complain,
    isDryRun: process.env.npm_config_dry_run === "true",
  })
})
