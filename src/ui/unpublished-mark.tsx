import { graphql } from "gatsby"
import { formatDay } from "../../kit/language/dates"
import { useLabels, useSite } from "./site-context"
import * as styles from "./unpublished-mark.module.css"

/** Marks a post, or a page of the owner’s own, that `npm run develop` shows but a build leaves out: a draft, or one whose day is in the future. */
export function UnpublishedMark({
  post: { unpublished, draft, publishOn },
}: {
  post: Omit<Queries.UnpublishedMarkFragment, "publishOn"> & { publishOn?: string | null }
}) {
  const { article } = useLabels()
  const { language } = useSite()
  if (!unpublished) return null
  const day = publishOn && formatDay(language, publishOn)
  return <p className={styles.mark}>{draft || !day ? article.draft : article.scheduled.replace("{date}", () => day)}</p>
}

export const unpublishedMarkFragment = graphql`
  fragment UnpublishedMark on PostsJson {
    unpublished
    draft
    publishOn
  }
`
