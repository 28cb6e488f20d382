import { GitError, git } from "../../../owner/files/git"
import { content } from "./snapshot"

/** A commit that changed the content. */
interface ContentCommit {
  /** In ISO 8601. */
  readonly date: string
  readonly author: string
  readonly subject: string
}

/**
 * @param data the folder of the content
 * @returns its last commit; null without one, or without git
 */
export async function lastPublished(data: string): Promise<ContentCommit | null> {
  try {
    const logged = await git(
      data,
      "log",
      "-z",
      "--format=%cI%x1f%an%x1f%s",
      "--max-count",
      "1",
      "HEAD",
      "--",
      ...content,
    )
    const [date, author, subject] = logged.replace(/\0$/, "").split("\x1f")
    return date && author !== undefined && subject !== undefined ? { date, author, subject } : null
  } catch (error) {
    if (error instanceof GitError) return null
    throw error
  }
}
