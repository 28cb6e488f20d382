import { type DiagnosticMessage, errorAt, type Joint, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"

interface Band {
  readonly from: number
  readonly to: number
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

/** @returns the bands of an assessment; undefined unless each has both ends */
export function parseBands(bands: unknown): readonly Band[] | undefined {
  const read = asList(bands).map((band) => ({ from: getIn(band, "from"), to: getIn(band, "to") }))
  const whole = read.filter((band): band is Band => isWhole(band.from) && isWhole(band.to))
  return whole.length === read.length && whole.length > 0 ? whole : undefined
}

/**
 * @param bands of an assessment
 * @returns errors for gaps and overlaps between them
 */
export function bandDiagnostics(bands: unknown): LocalDiagnostic[] {
  const whole = parseBands(bands)
  if (!whole) return []
  const last = whole.length - 1
  return whole.flatMap(({ from, to }, index) => {
    const begins = index === 0 ? 0 : (whole[index - 1]?.to ?? 0) + 1
    return [
      ...(from === begins
        ? []
        : [
            errorAt(
              ["bands", index, "from"],
              // No fix if it would make the band end before it begins.
              uncovered(begins, from, begins > to ? undefined : replacement(begins, "suggested")),
              index === 0 ? {} : { joint: boundary(index, from) },
            ),
          ]),
      ...(to < from ? [errorAt(["bands", index, "to"], say("assessment-bands.backwards", { from }))] : []),
      ...(index === last && to >= from && to !== 100 ? [errorAt(["bands", index, "to"], short)] : []),
    ]
  })
}

/** A band begins where the previous one ends: when one of the two is changed, so is the other. */
const boundary = (index: number, from: number): Joint => {
  const path = ["bands", index - 1, "to"]
  return { follows: [path], leads: { path, to: from - 1 } }
}

function uncovered(begins: number, from: number, fix: Replacement | undefined): DiagnosticMessage {
  if (begins > from) return say("assessment-bands.overlap", { from: begins }, fix)
  if (begins === from - 1) return say("assessment-bands.one", { from: begins }, fix)
  return say("assessment-bands.gap", { from: begins, to: from - 1 }, fix)
}

const short = say("assessment-bands.last", {}, replacement(100, "suggested"))
