import { locateFile, nameDiagnostic } from "../../../../content/check/check-file"
import { customPageSlug } from "../../../../content/contract/data-paths"
import {
  type Diagnostic,
  type DiagnosticMessage,
  errorAt,
  type Redirect,
} from "../../../../content/diagnostic/diagnostic"
import type { Path } from "../../../../content/location/json-path"
import { sentenceLanguage, translated } from "../../../../content/sentences/sentences"
import { customPageNameKey, kindNamedAt, type Named } from "../../../references/named-values"
import type { Reference } from "../../../references/references"
import { committedFilesFor, namedAt, type RenameRequest, renamePlan } from "../../../references/rename"
import { encodedLike, type Texts, textsOf } from "../../../references/texts"
import { words } from "../../../words/words"
import type { FileBytes } from "../disk"
import type { FileEdit } from "./apply-edit"

/** An edit that renames something. */
export type NameEdit = RenameRequest

/** What changes with a name. */
export interface RenameResult {
  readonly from: string
  readonly to: string
  /** The places that refer to it. */
  readonly references: readonly Reference[]
  readonly redirects: readonly Redirect[]
  /** Addresses whose redirect is dropped because a page has them again. */
  readonly dropped: readonly string[]
  /** Renamed files: old path and new path. */
  readonly moves: ReadonlyArray<readonly [from: string, to: string]>
}

type Rename =
  | { readonly kind: "rename"; readonly renamed: RenameResult; readonly files: FileBytes }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }

/** @returns the edit as a rename; undefined if it is not one */
export function nameEdit(file: string, edit: FileEdit): NameEdit | undefined {
  if (edit.kind === "name")
    return customPageSlug(file) === undefined ? undefined : { file, path: [customPageNameKey], to: edit.to }
  const isName = edit.kind === "set" && typeof edit.to === "string" && kindNamedAt(file, edit.path) !== undefined
  return isName ? { file, path: edit.path, to: String(edit.to) } : undefined
}

/**
 * @param present the bytes of all text files
 * @param edit of a name
 * @param committed reads a file at the last commit
 * @returns the files with the new name wherever it is used, or why it is refused; undefined if only the edited value changes
 */
export async function planNameEdit(
  present: FileBytes,
  edit: NameEdit,
  committed: (file: string) => Promise<Buffer | undefined>,
): Promise<Rename | undefined> {
  const { file, path, to } = edit
  const texts = textsOf(present)
  const named = namedAt(texts, edit)
  if (!named) return undefined
  const isFileName = customPageSlug(file) !== undefined && named.identifier !== to
  const wrong = isFileName ? refusedName(file, to) : []
  if (wrong.length > 0) return { kind: "refused", diagnostics: wrong }
  const plan = renamePlan(texts, edit, await committedTexts(named, committed))
  if (!plan) return undefined
  if (plan.kind === "refused") return refused(file, path, plan)
  const origins = new Map([...plan.moved].map(([from, target]) => [target, from]))
  const files = [...plan.texts].map(([name, text]) => {
    const bytes = present.get(origins.get(name) ?? name)
    return [name, text === undefined ? undefined : encodedLike(text, bytes)] as const
  })
  const { references, redirects, dropped, moved } = plan
  return {
    kind: "rename",
    files: new Map(files),
    renamed: {
      from: named.identifier,
      to,
      references,
      redirects,
      dropped,
      moves: [...moved],
    },
  }
}

/** @returns the texts of a thing's files at the last commit, which say whether visitors know its addresses */
export async function committedTexts(
  named: Named,
  committed: (file: string) => Promise<Buffer | undefined>,
): Promise<Texts> {
  const names = committedFilesFor(named)
  return textsOf(new Map(await Promise.all(names.map(async (name) => [name, await committed(name)] as const))))
}

/**
 * @param file of a custom page
 * @param name its new name, which is its address
 * @returns what is wrong with the name
 */
export function refusedName(file: string, name: string): readonly Diagnostic[] {
  const found = nameDiagnostic(name)
  if (!found) return []
  if (found.code !== "page-taken") return [diagnosticAt(file, [customPageNameKey], found)]
  // The check's advice is about files.
  const { sentence: _, ...message } = translated(found, sentenceLanguage(words.language))
  return [diagnosticAt(file, [customPageNameKey], { ...message, advice: words.refusals.anotherAddress })]
}

const refused = (file: string, path: Path, message: DiagnosticMessage): Rename => ({
  kind: "refused",
  diagnostics: [diagnosticAt(file, path, message)],
})

/** Has no range, because the name is not in the file. */
const diagnosticAt = (file: string, path: Path, message: DiagnosticMessage): Diagnostic =>
  locateFile(errorAt(path, message), file, { root: "" })
