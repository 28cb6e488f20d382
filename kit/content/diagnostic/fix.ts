/**
 * How safe a fix is: "certain" if no owner could want anything else and nothing they wrote is lost; "suggested" if a person should review it.
 * `npm run check -- --fix` and the studio's "Fix all" apply certain ones without review.
 */
export type Applicability = "certain" | "suggested"

/** A replacement for a value; the words of its button are in the catalogue of sentences. */
export interface Replacement {
  readonly applicability: Applicability
  /** The whole new value; undefined to remove it. */
  readonly value: string | number | boolean | undefined
}

/** The same with the label of its button: Write https. */
export interface ValueFix extends Replacement {
  readonly title: string
}

/**
 * @param value to write; undefined or empty if no fix is known
 * @param applicability of the fix
 */
export const replacement = (value: Replacement["value"], applicability: Applicability): Replacement | undefined =>
  value === undefined || value === "" ? undefined : { applicability, value }

/** For values that the site works without. */
export const removal = (applicability: Applicability): Replacement => ({ applicability, value: undefined })
