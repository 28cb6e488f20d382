import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { getIn } from "../../../content/json/json-path"
import { readableContent } from "../../label-sets/replacement"

/**
 * @param project its folder
 * @returns whether the packages of its package-lock.json are installed: those, and no other version of one
 */
export function hasItsPackages(project: string): boolean {
  const wanted = packagesIn(join(project, "package-lock.json"))
  // What npm writes about the packages that it has installed.
  const present = packagesIn(join(project, "node_modules/.package-lock.json"))
  if (present.size === 0) return false
  return [...wanted].every(([path, its]) => {
    const there = present.get(path)
    // Packages for other systems are left out.
    return there === undefined ? getIn(its, "optional") === true : getIn(there, "version") === getIn(its, "version")
  })
}

/** The packages of a lock, without the project itself. */
function packagesIn(lock: string): ReadonlyMap<string, unknown> {
  if (!existsSync(lock)) return new Map()
  const packages = getIn(readableContent(readFileSync(lock)), "packages")
  return new Map(Object.entries(Object(packages)).filter(([path]) => path !== ""))
}
