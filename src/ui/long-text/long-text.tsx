import { graphql } from "gatsby"
import { useContext, useRef } from "react"
import { WholePage } from "../first-view"
import { textLinks } from "../links/text-links"
import { Picture } from "../picture/picture"
import * as styles from "./long-text.module.css"
import { useScrollers } from "./use-scrollers"

/** The number of parts that fill a phone's window, including the part before the first heading or picture. */
const partsInView = 3

/** The owner's Markdown text. The build has turned the parts between its pictures into HTML (kit/gatsby/nodes/text-parts.ts). */
export function LongText({ text }: { text: Queries.LongTextFragment | null }) {
  const end = useContext(WholePage) ? undefined : partsInView
  const element = useRef<HTMLDivElement>(null)
  useScrollers(element)
  return (
    <div ref={element} className={styles.text}>
      {text?.parts.slice(0, end).map(({ html, picture }, index) =>
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
          picture(slot: text) {
            ...Picture
          }
        }
      }
    }
  }
`
