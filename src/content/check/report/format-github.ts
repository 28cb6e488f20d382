import { count } from "./format-human"
import type { Problem } from "./problem"

/**
 * Writes the commands that GitHub's runner turns into annotations on the lines of a pull request:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @param problems sorted
 * @returns a command for each, then a count for the log
 */
export function formatGithub(problems: readonly Problem[]): string {
  const commands = problems.map(({ severity, file, line, column, path, code, message, advice }) => {
    const properties = { file, line, col: column, title: path || code }
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    return `::${severity} ${list.join(",")}::${escapeData(`${message} ${advice}`)}\n`
  })
  return `${commands.join("")}${count(problems)}\n`
}

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
