import { errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"

/**
 * @param bands of an assessment, each of which ends where the next one begins
 * @returns errors unless they begin at 0 and rise
 */
export function bandDiagnostics(bands: unknown): LocalDiagnostic[] {
  const begins = asList(bands).map((band) => getIn(band, "from"))
  return begins.flatMap((from, index) => {
    const before = begins[index - 1]
    const path = ["bands", index, "from"]
    if (index === 0 && typeof from === "number" && from > 0)
      return [errorAt(path, say("assessment-bands.first", {}, replacement(0)))]
    const isHigher = typeof from !== "number" || typeof before !== "number" || from > before
    return isHigher ? [] : [errorAt(path, say("assessment-bands.order", { before }))]
  })
}
