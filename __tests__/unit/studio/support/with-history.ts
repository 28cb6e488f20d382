import { execFileSync } from "node:child_process"
import { withChange } from "../../content/support/changed-data"

/** Runs git in a folder, as Ada. */
export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  })

/** A task with the minimal content, all of it committed. */
export const withHistory = (task: (root: string) => Promise<void>): Promise<void> =>
  withChange(async (root) => {
    gitIn(root, "init", "--quiet", "--initial-branch", "main")
    gitIn(root, "add", "--all")
    gitIn(root, "commit", "--quiet", "-m", "First")
  }, task)
