import { changeLabels } from "../src/content/label-sets/command"

async function main() {
  process.exitCode = await changeLabels(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    isDryRun: process.env.npm_config_dry_run === "true",
  })
}

main()
