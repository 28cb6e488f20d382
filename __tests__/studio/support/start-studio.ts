import { cpSync, rmSync, writeFileSync } from "node:fs"
import { sample } from "../../../scripts/support/owners"
import { copyWithStudio, runStudio } from "../../../scripts/support/run-studio"
import { addressFile, beginHistory, data, folder, port } from "./owner"

/**
 * Playwright's global set-up: runs `npm run edit` in a copy of the project until the tests are over.
 *
 * @returns what ends it: Ctrl-C
 */
// biome-ignore lint/style/noDefaultExport: Playwright wants it.
export default async function startStudio(): Promise<() => Promise<void>> {
  copyWithStudio(folder)
  rmSync(data, { recursive: true, force: true })
  cpSync(sample.data, data, { recursive: true })
  beginHistory()
  const { address, stop } = await runStudio(folder, port)
  writeFileSync(addressFile, address)
  return stop
}
