import { contentVersionFile } from "../../../content/files/content-version"
import { getIn } from "../../../content/location/json-path"
import { parseUrl } from "../../../language/addresses"
import { words } from "../../words/words"
import { parseJson } from "../request"

/** What a site says about itself. */
export type SiteVersion =
  /** The version of its content. */
  | { readonly kind: "version"; readonly version: string }
  /** There is a site, but its build is too old to state its version. */
  | { readonly kind: "unsaid" }
  /** It redirects visitors to another host. */
  | { readonly kind: "moved"; readonly host: string }
  | { readonly kind: "silent"; readonly reason: string }

/** The longest wait for the whole response, in milliseconds. */
const defaultTimeoutMs = 10_000

/** How much of a file is read at most, in bytes; a version has fewer than 100. */
const maxBytes = 10_000

/** How many redirects within the site to follow, such as from http to https. */
const maxRedirects = 4

/**
 * Asks a site for the version of its content. Reads only a few bytes, follows no redirect to another host, and sends nothing about the owner.
 *
 * @param address of the site, with http or https and a final slash
 * @param timeoutMs the longest wait, in milliseconds
 */
export async function fetchSiteVersion(address: string, timeoutMs = defaultTimeoutMs): Promise<SiteVersion> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await follow(new URL(contentVersionFile, address), signal)
    if (!(response instanceof Response)) return response
    if (response.ok) return versionIn(await startOf(response))
    // If the host has the site, but not this file, the build is older.
    const home = response.status === 404 ? await follow(new URL(address), signal) : response
    if (!(home instanceof Response)) return home
    if (home !== response) await home.body?.cancel()
    return home.ok ? { kind: "unsaid" } : { kind: "silent", reason: words.live.status(home.status) }
  } catch (error) {
    return { kind: "silent", reason: signal.aborted ? words.live.tooLong : reasonOf(error) }
  }
}

function versionIn(text: string): SiteVersion {
  const version = getIn(parseJson(text), "content")
  // Some hosts respond with a page when a file is missing.
  return typeof version === "string" ? { kind: "version", version } : { kind: "unsaid" }
}

/** @returns the response with its body unread, or why the site itself did not send one */
async function follow(start: URL, signal: AbortSignal): Promise<Response | SiteVersion> {
  let url = start
  for (let moves = 0; moves <= maxRedirects; moves += 1) {
    const answer = await fetch(url, { signal, redirect: "manual", headers: { accept: "*/*" }, credentials: "omit" })
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null
    if (next === null) return answer
    await answer.body?.cancel()
    const to = parseUrl(next, url)
    if (!to) return { kind: "silent", reason: words.live.status(answer.status) }
    if (to.hostname !== url.hostname || !/^https?:$/.test(to.protocol)) return { kind: "moved", host: to.host }
    url = to
  }
  return { kind: "silent", reason: words.live.circles }
}

/** @returns the beginning of a response's body, up to `maxBytes` */
async function startOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done && size < maxBytes; part = await reader?.read()) {
    chunks.push(part.value)
    size += part.value.length
  }
  await reader?.cancel()
  return Buffer.concat(chunks).toString("utf8", 0, maxBytes)
}

const reasons = (): Readonly<Record<string, string>> => ({
  ENOTFOUND: words.live.noSuchHost,
  EAI_AGAIN: words.live.offline,
  ENETUNREACH: words.live.offline,
  ECONNREFUSED: words.live.refused,
  CERT_HAS_EXPIRED: words.live.certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: words.live.certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: words.live.certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: words.live.certificate,
})

/** Errors of Node's fetch have the connection's error as their cause. */
function reasonOf(error: unknown): string {
  const cause = getIn(error, "cause") ?? error
  const code = String(getIn(cause, "code") ?? "")
  return reasons()[code] ?? (code || String(getIn(cause, "message") ?? cause))
}
