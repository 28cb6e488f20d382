import { checkData } from "../../../content/check/check-data"
import { type Imported, importLedger } from "../../../content/contract/files"
import { brokenRule } from "../../../content/contract/rules/diagnose"
import { formerPathRules } from "../../../content/contract/rules/links"
import { postAddress } from "../../../content/contract/site-addresses"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { WrittenFile } from "../../../content/files/write-file"
import { asList, asText, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { type Draft, draftOf, refuseErrors } from "../../new/draft"
import { ledgerOf } from "../ledger"
import { isPublicPost } from "./link-posts"

/** What became of the former addresses of imported posts. */
export interface RedirectOutcome {
  readonly added: ReadonlyArray<{ readonly from: string; readonly to: string }>
  /** Why an address gets no redirect, in sentences. */
  readonly notes: readonly string[]
  readonly files: readonly WrittenFile[]
}

/**
 * Redirects the former addresses of imported posts to the posts, if the addresses were this site's and the posts are published.
 *
 * @param data the folder
 * @param run.signal aborts it, until the file is written
 * @param run.dryRun writes nothing
 * @throws Refusal if the content has errors already, or a file cannot be written
 */
export async function redirectFormer(
  data: string,
  { signal, dryRun = false }: { readonly signal: AbortSignal; readonly dryRun?: boolean },
): Promise<RedirectOutcome> {
  refuseErrors(await checkData(data))
  const draft = await draftOf(data)
  const ledger = [...ledgerOf(await draft.content(importLedger.path)).values()]
  const added: { from: string; to: string }[] = []
  const notes: string[] = []
  for (const record of ledger)
    for (const address of [record.formerUrl, ...(record.formerPaths ?? [])]) {
      const redirect = address === undefined ? undefined : await redirectOf(record, address, draft)
      if (redirect === undefined) continue
      if ("note" in redirect) notes.push(redirect.note)
      else if (await isAccepted(data, draft, redirect)) added.push(redirect)
      else notes.push(told("import.redirect.used", { from: redirect.from }))
    }
  const files = added.length === 0 || dryRun ? [] : await draft.write(signal)
  return { added, notes: [...new Set(notes)], files }
}

type Redirect = { readonly from: string; readonly to: string }

/** @param address an absolute one, or a path on the owner's former site */
async function redirectOf(
  { file, name }: Imported,
  address: string,
  draft: Draft,
): Promise<Redirect | { readonly note: string } | undefined> {
  if (file !== "posts.json") return undefined
  const post = asList(await draft.content(file)).find((each) => getIn(each, "slug") === name)
  if (post === undefined || getIn(post, "externalUrl") !== undefined) return undefined
  const site = asText(getIn(await draft.content("site.json"), "siteUrl"))
  const { hostname, pathname, search } = new URL(address, site)
  if (bare(hostname) !== bare(new URL(site).hostname))
    return { note: told("import.redirect.elsewhere", { address, site }) }
  const from = pathname.endsWith("/") ? pathname : `${pathname}/`
  const to = postAddress(name)
  const known = asList(await draft.content("redirects.json")).some((each) => getIn(each, "from") === from)
  if (known || from === to) return undefined
  if (from === "/" || search !== "" || brokenRule(formerPathRules, from))
    return { note: told("import.redirect.plain", { address }) }
  if (!isPublicPost(post)) return { note: told("import.redirect.unpublished", { to }) }
  return { from, to }
}

const bare = (host: string): string => host.replace(/^www\./, "")

/** Adds a redirect to the draft if the check accepts it. */
async function isAccepted(data: string, draft: Draft, redirect: Redirect): Promise<boolean> {
  const { length } = asList(await draft.content("redirects.json"))
  await draft.edit("redirects.json", { kind: "insert", path: [length], to: redirect })
  const errors = (await checkData(data, { overlay: draft.overlay(), memo: draft.folder.memo })).filter(isError)
  if (errors.length === 0) return true
  await draft.edit("redirects.json", { kind: "remove", path: [length] })
  return false
}
