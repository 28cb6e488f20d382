import { isColorSupported } from "picocolors"
import { check } from "../src/content/check/command"

async function main() {
  process.exitCode = await check(process.argv.slice(2), {
    color: isColorSupported && process.stdout.isTTY === true && !process.env.NO_COLOR,
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    isDryRun: process.env.npm_config_dry_run === "true",
  })
}

main()
