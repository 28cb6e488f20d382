/**
 * How sure a fix is: "certain" if it is what the owner means, or changes nothing that visitors see; "suggested" if it is a guess that somebody
 * should look at. A program may apply the first by itself.
 */
export type Applicability = "certain" | "suggested"

/** What to write in place of a value. */
export interface ValueFix {
  /** What is done, as the words of a button: Write https. */
  readonly title: string
  readonly applicability: Applicability
  /** The whole new value; undefined to remove it. */
  readonly value: string | number | boolean | undefined
}

/** To be spread into a diagnostic: nothing where no fix is known. */
type Fixed = { readonly fix?: ValueFix }

/**
 * @param value that is to be written; nothing if it is not known
 * @param applicability of the fix
 * @param title for the button, if the value itself does not say enough
 */
export const fixTo = (
  value: string | number | boolean | undefined,
  applicability: Applicability,
  title = `Write ${shortened(String(value))}`,
): Fixed => (value === undefined || value === "" ? {} : { fix: { title, applicability, value } })

/** @param word that seems to be meant, of those that fit */
export const fixToMeant = (word: string | undefined): Fixed => fixTo(word, "suggested", `Use ${shortened(word ?? "")}`)

/** For what the site does without. */
export const fixByRemoving = (applicability: Applicability, title = "Leave it out"): { readonly fix: ValueFix } => ({
  fix: { title, applicability, value: undefined },
})

/** A button holds a line. */
const longest = 40

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text)
