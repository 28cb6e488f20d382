import { graphql } from "gatsby"

/** The kinds of an appearance: `type` in data/media.json. */
type MediaType = keyof Queries.MediaCopyFragment["types"]

/**
 * @param words what each kind is called, or what one does with it
 * @param type an appearance's `type`
 * @returns its word; the type itself where it has none
 */
export function wordFor(words: Queries.MediaCopyFragment["types"], type: string): string {
  return (Object.hasOwn(words, type) && words[type as MediaType]) || type
}

export const mediaCopyFragment = graphql`
  fragment MediaCopy on MediaPageJson {
    types {
      podcast
      interview
      talk
      article
      panel
      video
      webinar
      workshop
    }
    actions {
      podcast
      interview
      talk
      article
      panel
      video
      webinar
      workshop
    }
  }
`
