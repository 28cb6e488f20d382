/** The folder of the built site in which Gatsby keeps pieces of pages for its next build. */
export const piecesFolder = "_gatsby"

/** What is asked of a tag of a finished page. */
interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The scripts that Gatsby puts into every finished page. */
export interface PageScripts {
  /** The places of the first and the last of them among the page's tags. */
  readonly first: number
  readonly last: number
  /** What Gatsby tells its scripts, the same in every page: which files each page has, and the build's hash. */
  readonly setup: string
  /** The addresses of the scripts in their order. */
  readonly addresses: readonly string[]
}

/**
 * Finds Gatsby's scripts in a finished page. Gatsby puts them in as a slice, when its hooks for rendering are over, and each build puts those
 * of another build between the same marks.
 *
 * Gatsby writes its map of chunks as JSON in a string, and its loader asks it as an object: it finds nothing, and fetches no page's script
 * ahead. What this returns parses it.
 *
 * @param tags of a finished page, in order
 * @returns nothing if Gatsby's scripts are not in the page, as when a warm build kept a page that has been finished
 */
export function gatsbyScripts(tags: readonly Tag[]): PageScripts | undefined {
  const first = tags.findIndex(({ attributes }) => attributes.id === "gatsby-chunk-mapping")
  const [chunks, build, ...others] = first < 0 ? [] : tags.slice(first)
  const end = others.findIndex(({ name, attributes }) => name !== "script" || !attributes.src)
  const addresses = others.slice(0, end < 0 ? undefined : end).map(({ attributes }) => attributes.src ?? "")
  if (!chunks || !build?.text.startsWith("window.___") || addresses.length === 0) return undefined
  const map = chunks.text.trim().replace(/^(window\.___chunkMapping=)(".*")/, "$1JSON.parse($2)")
  return { first, last: first + 1 + addresses.length, setup: `${map}${build.text}\n`, addresses }
}
