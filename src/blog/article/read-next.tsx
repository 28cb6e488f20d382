import { Link } from "../../ui/links/link"
import { Section } from "../../ui/section"
import { useLabels } from "../../ui/site-context"
import { PostTitles } from "../post-titles"
import * as styles from "./read-next.module.css"

/** Further reading after a post: others on its topics, and a link to all. */
export function ReadNext({ posts }: { posts: ReadonlyArray<Queries.PostTitlesFragment> }) {
  const { article } = useLabels()
  if (posts.length === 0) return null
  return (
    <Section heading={article.next}>
      <PostTitles posts={posts} />
      <p className={styles.all}>
        <Link to="/blog/">{article.all}</Link>
      </p>
    </Section>
  )
}
