import { execFileSync } from "node:child_process"
import { appendFileSync } from "node:fs"
import { join } from "node:path"

const ada = { NAME: "Ada", EMAIL: "ada@example.org" }

/** Only a repository's own settings, not those of whoever runs the tests; commits as Ada, without opening an editor for messages. */
export const environment = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_EDITOR: "true",
  GIT_AUTHOR_NAME: ada.NAME,
  GIT_AUTHOR_EMAIL: ada.EMAIL,
  GIT_COMMITTER_NAME: ada.NAME,
  GIT_COMMITTER_EMAIL: ada.EMAIL,
}

/**
 * Git for tests.
 *
 * @param folder in which it runs
 * @param args of git
 * @returns its output
 * @throws an Error with its message if it fails
 */
export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", [...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, ...environment },
  })

/** Lets the programs that are tested commit as Ada too. */
export const nameIn = (folder: string): void =>
  appendFileSync(join(folder, ".git/config"), `[user]\n\tname = ${ada.NAME}\n\temail = ${ada.EMAIL}\n`)

/** A new repository, in which the programs that are tested commit as Ada. */
export function initIn(folder: string): void {
  gitIn(folder, "init", "--quiet", "--template=", "--initial-branch", "main")
  nameIn(folder)
}

/** Commits all that is in a folder. */
export function commitAllIn(folder: string, message: string): void {
  gitIn(folder, "add", "--all")
  gitIn(folder, "commit", "--quiet", "--allow-empty", "--message", message)
}
