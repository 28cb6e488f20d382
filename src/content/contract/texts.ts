/** The pages whose text is in Markdown beside their JSON file, as paths within data/. */
export const pageTexts = ["pages/privacy.md", "pages/terms.md"] as const

/** @returns whether a path within data/ is that of the owner's guide or reference, which are not shown on the site */
export const isGuide = (path: string): boolean => /^(?:readme|reference)\.md$/i.test(path)

/** The folder of the posts' texts, within data/. */
export const postTextFolder = "posts"

/**
 * @param slug of a post
 * @returns the path of its text within data/
 */
export const postText = (slug: string): string => `${postTextFolder}/${slug}.md`

/** What `npm run new post` puts into a post's text, for the owner to replace. */
export const unwrittenText = `Write the post here: first what it is about, without a heading.

## A heading

What stands under it. data/README.md shows what else a text can have.
`
