import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { BelowFirstView } from "../ui/first-view"
import { Letterhead } from "../ui/letterhead"
import { Link } from "../ui/links/link"
import * as penStyles from "../ui/pen.module.css"
import * as styles from "./papers.module.css"

interface PapersProps {
  copy: Queries.PapersFragment | null
  papers: ReadonlyArray<Queries.PaperFragment>
}

/**
 * The owner's papers, as sheets on a desk: each shows how its page begins, and links to it. That beginning is a picture, which nobody needs to know the page; it
 * comes with the script, because the first bytes of the page have no room for it.
 */
export function Papers({ copy, papers }: PapersProps) {
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => setIsDrawn(true), [])
  if (!copy || papers.length === 0) return null
  return (
    <BelowFirstView>
      <section className={styles.desk} aria-labelledby="papers">
        <div className={styles.head}>
          <h2 id="papers" className={styles.heading}>
            {copy.heading}
          </h2>
          {copy.intro && <p>{copy.intro}</p>}
        </div>
        <ul role="list" className={styles.papers}>
          {papers.map(({ slug, title, description, appeared, text }) => (
            <li key={slug}>
              <div className={`${styles.sheet} ${penStyles.paper}`}>
                <Letterhead appeared={appeared} />
                <h3>
                  <Link to={`/${slug}/`} className="whole-card">
                    {title}
                  </Link>
                </h3>
                <div
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at build time.
                  dangerouslySetInnerHTML={{ __html: (isDrawn && text?.beginning) || "" }}
                />
              </div>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </BelowFirstView>
  )
}

export const papersFragments = graphql`
  fragment Papers on HomePapers {
    heading
    intro
  }
  fragment Paper on CustomPage {
    slug
    title
    description
    appeared {
      ...Appeared
    }
    text {
      beginning
    }
  }
`
