import { graphql } from "gatsby"
import { dayIn } from "../language/number-forms"
import { useLabels, useSite } from "../ui/site-context"
import * as styles from "./held-mark.module.css"

/** Marks a post that `npm run develop` shows and a build would not: a draft, or one whose day is still to come. */
export function HeldMark({ post: { held, draft, publishOn } }: { post: Queries.HeldMarkFragment }) {
  const { article } = useLabels()
  const { language } = useSite()
  if (!held) return null
  const day = publishOn && dayIn(language, publishOn)
  return <p className={styles.mark}>{draft || !day ? article.draft : article.scheduled.replace("{date}", () => day)}</p>
}

export const heldMarkFragment = graphql`
  fragment HeldMark on PostsJson {
    held
    draft
    publishOn
  }
`
