import type { Remedy } from "../../contract/mistakes/remedy"
import type { Complaint, Severity } from "../report/problem"

/** What is wrong with a text, and where, as an offset into it. */
export interface TextFinding extends Omit<Complaint, "remedy"> {
  readonly severity: Severity
  readonly offset: number
  readonly swap?: Swap
}

/** What mends a text: other words in the place of some of it. */
export interface Swap extends Span {
  /** Of a button. */
  readonly words: string
  readonly to: string
}

/** A part of a text, from its first character to behind its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * @param offset where to point
 * @param complaint whose remedy is about a part of the text alone, such as an address
 * @param part where that stands; without it, and where it is written in another way, there is no remedy
 * @returns a finding that stops the build
 */
export const textError = (offset: number, complaint: Complaint, part?: Span): TextFinding => ({
  ...found(complaint, part),
  offset,
  severity: "error",
})

/** @returns the same, if it does not stop the build */
export const textWarning = (offset: number, complaint: Complaint, part?: Span): TextFinding => ({
  ...found(complaint, part),
  offset,
  severity: "warning",
})

function found({ code, message, advice, remedy }: Complaint, part?: Span): Omit<TextFinding, "offset" | "severity"> {
  const complaint = { code, message, advice }
  if (!part || typeof remedy?.to !== "string") return complaint
  return { ...complaint, swap: { start: part.start, end: part.end, words: remedy.words, to: remedy.to } }
}

/**
 * @param swap of a part
 * @param text of the whole file
 * @returns the remedy, which is the file's whole new text
 */
export const remedyOf = ({ start, end, words, to }: Swap, text: string): Remedy => ({
  words,
  to: text.slice(0, start) + to + text.slice(end),
})
