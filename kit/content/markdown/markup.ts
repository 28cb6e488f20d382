/** The tags allowed in texts with markup: those that a paragraph needs. The sanitizer and the check share this list. */
export const allowedTags = ["p", "br", "em", "strong", "i", "b", "ul", "ol", "li", "a", "cite", "q"]

/** The attributes allowed in a tag. */
export const allowedAttributes: Readonly<Record<string, string[]>> = { a: ["href"] }

/** The schemes allowed in links. */
export const allowedSchemes = ["https", "mailto", "tel"]
