import type { Complaint, Severity } from "../report/problem"

/** What is wrong with a text, and where, as an offset into it. */
export interface TextFinding extends Complaint {
  readonly severity: Severity
  readonly offset: number
}

/** @returns a finding that stops the build */
export const textError = (offset: number, complaint: Complaint): TextFinding => ({
  ...complaint,
  offset,
  severity: "error",
})

/** @returns a finding that does not stop the build */
export const textWarning = (offset: number, complaint: Complaint): TextFinding => ({
  ...complaint,
  offset,
  severity: "warning",
})
