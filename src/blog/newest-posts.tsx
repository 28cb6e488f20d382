import { Section } from "../ui/section"
import { useHasPage } from "../ui/site-context"
import { PostTitles } from "./post-titles"

interface NewestPostsProps {
  heading: string
  posts: ReadonlyArray<Queries.PostTitlesFragment>
}

/** The newest posts in brief, on a page other than the blog. */
export function NewestPosts({ heading, posts }: NewestPostsProps) {
  if (!useHasPage("blog") || posts.length === 0) return null
  return (
    <Section heading={heading}>
      <PostTitles posts={posts} />
    </Section>
  )
}
