import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Path } from "../../../../content/location/json-path"

const start = { line: 1, column: 1 }

/** @returns an error of the check, of which only its code and where it is matter */
export const errorAt = (file: string, path: Path, code = "wrong"): Diagnostic => ({
  severity: "error",
  code,
  message: "This text is empty.",
  advice: "Write something here.",
  file,
  path,
  range: { start, end: start },
  lineText: "",
})
