import { posix } from "node:path"
import type { Redirect } from "../contract/addresses/redirects"
import type { DataFolder } from "../files/data-folder"
import { type JsonNode, memberOf, nodeAt, offsetInText } from "../json/json-node"
import { lineTextAt, rangeOf, type SourceText, type Span, sourceText } from "../json/source-text"
import type { CheckedFile } from "./check-file"
import type { Diagnostic, Fix, LocalDiagnostic } from "./report/diagnostic"

/** A file with diagnostics. */
export interface Source {
  /** Within the folder. */
  readonly path: string
  readonly source: SourceText
  /** Of a JSON file, or of the front matter of a page. */
  readonly root?: JsonNode | undefined
}

/**
 * Adds the location to a diagnostic. Nothing else does.
 *
 * @param diagnostic as a rule reported it
 * @param file of the diagnostic
 * @param folder under check
 * @returns the diagnostic with its file, range and path
 */
export function locate(
  { severity, code, message, advice, fix, redirect, joint, path: within, key, match, span }: LocalDiagnostic,
  { path: file, source, root }: Source,
  folder: Pick<DataFolder, "root">,
): Diagnostic {
  const path = key === undefined ? within : [...within, key]
  const target = span ?? (root ? spanOf(root, source, { path: within, key, match }) : { start: 0, end: 0 })
  return {
    severity,
    code,
    file: posix.join(folder.root, file),
    range: rangeOf(source, target),
    path,
    message,
    advice,
    ...(fix ? { fix: locatedFix(fix, path, { file, source, span: target }) } : {}),
    ...(redirect ? { fix: redirectFix(redirect) } : {}),
    ...(joint ? { joint } : {}),
    lineText: lineTextAt(source, target.start),
  }
}

/** @returns a file's own diagnostics, located */
export const located = ({ file, source, root, diagnostics }: CheckedFile, folder: Pick<DataFolder, "root">) =>
  diagnostics.map((each) => locate(each, { path: file.path, source, root }, folder))

/** @returns a diagnostic of a whole file, which need not exist */
export const locateFile = (diagnostic: LocalDiagnostic, path: string, folder: Pick<DataFolder, "root">): Diagnostic =>
  locate(diagnostic, { path, source: sourceText("") }, folder)

function spanOf(
  root: JsonNode,
  { text }: SourceText,
  { path, key, match }: { path: LocalDiagnostic["path"]; key: string | undefined; match: Span | undefined },
): Span {
  const node = nodeAt(root, path)
  const member = key === undefined ? undefined : memberOf(node, key)
  if (match) return { start: offsetInText(text, node, match.start), end: offsetInText(text, node, match.end) }
  return { start: member?.start ?? node.start, end: member?.end ?? node.end }
}

function locatedFix(
  { title, applicability, value, span, isName }: NonNullable<LocalDiagnostic["fix"]>,
  path: LocalDiagnostic["path"],
  { file, source, span: target }: { readonly file: string; readonly source: SourceText; readonly span: Span },
): Fix {
  const text = String(value ?? "")
  if (span) return { title, applicability, edit: { kind: "text", range: rangeOf(source, span), text } }
  // In front matter, keys have no quotes.
  const key = file.endsWith(".md") ? text : JSON.stringify(text)
  if (isName) return { title, applicability, edit: { kind: "text", range: rangeOf(source, target), text: key } }
  return {
    title,
    applicability,
    edit: value === undefined ? { kind: "remove", path } : { kind: "set", path, to: value },
  }
}

const redirectFix = (redirect: Redirect): Fix => ({
  title: "Add the redirect",
  applicability: "suggested",
  edit: { kind: "redirect", ...redirect },
})
