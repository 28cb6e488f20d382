import { graphql } from "gatsby"
import { type Post, PostCard } from "./post-card"
import * as styles from "./post-list.module.css"
import { TopicFilter } from "./topics/topic-filter"
import { useSelectedTopics } from "./topics/use-selected-topics"

interface PostListProps {
  posts: readonly Post[]
  copy: Queries.PostListCopyFragment
}

/** The posts and their filter. With no topic selected, all are shown, otherwise those with at least one selected topic. */
export function PostList({ posts, copy }: PostListProps) {
  const { selected, toggle, clear } = useSelectedTopics()
  const topics = copy.topics ?? []
  const filtering = topics.length > 0 && selected.length > 0
  const shown = filtering
    ? posts.filter(({ categories }) => categories?.some((name) => selected.includes(name)))
    : posts
  if (posts.length === 0) return null
  const firstPicture = shown.findIndex(({ imageUrl }) => imageUrl)

  return (
    <div className={styles.list}>
      {topics.length > 0 && (
        <TopicFilter
          topics={topics}
          words={copy.topicWords}
          selected={selected}
          count={copy.counts[shown.length]}
          onToggle={toggle}
          onClear={clear}
        />
      )}
      {shown.length === 0 ? (
        <p className={styles.empty}>{copy.emptyMessage}</p>
      ) : (
        <ul role="list">
          {shown.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} priority={index === firstPicture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const postListCopyFragment = graphql`
  fragment PostListCopy on BlogPageJson {
    topics
    topicWords
    emptyMessage
    counts
  }
`
