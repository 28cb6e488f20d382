import { graphql } from "gatsby"
import { Picture } from "../../pictures/picture"
import { textLinks } from "../links/text-links"
import * as styles from "./long-text.module.css"

/** A text that its owner wrote in Markdown: what stands between its pictures is finished HTML (src/content/texts/text-parts.ts). */
export function LongText({ text }: { text: Queries.LongTextFragment | null }) {
  return (
    <div className={styles.text}>
      {text?.parts.map(({ html, picture }, index) =>
        picture ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
          <figure key={index}>
            <Picture file={picture.file} alt={picture.alt} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at build time.
          <div key={index} {...textLinks} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
        ),
      )}
    </div>
  )
}

export const longTextFragment = graphql`
  fragment LongText on MarkdownText {
    parts {
      html
      picture {
        alt
        caption
        file {
          picture(place: text) {
            ...Picture
          }
        }
      }
    }
  }
`
