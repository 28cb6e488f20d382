import { graphql } from "gatsby"
import { BelowFirstView } from "../ui/first-view"
import { Letterhead } from "../ui/letterhead"
import { Link } from "../ui/links/link"
import { PenLine } from "../ui/pen"
import * as penStyles from "../ui/pen.module.css"
import * as styles from "./papers.module.css"

interface PapersProps {
  copy: { readonly heading: string; readonly intro: string | null } | null
  papers: ReadonlyArray<Queries.PaperFragment>
}

/** The owner's papers, as sheets on a desk: each shows how its page begins, and links to it. */
export function Papers({ copy, papers }: PapersProps) {
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
              <div className={styles.sheet}>
                <Letterhead appeared={appeared} />
                <h3>
                  <Link to={`/${slug}/`} className="whole-card">
                    {title}
                  </Link>
                </h3>
                <PenLine />
                <div
                  className={penStyles.paper}
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at build time.
                  dangerouslySetInnerHTML={{ __html: text?.beginning ?? "" }}
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

export const paperFragment = graphql`
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
