import { createColors } from "picocolors"
import type { Problem } from "./problem"

/** What fits beside the line numbers in a terminal of ordinary width. */
const widest = 96

/**
 * @param problems sorted
 * @param options.color whether the reader's terminal shows colours
 * @returns each problem with its line and a caret under the place, then a count
 */
export function formatHuman(problems: readonly Problem[], { color }: { color: boolean }): string {
  const colors = createColors(color)
  const blocks = problems.map((problem) => {
    const { severity, message, advice, path } = problem
    const place = colors.bold(placeOf(problem))
    const said = severity === "error" ? colors.red(message) : colors.yellow(`Warning: ${message}`)
    return `${[place, path, said, advice].filter(Boolean).join("  ")}\n${excerpt(problem, colors.dim)}`
  })
  return `${blocks.join("\n")}${blocks.length > 0 ? "\n" : ""}${count(problems)}\n`
}

/** @returns where a problem is, in the form that terminals and editors turn into a link */
const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

/**
 * @param problems any
 * @returns how many there are, in words
 */
export function count(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length
  const warnings = problems.length - errors
  if (problems.length === 0) return "No problems."
  const parts = [errors > 0 ? many(errors, "error") : "", warnings > 0 ? many(warnings, "warning") : ""]
  const files = many(new Set(problems.map(({ file }) => file)).size, "file")
  return `${parts.filter(Boolean).join(" and ")} in ${files}.`
}

const many = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`

function excerpt({ line, column, lineText }: Problem, dim: (text: string) => string): string {
  if (lineText.trim() === "") return ""
  const start = column - 1 > widest - 20 ? column - 1 - Math.floor(widest / 2) : 0
  const before = start > 0 ? "…" : ""
  const after = lineText.length > start + widest ? "…" : ""
  const shown = `${before}${lineText.slice(start, start + widest)}${after}`
  const margin = " ".repeat(String(line).length)
  const indent = blank(`${before}${lineText.slice(start, column - 1)}`)
  return `  ${dim(`${line} |`)} ${shown}\n  ${dim(`${margin} |`)} ${indent}^\n`
}

/** Spaces as wide as the text: tabs stay, and the signs that terminals show twice as wide count twice. */
function blank(text: string): string {
  return [...text]
    .map((sign) => {
      if (sign === "\t") return sign
      if (/\p{M}/u.test(sign)) return ""
      return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u.test(
        sign,
      )
        ? "  "
        : " "
    })
    .join("")
}
