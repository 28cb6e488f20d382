/** Part of a value as it is written, and what visitors read there. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly shown: string
  /** literal: shown as written. escaped: one character in another spelling, such as &amp;. unaligned: it is unknown which letter is written where. */
  readonly kind: "literal" | "escaped" | "unaligned"
}

/** A continuous text within a value, such as a paragraph, or the address of a link. Between its pieces is markup. */
export interface TextRun {
  readonly kind: "words" | "address"
  readonly pieces: readonly Piece[]
}

/** @returns a piece that is shown as it is written */
export const literal = (value: string, start = 0, end = value.length): Piece => ({
  start,
  end,
  shown: value.slice(start, end),
  kind: "literal",
})

/** @returns what visitors read of a part of a value */
export const shownIn = (pieces: readonly Piece[], from = 0, to = Number.POSITIVE_INFINITY): string =>
  pieces
    .map(({ start, end, shown, kind }) => {
      if (kind === "literal") return shown.slice(Math.max(0, from - start), Math.max(0, to - start))
      return start >= from && end <= to ? shown : ""
    })
    .join("")
