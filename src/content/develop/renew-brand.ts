import { posix } from "node:path"
import { writeBrandStyles } from "../../styles/brand"
import type { Diagnostic } from "../check/report/diagnostic"

/**
 * Gives the development server the owner's colours after each check of the content; while they have an error the last good ones stay.
 *
 * @param diagnostics that the check found
 */
export function renewBrandStyles(diagnostics: readonly Diagnostic[]): void {
  const broken = diagnostics.some(({ severity, file }) => severity === "error" && posix.basename(file) === "brand.json")
  if (!broken) void writeBrandStyles()
}
