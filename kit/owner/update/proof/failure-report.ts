import { sep } from "node:path"

/**
 * Gatsby names the file of an error above its own stack traces, which can fill the last lines.
 *
 * @param said what a program that failed has written
 * @param folder of the project in which it ran
 * @returns the lines that name files of the project, if there are any, and then the last lines
 */
export function failureReport(said: string, folder: string): string {
  const lines = said.trim().split("\n")
  const root = folder + sep
  const ofProject = (line: string) => line.startsWith("File: ") || line.includes(root)
  const named = new Set(lines.filter((line) => ofProject(line) && !/node_modules|[\\/ ]\.cache/.test(line)))
  const last = `The last lines say why:\n\n${lines.slice(-25).join("\n")}`
  if (named.size === 0) return last
  const files = [...named].slice(0, 10).map((line) => line.trim().replaceAll(root, ""))
  return `It names these files:\n\n${files.join("\n")}\n\n${last}`
}
