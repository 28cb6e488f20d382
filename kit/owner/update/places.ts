import { join } from "node:path"

/** Where an update keeps what it makes: in a folder of the project that git ignores. */
export interface UpdatePaths {
  /** The folder itself. */
  readonly aside: string
  /** Git worktrees with the site as it is, and as it will be. */
  readonly before: string
  readonly after: string
  /** Each conflict that is not decided, as a folder. */
  readonly conflicts: string
  /** What was decided about conflicts. */
  readonly taken: string
  /** The page that shows what changed. */
  readonly report: string
  /** Which process is at work, and what it was about to put in place. */
  readonly run: string
  /** An index of git's that is not the owner's. */
  readonly index: string
}

/** @returns the places of a project */
export function updatePaths(project: string): UpdatePaths {
  const aside = join(project, ".update")
  return {
    aside,
    before: join(aside, "before"),
    after: join(aside, "after"),
    conflicts: join(aside, "conflicts"),
    taken: join(aside, "taken.json"),
    report: join(aside, "report"),
    run: join(aside, "run.json"),
    index: join(aside, "index"),
  }
}
