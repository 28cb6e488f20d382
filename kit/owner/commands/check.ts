import { isColorSupported } from "picocolors"
import { print, printColoured, runAsCommand, writeError } from "../../content/files/terminal"
import { check } from "../check/command"

const color = isColorSupported && process.stdout.isTTY === true && !process.env.NO_COLOR

runAsCommand(async () => {
  return check(process.argv.slice(2), {
    color,
    write: color ? printColoured : print,
    writeError,
    isDryRun: process.env.npm_config_dry_run === "true",
  })
})
