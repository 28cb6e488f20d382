import { graphql } from "gatsby"
import { BelowFirstView } from "../ui/first-view"
import { RowsByYear, YearLinks } from "../ui/rows-by-year"
import { UnpublishedMark } from "../ui/unpublished-mark"
import { PostCard } from "./post-card"
import { PostLink } from "./post-link"
import * as styles from "./post-list.module.css"
import { TopicFilter } from "./topics/topic-filter"
import { Topics } from "./topics/topics"
import { useSelectedTopics } from "./topics/use-selected-topics"

interface PostListProps {
  newest: ReadonlyArray<Queries.PostCardFragment>
  /** The first of them, with a large picture. */
  lead?: Queries.LeadPostFragment | undefined
  /** The posts after the newest: a row each. */
  older?: ReadonlyArray<Queries.PostRowFragment>
  copy: Queries.PostListCopyFragment
}

/** The posts and their filter. With no topic selected, all are shown, otherwise those with at least one selected topic. */
export function PostList({ newest, lead, older = [], copy }: PostListProps) {
  const { selected, toggle, clear } = useSelectedTopics()
  const topics = copy.topics ?? []
  const isShown = ({ categories }: Pick<Queries.PostRowFragment, "categories">) =>
    topics.length === 0 || selected.length === 0 || categories?.some((name) => selected.includes(name))
  if (newest.length === 0) return null
  const cards = newest.filter(isShown)
  const rows = older.filter(isShown).map((post) => ({
    key: post.slug,
    appeared: post.appeared,
    title: (
      <>
        <UnpublishedMark post={post} />
        <PostLink post={post} />
      </>
    ),
    about: <Topics topics={post.topicWords} />,
  }))
  const firstPicture = cards.findIndex(({ imageUrl }) => imageUrl)

  return (
    <div className={styles.list}>
      {topics.length > 0 && (
        <TopicFilter
          topics={topics}
          words={copy.topicWords}
          selected={selected}
          count={copy.counts[cards.length + rows.length]}
          onToggle={toggle}
          onClear={clear}
        />
      )}
      <YearLinks id="posts" rows={rows} />
      {cards.length + rows.length === 0 && <p className={styles.empty}>{copy.emptyMessage}</p>}
      {cards.length > 0 && (
        <ul role="list">
          {cards.map((post, index) => (
            <li key={post.slug}>
              <PostCard
                post={post}
                priority={index === firstPicture}
                lead={post === newest[0] ? lead?.imageUrl : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <BelowFirstView>
        <RowsByYear id="posts" as="h2" rows={rows} />
      </BelowFirstView>
    </div>
  )
}

export const postListFragments = graphql`
  fragment PostRow on PostsJson {
    ...PostLink
    ...UnpublishedMark
    appeared {
      ...Appeared
      ...RowYear
    }
    categories
    topicWords
  }

  fragment PostListCopy on BlogPageJson {
    topics
    topicWords
    emptyMessage
    counts
  }
`
