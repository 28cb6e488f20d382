import { cpSync, rmSync, writeFileSync } from "node:fs"
import { copyWithStudio, runStudio } from "../../../../../__tests__/support/run-studio"
import { sample } from "../../../../dev/support/owners"
import { freePort } from "../../../server/start/port"
import { addressFile, beginHistory, data, editElsewhere, folder } from "./owner"

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
  await beginHistory()
  // It does not keep the studio from starting; each test begins without it.
  editElsewhere("books.json", (text) => text.replace("https://", "http://"))
  const { address, stop } = await runStudio(folder, Number(process.env.PORT) || (await freePort()))
  writeFileSync(addressFile, address)
  return stop
}
