import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { unlessMissing } from "../content/files/errors"
import { print, runAsCommand } from "../content/files/terminal"
import { generatedFiles } from "../content/generate/generated-files"
import { hostFiles } from "./support/host-files"

/** Writes the files derived from the contract (the editor's schemas and settings, data/REFERENCE.md) and from the rules for hosts (kit/owner/browser/hosting.ts). */
runAsCommand(async () => {
  for (const [path, content] of [...generatedFiles(), ...hostFiles()]) {
    if ((await unlessMissing(readFile(path, "utf8"))) === content) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    print(`wrote ${path}\n`)
  }
  return 0
})
