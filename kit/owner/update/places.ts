import { join } from "node:path"

/** @returns where an update of a project keeps what it makes: in a folder that git ignores */
export function updatePaths(project: string) {
  const aside = join(project, ".update")
  return {
    /** The folder itself. */
    aside,
    /** A git worktree with the site as it is. */
    before: join(aside, "before"),
    /** A git worktree with the site as it will be, where conflicts are resolved. */
    site: join(aside, "site"),
    /** The trial that waits there, as JSON. */
    waiting: join(aside, "waiting.json"),
    /** The page that shows what changed, and its pictures. */
    report: join(aside, "report"),
    /** Which process is at work, and from which commit it moves the site on. */
    run: join(aside, "run.json"),
  }
}

/** Where an update of a project keeps what it makes. */
export type UpdatePaths = ReturnType<typeof updatePaths>
