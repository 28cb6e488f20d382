import { join } from "node:path"

/** Where an update keeps what it makes: in a folder of the project that git ignores. */
export interface UpdatePaths {
  /** The folder itself. */
  readonly aside: string
  /** A git worktree with the site as it is. */
  readonly before: string
  /** A git worktree with the site as it will be, where conflicts are resolved. */
  readonly site: string
  /** What has to go on in it, as JSON. */
  readonly waiting: string
  /** The page that shows what changed, and its pictures. */
  readonly report: string
  /** Which process is at work, and from which commit it moves the site on. */
  readonly run: string
}

/** @returns the places of a project */
export function updatePaths(project: string): UpdatePaths {
  const aside = join(project, ".update")
  const place = (name: string) => join(aside, name)
  return {
    aside,
    before: place("before"),
    site: place("site"),
    waiting: place("waiting.json"),
    report: place("report"),
    run: place("run.json"),
  }
}
