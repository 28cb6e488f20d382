/** The text before, between and after two asterisks. A backslash before an asterisk makes it a plain one; before anything else it is itself. */
const marks =
  /^((?:\\\*|\\(?!\*)|[^\\])*?)\*((?:\\\*|\\(?!\*)|[^*\\\s])(?:(?:\\\*|\\(?!\*)|[^*\\])*?(?:\\\*|\\(?!\*)|[^*\\\s]))?)\*([\s\S]*)$/

/** @returns a text whole, or its parts before, between and after its two marks */
export const writtenParts = (text: string): readonly string[] => marks.exec(text)?.slice(1) ?? [text]

/** @returns the same parts as they are shown: the second of three is in colour */
export const shownParts = (text: string): readonly string[] =>
  writtenParts(text).map((part) => part.replace(/\\\*/g, "*"))

/** @returns a text as it is shown, without its marks */
export const unmarked = (text: string): string => shownParts(text).join("")

/** @returns how to write a text without marks */
export const escapeMarks = (text: string): string => text.replace(/\*/g, "\\*")
