import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * @param project the project's folder
 * @returns the packages in its package.json that are not installed
 * @throws if package.json is missing or invalid JSON
 */
export function missingPackages(project: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.filter((name) => !existsSync(join(project, "node_modules", name)))
}
