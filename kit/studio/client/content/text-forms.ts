import type { ContentLocation } from "./location"

/** A value of the content that a page shows. */
export interface TextMatch extends ContentLocation {
  /** The line in a Markdown file, from 1. */
  readonly line?: number | undefined
  readonly value: string
}

/**
 * @param text in a file or on a page
 * @returns the same in NFC, without soft hyphens, directional marks and isolates, and the preview's tags, white space collapsed to single spaces
 */
export const normalizeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\uf8f0[\ue000-\ue0ff]*\uf8f1|\uf8f2|[\u00ad\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
