import { posix } from "node:path"
import { writeBrandStyles } from "../../styles/brand"
import type { Problem } from "../check/report/problem"

/**
 * Gives the development server the owner's colours after each check of the content; while they have an error the last good ones stay.
 *
 * @param problems that the check found
 */
export function renewBrandStyles(problems: readonly Problem[]): void {
  const broken = problems.some(({ severity, file }) => severity === "error" && posix.basename(file) === "brand.json")
  if (!broken) void writeBrandStyles()
}
