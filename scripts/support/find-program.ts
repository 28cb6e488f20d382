import { accessSync, constants } from "node:fs"
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

/**
 * @param names that a program may have
 * @param elsewhere paths at which it may be, beside those of the variable PATH
 * @returns its path; nothing if it is not there
 */
export function findProgram(names: readonly string[], elsewhere: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find(isExecutable)
}
