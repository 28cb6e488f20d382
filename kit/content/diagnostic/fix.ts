/**
 * How sure a fix is: "certain" if no owner could want it otherwise, and nothing that they wrote is lost; "suggested" if it is for a person to review.
 * `npm run check -- --fix` and the studio's "Fix all" apply certain ones unseen.
 */
export type Applicability = "certain" | "suggested"

/** A replacement for a value. */
export interface ValueFix {
  /** The label of its button: Write https. */
  readonly title: string
  readonly applicability: Applicability
  /** The whole new value; undefined to remove it. */
  readonly value: string | number | boolean | undefined
}

/** To be spread into a diagnostic; empty if no fix is known. */
type Fixed = { readonly fix?: ValueFix }

/**
 * @param value to write; undefined or empty if no fix is known
 * @param applicability of the fix
 * @param title of the button, if the value alone is unclear
 */
export const fixTo = (
  value: string | number | boolean | undefined,
  applicability: Applicability,
  title = `Write ${shortened(String(value))}`,
): Fixed => (value === undefined || value === "" ? {} : { fix: { title, applicability, value } })

/** @param word the valid value that seems to be meant, if any */
export const fixToMeant = (word: string | undefined): Fixed => fixTo(word, "suggested", `Use ${shortened(word ?? "")}`)

/** For values that the site works without. */
export const fixByRemoving = (applicability: Applicability, title = "Leave it out"): { readonly fix: ValueFix } => ({
  fix: { title, applicability, value: undefined },
})

/** A button has room for one line. */
const maxShownLength = 40

const shortened = (text: string): string =>
  text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).trimEnd()}…` : text

/** A replacement for a value; the words of its button are in the catalogue. */
export type Replacement = Omit<ValueFix, "title">

/**
 * @param value to write; undefined or empty if no fix is known
 * @param applicability of the fix
 */
export const replacement = (value: ValueFix["value"], applicability: Applicability): Replacement | undefined =>
  value === undefined || value === "" ? undefined : { applicability, value }

/** For values that the site works without. */
export const removal = (applicability: Applicability): Replacement => ({ applicability, value: undefined })
