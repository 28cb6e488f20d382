/** The pages whose text is in Markdown beside their JSON file, as paths within data/. */
export const pageTexts = ["pages/privacy.md", "pages/terms.md"] as const

/** The folder of the posts' texts, within data/. */
export const postTextFolder = "posts"

/**
 * @param slug of a post
 * @returns the path of its text within data/
 */
export const postText = (slug: string): string => `${postTextFolder}/${slug}.md`

/** The largest place of a picture in a text: as wide as the text column. Its height is its own. */
export const textPictureWidth = 646
