/** What mends a mistake, where that is known as good as for certain. */
export interface Remedy {
  /** What is done, as the words of a button: Write https. */
  readonly words: string
  /** The whole new value; undefined to leave it out. */
  readonly to: string | number | boolean | undefined
}

/**
 * @param to the value that is to be written; nothing if it is not known
 * @param words for the button, if the value itself does not say enough
 * @returns the remedy to hand on with a complaint: nothing where there is none
 */
export const writing = (to: string | number | boolean | undefined, words?: string): { readonly remedy?: Remedy } =>
  to === undefined || to === "" ? {} : { remedy: { words: words ?? `Write ${shortened(String(to))}`, to } }

/**
 * @param word that seems to be meant, of those that fit
 * @returns the remedy to take it; nothing where there is none
 */
export const taking = (word: string | undefined): { readonly remedy?: Remedy } =>
  writing(word, `Take ${shortened(word ?? "")}`)

/** The remedy for what the site does without. */
export const leavingOut = { remedy: { words: "Leave it out", to: undefined } } as const satisfies { remedy: Remedy }

/** A button holds a line. */
const longest = 40

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text)
