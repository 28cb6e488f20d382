import { print, runAsCommand } from "../content/files/terminal"
import { writeGeneratedFiles } from "./support/written-files"

runAsCommand(async () => {
  for (const path of await writeGeneratedFiles()) print(`wrote ${path}\n`)
  return 0
})
