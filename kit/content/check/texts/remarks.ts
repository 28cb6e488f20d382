import type { LocalDiagnostic } from "../../diagnostic/diagnostic"
import { parseMarkdown } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { wordsOutsideCode } from "./foreign-markdown"
import { textError } from "./text-diagnostic"

/**
 * Comments, which visitors are not meant to read, as other programs write them: HTML, even unclosed or with an autocorrected dash; Obsidian; MDX and Hugo;
 * Jekyll, Hugo, Kramdown, Nunjucks, EJS and Handlebars; and link definitions used as comments. An unclosed one may extend to the end; none passes the next place
 * at which one could begin, so that each letter is read only once.
 */
const remark = new RegExp(
  [
    "<!--?-?>",
    "<!\\s?-(?!-)(?:(?!->|<!)[\\s\\S])*->",
    "(?:<|&lt;)!\\s?[-–—](?:(?!(?:--|–|—)(?:>|&gt;)|(?:<|&lt;)!\\s?[-–—])[\\s\\S])*(?:--|–|—)(?:>|&gt;)",
    "<!(?<=^[ >*+-]*<!)\\s?[-–—](?:(?!<!\\s?[-–—])[\\s\\S])*",
    "<!\\s?[-–—](?:(?!<!\\s?[-–—]|\\n[ \\t]*\\n)[\\s\\S])*",
    "<%(?:#|--)(?:(?!<%|%>)[\\s\\S])*%>",
    "\\{\\{!(?:(?!\\{\\{|\\}\\})[\\s\\S])*\\}+",
    "^%%(?:(?!%%)[\\s\\S])*(?:%%)?",
    "(?<!\\d)%%(?:(?!%%)[^\\n])+%%",
    "\\{{1,2}\\s?\\/\\*(?:(?!\\*\\/)[\\s\\S])*(?:\\*\\/\\s*\\}*)?",
    "\\{%-?\\s*comment\\b(?:(?!endcomment)[\\s\\S])*(?:endcomment\\s*-?%\\})?",
    "\\{\\{[<%]\\s*comment\\b(?:(?!\\/\\s*comment)[\\s\\S])*(?:\\/\\s*comment\\s*[>%]\\}\\})?",
    "\\{::comment\\}(?:(?!\\{:\\/)[\\s\\S])*(?:\\{:\\/(?:comment)?\\})?",
    "\\{#[^{}#]*#\\}",
    "\\{>>[^{}\\n]*\\}",
    "\\[(?<=^[ >*+-]*\\[)(?:\\/\\/|comment)\\]:[ \\t]*\\S+[ \\t]+\\((?:[^()\\n]|\\n(?!\\n))*\\)[ \\t]*$",
    "\\[(?<=^[ >*+-]*\\[)(?:\\/\\/|comment)\\]:.*$",
    "\\[(?<=^[ >*+-]*\\[)[^\\]\\n^][^\\]\\n]{0,40}\\]:[ \\t]*(?:#|<#?>)(?:[ \\t].*)?$",
  ].join("|"),
  "gm",
)

/** @returns a text of a JSON file or of a page's settings without its remarks */
export const withoutRemarks = (text: string): string => text.replace(remark, "").trim()

/**
 * @param text in Markdown
 * @returns errors for remarks that were not meant for visitors
 */
export function remarkDiagnostics(text: string): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const words = wordsOutsideCode(text, tree, true)
  return [...words.matchAll(remark)].flatMap(({ index, 0: found }) => {
    if (text[index - 1] === "\\") return []
    const span = { start: index, end: index + found.trimEnd().length }
    return [textError(span, say("text-remark", {}, { applicability: "suggested", value: "" }), span)]
  })
}
