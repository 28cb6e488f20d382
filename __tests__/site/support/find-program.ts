import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** @returns whether there is a program at the path that can be run */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const mayInstall = () => existsSync("/etc/debian_version") && process.getuid?.() === 0

/**
 * Finds a program, and on Debian as root installs it when there is none. If apt cannot, it says why itself.
 *
 * @param names that it may have
 * @param elsewhere paths at which it may be, beside those of the variable PATH
 * @param debianPackage that has it
 * @returns its path; nothing if it is not there and may not or cannot be installed
 */
export function findProgram(
  names: readonly string[],
  elsewhere: readonly string[],
  debianPackage: string,
): string | undefined {
  const find = () => {
    const onPath = (process.env.PATH ?? "")
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
    return [...onPath, ...elsewhere].find(isExecutable)
  }
  const installed = find()
  if (installed || !mayInstall()) return installed
  const apt = (...words: string[]) => spawnSync("apt-get", words, { stdio: "inherit" })
  apt("update")
  apt("install", "--yes", "--no-install-recommends", debianPackage)
  return find()
}
