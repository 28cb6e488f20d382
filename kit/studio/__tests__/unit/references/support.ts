import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { customPageSlug } from "../../../../content/contract/data-paths"
import { customPageNameKey, kindNamedAt } from "../../../references/named-values"
import { type RenamePlan, type RenameRequest, renamePlan } from "../../../references/rename"
import { type Texts, textsOf } from "../../../references/texts"
import { textValues } from "../../../references/values"

/** @returns the texts of a folder's content */
export function textsIn(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll(sep, "/"))
  const texts = files.filter((file) => /\.(?:json|md)$/.test(file) && !/^(?:README|REFERENCE)/.test(file))
  return textsOf(new Map(texts.sort().map((file) => [file, readFileSync(join(folder, file))])))
}

/** @returns everything that has a name */
export const namesIn = (texts: Texts): ReadonlyArray<Omit<RenameRequest, "to">> =>
  [...texts].flatMap(([file, text]) => [
    ...textValues(file, text).flatMap(({ path }) => (kindNamedAt(file, path) ? [{ file, path }] : [])),
    ...(customPageSlug(file) === undefined ? [] : [{ file, path: [customPageNameKey] }]),
  ])

/** @returns a plan, which must be one */
export function planned(texts: Texts, request: RenameRequest, committed: Texts = new Map()): RenamePlan {
  const plan = renamePlan(texts, request, committed)
  if (plan?.kind !== "plan") throw new Error(`There is no plan: ${plan?.message}`)
  return plan
}

/** @returns the content after a plan */
export function contentAfter(texts: Texts, plan: RenamePlan): Texts {
  const changed = new Map([...texts, ...plan.texts])
  return new Map([...changed].flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])).sort())
}
