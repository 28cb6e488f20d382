import {
  assessmentId,
  assessmentPath,
  customPagePath,
  customPageSlug,
  engagementFile,
} from "../../content/contract/data-paths"
import { isUnpublished } from "../../content/contract/posts"
import { brokenRule } from "../../content/contract/rules/diagnose"
import { engagementSlug, isAtOrBelow, optionalRoutes, routePath } from "../../content/contract/site-addresses"
import type { DiagnosticMessage, Redirect } from "../../content/diagnostic/diagnostic"
import { NoSuchPath } from "../../content/json/edit-json"
import { asList, asText, getIn, type Path } from "../../content/location/json-path"
import { addressesOf, customPageNameKey, homes, kindNamedAt, type Named } from "./named-values"
import { changedRedirects } from "./redirects"
import { applySwaps, type Reference, withReferencesTo } from "./references"
import { jsonOf, type Texts } from "./texts"
import { fieldIn, textValues } from "./values"

/** What to rename: the value that is its name, and the new name. */
export interface RenameRequest {
  /** Within data/. */
  readonly file: string
  /** Of the name; for a custom page `["slug"]`, though its file is its name. */
  readonly path: Path
  readonly to: string
}

/** Everything that changes with a name. */
export interface RenamePlan {
  readonly kind: "plan"
  readonly named: Named
  /** The new texts of files; undefined for one that is removed. */
  readonly texts: ReadonlyMap<string, string | undefined>
  /** The renamed files: from the old to the new name. */
  readonly moved: ReadonlyMap<string, string>
  /** The places that refer to it. Their files have the new names. */
  readonly references: readonly Reference[]
  readonly redirects: readonly Redirect[]
  /** The addresses that are no longer redirected, since they have a page again. */
  readonly dropped: readonly string[]
}

/** The new name cannot be given; nothing changes. */
interface RefusedRename extends DiagnosticMessage {
  readonly kind: "refused"
}

/**
 * @param texts of the content
 * @param request what to rename
 * @returns what has the name; undefined if nothing has one there, or something else has the same name, so that it is ambiguous
 */
export function namedAt(texts: Texts, { file, path }: Pick<RenameRequest, "file" | "path">): Named | undefined {
  const kind = kindNamedAt(file, path)
  if (kind === undefined) return undefined
  const ownName = customPageSlug(file)
  if (ownName !== undefined) return { kind, identifier: ownName }
  const values = textValues(file, texts.get(file) ?? "")
  const name = values.find((each) => each.path.join() === path.join())?.value
  const same = values.filter((each) => each.value === name && kindNamedAt(file, each.path) === kind)
  if (name === undefined || name.trim() === "" || same.length > 1) return undefined
  if (kind === "page" && texts.has(customPagePath(name))) return undefined
  const assessment = assessmentId(file)
  return { kind, identifier: name, ...(kind === "pillar" && assessment !== undefined ? { assessment } : {}) }
}

/** @returns the files whose state at the last commit says whether visitors know an address, within data/ */
export function committedFilesFor({ kind, identifier: name }: Named): readonly string[] {
  const { list, fileOf } = homes[kind]
  const own = [list?.[0], fileOf?.(name), kind === "page" ? engagementFile : undefined].filter(
    (file) => file !== undefined,
  )
  return own.length > 0 ? ["redirects.json", ...own] : []
}

/**
 * Plans a rename: in its own value, in all references, in the names of its files, and with redirects from addresses that visitors know.
 *
 * @param texts of the content
 * @param request what to rename
 * @param committed the texts of `committedFilesFor` at the last commit
 * @returns the plan, or why the name cannot be given; undefined if nothing has a name there, or the new one breaks its rules
 */
export function renamePlan(
  texts: Texts,
  request: RenameRequest,
  committed: Texts,
): RenamePlan | RefusedRename | undefined {
  const { file, path, to } = request
  const named = namedAt(texts, request)
  if (!named || named.identifier === to || isBrokenName(request)) return undefined
  const refused = nameRefusal(texts, named, to, file)
  if (refused) return { kind: "refused", ...refused }
  const { texts: referring, references } = withReferencesTo(texts, named, to)
  const changed = new Map<string, string | undefined>(referring)
  if (customPageSlug(file) === undefined) {
    const own = textValues(file, changed.get(file) ?? texts.get(file) ?? "").find(
      (each) => each.path.join() === path.join(),
    )
    const span = own?.spanOf({ start: 0, end: named.identifier.length })
    if (!own || !span) return undefined
    changed.set(file, applySwaps(changed.get(file) ?? texts.get(file) ?? "", [{ ...span, to: own.written(to) }]))
  }
  const moved = movesOf(texts, named, to)
  for (const [from, target] of moved) {
    changed.set(target, changed.get(from) ?? texts.get(from))
    changed.set(from, undefined)
  }
  const redirected = redirectsFor(texts, changed, named, to, committed)
  return {
    kind: "plan",
    named,
    moved,
    texts: redirected.texts,
    references: references
      .flatMap((each) => (each.file === "redirects.json" ? redirected.present(each) : [each]))
      .map((each) => ({ ...each, file: moved.get(each.file) ?? each.file })),
    redirects: redirected.added,
    dropped: redirected.dropped,
  }
}

function isBrokenName({ file, path, to }: RenameRequest): boolean {
  const isPage = customPageSlug(file) !== undefined && path.join() === customPageNameKey
  // A page's name follows the rules of a post's.
  const field = isPage ? fieldIn("posts.json", [0, "slug"]) : fieldIn(file, path)
  return brokenRule(field?.facts.rules ?? [], to) !== undefined
}

function movesOf(texts: Texts, { kind, identifier }: Named, to: string): ReadonlyMap<string, string> {
  const { fileOf } = homes[kind]
  return fileOf && texts.has(fileOf(identifier)) ? new Map([[fileOf(identifier), fileOf(to)]]) : new Map()
}

/** A file with the new name would be overwritten. A name that another entry has is refused by the check, which says which one. */
function nameRefusal(texts: Texts, named: Named, to: string, file: string): DiagnosticMessage | undefined {
  const [target] = movesOf(texts, named, to).values()
  if (target === undefined || !texts.has(target)) return undefined
  const others = textValues(file, texts.get(file) ?? "").filter(({ path }) => kindNamedAt(file, path) === named.kind)
  if (others.some(({ value }) => value === to)) return undefined
  const isPage = named.kind === "page"
  return {
    code: "name-taken",
    message: isPage ? `There is already a page at /${to}/.` : `There is already a file data/${target}.`,
    advice: isPage ? "Choose another address." : "Choose another name, or remove that file first.",
  }
}

interface Redirected {
  readonly texts: ReadonlyMap<string, string | undefined>
  readonly added: readonly Redirect[]
  readonly dropped: readonly string[]
  /** A reference of redirects.json where it is now, if it is still there. */
  readonly present: (reference: Reference) => readonly Reference[]
}

function redirectsFor(
  before: Texts,
  changed: ReadonlyMap<string, string | undefined>,
  named: Named,
  to: string,
  committed: Texts,
): Redirected {
  const none: Redirected = { texts: changed, added: [], dropped: [], present: (reference) => [reference] }
  // A tool has a page of its own if it has an assessment.
  const there = named.kind === "tool" && !before.has(assessmentPath(named.identifier)) ? 1 : 2
  const former = addressesOf(named).slice(0, there)
  const present = addressesOf({ ...named, identifier: to }).slice(0, there)
  const isKnown = knownAddresses(named, committed)
  const wanted = former.flatMap((from, index): Redirect[] => {
    const target = present[index]
    return target !== undefined && isKnown(from) && isShown(before, named, target) ? [{ from, to: target }] : []
  })
  const file = "redirects.json"
  const text = changed.get(file) ?? before.get(file)
  try {
    const {
      text: after,
      added,
      dropped,
    } = changedRedirects(text, { added: wanted, inUse: present }, before.get("site.json") ?? "")
    if (after === text) return none
    const isEmpty = after !== undefined && asList(JSON.parse(after)).length === 0
    const texts = new Map([...changed, [file, isEmpty && !committed.has(file) ? undefined : after]])
    const froms = asList(jsonOf(before, file)).map((entry) => asText(getIn(entry, "from")))
    return {
      texts,
      added,
      dropped,
      present: (reference) => {
        const index = Number(reference.path[0])
        if (dropped.includes(froms[index] ?? "")) return []
        const shift = froms.slice(0, index).filter((from) => dropped.includes(from)).length
        return [{ ...reference, path: [index - shift, ...reference.path.slice(1)] }]
      },
    }
  } catch (error) {
    // A file that cannot be read gets no redirect; the check says what to write into it.
    if (error instanceof NoSuchPath) return none
    throw error
  }
}

/**
 * @param named a thing with a name
 * @param committed the texts of `committedFilesFor` at the last commit
 * @returns a function that says whether visitors may know one of its addresses: it was a page or a redirect then
 */
export function knownAddresses(named: Named, committed: Texts): (address: string) => boolean {
  const { kind, identifier: name } = named
  const redirected = new Set(listIn(committed, "redirects.json").map((entry) => getIn(entry, "from")))
  const [first, second] = addressesOf(named)
  const wasPublic = isPublic(committed, kind, name)
  return (address) =>
    redirected.has(address) ||
    (address === first && wasPublic) ||
    (address === second && committed.has(assessmentPath(name)))
}

/** Whether the content has a thing that visitors see. */
function isPublic(texts: Texts, kind: Named["kind"], name: string): boolean {
  const own = customPagePath(name)
  if (kind === "page" && texts.has(own)) return !isUnpublished(jsonOf(texts, own))
  if (kind === "page") return engagementSlug(jsonOf(texts, engagementFile)) === name
  const [file, key] = homes[kind].list ?? []
  if (file === undefined || key === undefined) return false
  const isElsewhere = (entry: unknown) => getIn(entry, "externalUrl") !== undefined
  return listIn(texts, file).some((entry) => getIn(entry, key) === name && !isUnpublished(entry) && !isElsewhere(entry))
}

/** Whether visitors can open the thing today: a redirect to anything else leads nowhere. */
function isShown(texts: Texts, { kind, identifier: name }: Named, address: string): boolean {
  const off = asList(getIn(jsonOf(texts, "site.json"), "pagesOff")).map(String)
  const pages = optionalRoutes.filter((route) => off.includes(route)).map(routePath)
  if (isAtOrBelow(address, pages)) return false
  return (kind !== "post" && kind !== "page") || isPublic(texts, kind, name)
}

const listIn = (texts: Texts, file: string): readonly unknown[] => asList(jsonOf(texts, file))
