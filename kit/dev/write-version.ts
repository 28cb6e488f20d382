import { readFileSync, writeFileSync } from "node:fs"
import { runAsCommand } from "../content/files/terminal"

/** The placeholder that git replaces in the kit.json of a zip: only the kit's own repository has it unreplaced. */
const unnamed = "$Format:%H$"

/**
 * Writes the number that `npm version` has just put into package.json into kit.json, and the day into CHANGELOG.md. npm runs it before it commits and tags. In a
 * site that was made from the kit it does nothing: there kit.json names the kit's version.
 */
runAsCommand(async () => {
  const read = (path: string): { readonly version: string; readonly commit?: string } =>
    JSON.parse(readFileSync(path, "utf8"))
  const kit = read("kit.json")
  if (kit.commit !== unnamed) return 0
  const { version } = read("package.json")
  const changelog = readFileSync("CHANGELOG.md", "utf8")
  const day = new Date().toISOString().slice(0, 10)
  const dated = changelog.replace(/^## Unreleased(?=\s+(?!##)\S)/m, `## ${version} (${day})`)
  if (dated === changelog) throw new Error(`CHANGELOG.md does not say under "## Unreleased" what ${version} brings.`)
  writeFileSync("CHANGELOG.md", dated)
  writeFileSync("kit.json", `${JSON.stringify({ ...kit, version }, null, 2)}\n`)
  return 0
})
