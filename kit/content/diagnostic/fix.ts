/** A replacement for a value; the words of its button are in the catalogue of sentences. */
export interface Replacement {
  /** The whole new value; undefined to remove it. */
  readonly value: string | number | boolean | undefined
}

/** The same with the label of its button: Write https. */
export interface ValueFix extends Replacement {
  readonly title: string
}

/** @returns a replacement with this value; undefined if no fix is known */
export const replacement = (value: Replacement["value"]): Replacement | undefined =>
  value === undefined || value === "" ? undefined : { value }

/** For values that the site works without. */
export const removal: Replacement = { value: undefined }
