import type { Problem } from "./problem"

/**
 * @param problems sorted
 * @returns all that is known of each, for programs
 */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length
  return `${JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2)}\n`
}
