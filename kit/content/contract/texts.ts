/** The Markdown texts of pages, which are beside the pages' JSON files, as paths within data/. */
export const privacyText = "pages/privacy.md"

export const pageTexts = [privacyText, "pages/terms.md"] as const

/** @returns whether a path within data/ is the owner's guide or reference, which the site does not show */
export const isGuide = (path: string): boolean => /^(?:readme|reference)\.md$/i.test(path)

/** The folder of the posts' texts, within data/. */
export const postTextFolder = "posts"

/** @returns the path within data/ of a post's text, by its slug */
export const postText = (slug: string): string => `${postTextFolder}/${slug}.md`

/** What a template of custom pages leaves for the owner to write, in double square brackets. */
export const openPoint = /\[\[([^[\]\n]+)\]\]/g

/** The placeholder text of `npm run new post`. */
export const unwrittenText = `Write the post here: first what it is about, without a heading.

## A heading

What stands under it. data/README.md shows what else a text can have.
`
