import { join } from "node:path"

/** @returns where an update of a project keeps its files: in a folder that git ignores */
export function updatePaths(project: string) {
  const aside = join(project, ".update")
  return {
    /** The folder itself. */
    aside,
    /** A git worktree with the site as it will be, where conflicts are resolved. */
    site: join(aside, "site"),
    /** The update that waits there, as JSON. */
    waiting: join(aside, "waiting.json"),
    /** Which process is at work, and from which commit it updates the site. */
    run: join(aside, "run.json"),
  }
}

/** Where an update of a project keeps its files. */
export type UpdatePaths = ReturnType<typeof updatePaths>
