import { type Diagnostic, isError } from "../diagnostic/diagnostic"
import { sanitizeOutput, styled } from "../files/terminal"
import { pathInWords } from "../location/json-path"
import { type SentenceLanguage, sentenceIn, spokenLanguage, translated } from "../sentences/sentences"

/** The columns left next to the line numbers in a terminal of ordinary width. */
const maxWidth = 96

/**
 * @param diagnostics sorted
 * @param options.color whether the terminal shows colours
 * @param options.language the reader's
 * @returns each diagnostic with its line and a caret under its start, then their count
 */
export function formatHuman(
  diagnostics: readonly Diagnostic[],
  { color, language = spokenLanguage() }: { readonly color: boolean; readonly language?: SentenceLanguage | undefined },
): string {
  const blocks = diagnostics.map((found) => {
    const diagnostic = translated(found, language)
    const { file, path } = diagnostic
    const [message, advice] = [sanitizeOutput(diagnostic.message), sanitizeOutput(adviceOf(diagnostic))]
    const said = isError(diagnostic)
      ? styled(color, "red", message)
      : styled(color, "yellow", sentenceIn(language, "command.warning", { message }))
    return `${[styled(color, "bold", sanitizeOutput(locationOf(diagnostic))), sanitizeOutput(pathInWords(file, path)), said, advice].filter(Boolean).join("  ")}\n${excerpt(diagnostic, (text) => styled(color, "dim", text))}`
  })
  return `${blocks.join("\n")}${blocks.length > 0 ? "\n" : ""}${countDiagnostics(diagnostics, language)}\n`
}

/** The longest value that is shown after its advice. */
const maxFixLength = 80

/** @returns what to write instead: the advice, with what the fix would write if the advice does not say it */
export function adviceOf({ advice, fix }: Pick<Diagnostic, "advice" | "fix">): string {
  const { edit } = fix ?? {}
  const text = edit?.kind === "set" ? String(edit.to) : edit?.kind === "text" ? edit.text.trim() : ""
  return text.length > maxFixLength || advice.includes(text) ? advice : advice.replace(/\.?$/, `: ${text}`)
}

/** @returns the location of a diagnostic, in the form that terminals and editors turn into a link */
const locationOf = ({ file, range: { start } }: Diagnostic): string => `${file}:${start.line}:${start.column}`

/** @returns the number of errors, warnings and files, as a sentence */
export function countDiagnostics(
  diagnostics: readonly Diagnostic[],
  language: SentenceLanguage = spokenLanguage(),
): string {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  if (diagnostics.length === 0) return sentenceIn(language, "command.none", {})
  const files = new Set(diagnostics.map(({ file }) => file)).size
  return sentenceIn(language, "command.counted", { errors, warnings, files })
}

function excerpt({ range, lineText: written }: Diagnostic, dim: (text: string) => string): string {
  const { line } = range.start
  // Characters that are removed before the column shift it.
  const column = sanitizeOutput(written.slice(0, range.start.column - 1)).length + 1
  const lineText = sanitizeOutput(written)
  if (lineText.trim() === "") return ""
  const start = column - 1 > maxWidth - 20 ? column - 1 - Math.floor(maxWidth / 2) : 0
  const before = start > 0 ? "…" : ""
  const after = lineText.length > start + maxWidth ? "…" : ""
  const shown = `${before}${lineText.slice(start, start + maxWidth)}${after}`
  const margin = " ".repeat(String(line).length)
  const indent = blank(`${before}${lineText.slice(start, column - 1)}`)
  return `  ${dim(`${line} |`)} ${shown}\n  ${dim(`${margin} |`)} ${indent}^\n`
}

/** Spaces as wide as the text: tabs stay, and full-width characters count twice. */
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
