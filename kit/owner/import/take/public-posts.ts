import { circumstances, releasedPosts } from "../../../content/contract/site-map"

/** @returns whether a build shows a post today */
export const isPublicPost = (post: unknown): boolean =>
  releasedPosts([post], { ...circumstances(), includeUnpublished: true }).every(({ unpublished }) => !unpublished)
