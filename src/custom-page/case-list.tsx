import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { UnpublishedMark } from "../ui/unpublished-mark"
import { CaseSketch } from "./case-drawing"
import * as styles from "./case-list.module.css"

/** All case studies, each as a row that links to it. */
export function CaseList({ cases }: { cases: ReadonlyArray<Queries.CaseListFragment> }) {
  if (cases.length === 0) return null
  return (
    <ul role="list" className={styles.cases}>
      {cases.map(({ slug, title, description, client, figures, drawing, ...post }) => (
        <li key={slug}>
          <div className={styles.words}>
            <p>{client}</p>
            <UnpublishedMark post={post} />
            <h2>
              <Link to={`/${slug}/`} className="whole-card">
                {title}
              </Link>
            </h2>
            <p>{description}</p>
          </div>
          {figures?.slice(0, 1).map(({ figure, text }) => (
            <p key={figure} className={styles.figure}>
              <b>{figure}</b> {text}
            </p>
          ))}
          {drawing && <CaseSketch drawing={drawing} />}
        </li>
      ))}
    </ul>
  )
}

export const caseListFragment = graphql`
  fragment CaseList on CustomPage {
    slug
    title
    description
    unpublished
    draft
    client
    figures {
      figure
      text
    }
    drawing {
      ...CaseSketch
    }
  }
`
