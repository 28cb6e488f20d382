import { graphql } from "gatsby"

/** The types of appearances: `type` in data/media.json. */
type MediaType = keyof Queries.MediaWordsFragment

/**
 * @param words a label or an action for each type
 * @param type an appearance's `type`
 * @returns its text; the type itself if there is none
 */
export function wordFor(words: Queries.MediaWordsFragment, type: string): string {
  return (Object.hasOwn(words, type) && words[type as MediaType]) || type
}

export const mediaCopyFragment = graphql`
  fragment MediaWords on MediaWords {
    podcast
    interview
    talk
    article
    panel
    video
    webinar
    workshop
  }
  fragment MediaCopy on MediaPageJson {
    types {
      ...MediaWords
    }
    actions {
      ...MediaWords
    }
  }
`
