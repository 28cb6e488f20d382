import type { LocalDiagnostic } from "../../diagnostic/diagnostic"
import { parseMarkdown } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { wordsOutsideCode } from "./foreign-markdown"
import { textError } from "./text-diagnostic"

/**
 * How other programs mark what visitors do not get to read: HTML, also unfinished or with a dash of an autocorrection; Obsidian; MDX and Hugo; Jekyll, Hugo,
 * Kramdown and Nunjucks; and addresses that nothing refers to. Whatever begins and is not ended goes on to the end: each letter is looked at once.
 */
const remark = new RegExp(
  [
    "<!\\s?(?:-|–|—)(?:(?!(?:--|–|—)>)[\\s\\S])*(?:(?:--|–|—)>)?",
    "^%%(?:(?!%%)[\\s\\S])*(?:%%)?",
    "(?<!\\d)%%(?:(?!%%)[^\\n])+%%",
    "\\{+\\s*\\/\\*(?:(?!\\*\\/)[\\s\\S])*(?:\\*\\/\\s*\\}*)?",
    "\\{%-?\\s*comment\\b(?:(?!endcomment)[\\s\\S])*(?:endcomment\\s*-?%\\})?",
    "\\{\\{[<%]\\s*comment\\b(?:(?!\\/\\s*comment)[\\s\\S])*(?:\\/\\s*comment\\s*[>%]\\}\\})?",
    "\\{::comment\\}(?:(?!\\{:\\/)[\\s\\S])*(?:\\{:\\/(?:comment)?\\})?",
    "\\{#[^{}#\\n]*#\\}",
    "\\{>>[^{}\\n]*\\}",
    "(?<=^[ >*+-]*)\\[(?:\\/\\/|comment)\\]:.*$",
    "(?<=^[ >*+-]*)\\[[^\\]\\n^][^\\]\\n]{0,40}\\]:[ \\t]*(?:#|<#?>)(?:[ \\t].*)?$",
  ].join("|"),
  "gm",
)

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
