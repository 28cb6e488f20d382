import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runsInFull } from "../../../../__tests__/support/runs"
import { writeBare } from "../../../dev/owners/bare"
import { writeCrowded } from "../../../dev/owners/crowded"
import { sample } from "../../../dev/support/owners"

const fixtures = join(__dirname, "../../../../__tests__/fixtures")
let made: string | undefined
afterAll(() => made && rmSync(made, { recursive: true }))

/** @returns the folders of owners' content with their owners' names: `data/`, and in full that of four others */
export function ownersFolders(): ReadonlyArray<readonly [owner: string, folder: string]> {
  const own = ["data/", sample.data] as const
  if (!runsInFull) return [own]
  made = mkdtempSync(join(tmpdir(), "owners-"))
  const [crowded, bare] = [join(made, "crowded"), join(made, "bare")]
  // As many entries as two digits of an index need: what is asked of them here grows with their square.
  writeCrowded(crowded, 12)
  writeBare(bare)
  const [polish, arabic] = [join(fixtures, "polish"), join(fixtures, "arabic")]
  return [own, ["polish", polish], ["arabic", arabic], ["crowded", crowded], ["bare", bare]]
}
