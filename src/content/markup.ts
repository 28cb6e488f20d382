/** The markup that a text with markup may have: what a paragraph needs. One list for the cleaning and for the check. */
export const allowedTags = ["p", "br", "em", "strong", "i", "b", "ul", "ol", "li", "a", "cite", "q"]

/** What may stand in a tag. */
export const allowedAttributes: Readonly<Record<string, string[]>> = { a: ["href"] }

/** Where a link may lead. */
export const allowedSchemes = ["https", "mailto"]
