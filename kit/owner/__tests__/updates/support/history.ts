import { spawnSync } from "node:child_process"
import { join } from "node:path"

export const project: string = join(__dirname, "../../../../..")

/** @returns what git says of this repository; nothing if it fails */
export function saidByGit(...args: readonly string[]): string {
  const { status, stdout } = spawnSync("git", [...args], { cwd: project, encoding: "utf8" })
  return status === 0 ? stdout : ""
}
