import { GitError, git } from "./git"

/** The last commit of the content. */
export interface LastPublished {
  /** In ISO 8601. */
  readonly date: string
  readonly author: string
  readonly subject: string
}

/**
 * @param data the folder of the content
 * @returns its last commit; null without one, or without git
 */
export async function lastPublished(data: string): Promise<LastPublished | null> {
  try {
    const [date, author, subject] = (await git(data, "log", "-1", "--format=%cI%x00%an%x00%s", "--", "."))
      .trim()
      .split("\0")
    return date && author !== undefined && subject !== undefined ? { date, author, subject } : null
  } catch (error) {
    if (error instanceof GitError) return null
    throw error
  }
}
