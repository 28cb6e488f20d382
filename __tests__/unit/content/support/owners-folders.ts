import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeBare } from "../../../../scripts/owners/bare"
import { writeCrowded } from "../../../../scripts/owners/crowded"
import { sample } from "../../../../scripts/support/owners"
import { runsInFull } from "../../../support/runs"

const fixtures = join(__dirname, "../../../fixtures")
let made: string | undefined
afterAll(() => made && rmSync(made, { recursive: true }))

/** @returns the folders of owners' content with their owners' names: that of data/ and one other, or in full of all five */
export function ownersFolders(): ReadonlyArray<readonly [owner: string, folder: string]> {
  const two = [["data/", sample.data] as const, ["polish", join(fixtures, "polish")] as const]
  if (!runsInFull) return two
  made = mkdtempSync(join(tmpdir(), "owners-"))
  const [crowded, bare] = [join(made, "crowded"), join(made, "bare")]
  writeCrowded(crowded)
  writeBare(bare)
  return [...two, ["arabic", join(fixtures, "arabic")], ["crowded", crowded], ["bare", bare]]
}
