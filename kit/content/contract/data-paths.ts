/** The Markdown texts of pages, next to the pages' JSON files; paths within data/. */
export const privacyText = "pages/privacy.md"

export const pageTexts = [privacyText, "pages/terms.md"] as const

/** @returns whether a path within data/ is the owner's guide or reference, which the site does not show */
export const isGuide = (path: string): boolean => /^(?:readme|reference)\.md$/i.test(path)

/** The folder of the posts' texts, within data/. */
export const postTextFolder = "posts"

/** @returns the path within data/ of a post's text, by its slug */
export const postText = (slug: string): string => `${postTextFolder}/${slug}.md`

/** The optional page that describes an engagement, at an address that the owner chooses. */
export const engagementFile = "pages/engagement.json"

/** The folder of the assessments, within data/. */
export const assessmentFolder = "assessments"

/** @returns the tool id of an assessment, by the path of its file within data/; undefined if the file isn't one */
export const assessmentId = (path: string): string | undefined => /^assessments\/([^/]+)\.json$/.exec(path)?.[1]

/** @returns the path within data/ of a tool's assessment */
export const assessmentPath = (id: string): string => `${assessmentFolder}/${id}.json`

/** The folder of the custom pages, within data/. */
export const customPageFolder = "pages/own"

/** @returns the slug of a custom page, by the path of its file within data/; undefined if the file isn't one */
export const customPageSlug = (path: string): string | undefined => /^pages\/own\/([^/]+)\.md$/.exec(path)?.[1]

/** @returns the path within data/ of a custom page, by its slug */
export const customPagePath = (slug: string): string => `${customPageFolder}/${slug}.md`
