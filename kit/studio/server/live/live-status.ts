import { computeFolderVersion } from "../../../content/files/content-version"
import { hasHistory, succeeds } from "../../../content/files/git"
import { lastCommits } from "../publishing/history"
import { committedVersion } from "./committed-version"
import { fetchSiteVersion, type SiteVersion } from "./fetch-site-version"
import { readLiveAddress } from "./live-address"

/** Whether visitors see what was published. */
export type LiveStatus =
  /** They do; when it was committed, in ISO 8601, if there is git. */
  | { readonly kind: "live"; readonly date?: string }
  /** They see what was published before, and when that was committed. */
  | { readonly kind: "older"; readonly date: string }
  /** They see something that was not published from here lately. */
  | { readonly kind: "other" }
  /** site.json has no address. */
  | { readonly kind: "no-address" }
  | Exclude<SiteVersion, { readonly kind: "version" }>

/** With how many of the last commits a site is compared. */
const maxCommits = 20

/**
 * Asks the site, once.
 *
 * @param data the folder of the content
 * @param ask asks a site for its version
 * @returns whether it shows what was published last
 */
export async function liveStatus(data: string, ask: typeof fetchSiteVersion = fetchSiteVersion): Promise<LiveStatus> {
  const address = await readLiveAddress(data)
  if (address === undefined) return { kind: "no-address" }
  const answer = await ask(address)
  if (answer.kind !== "version") return answer
  const { version } = answer
  if (!(await hasHistory(data)))
    return version === (await computeFolderVersion(data)) ? { kind: "live" } : { kind: "other" }
  // The host builds what was pushed, if there is something to push to.
  const published = (await succeeds(data, "rev-parse", "--quiet", "--verify", "@{upstream}^{commit}"))
    ? "@{upstream}"
    : "HEAD"
  const commits = await lastCommits(data, published, maxCommits)
  for (const [index, { commit, date }] of commits.entries())
    if ((await committedVersion(data, commit)) === version) return { kind: index === 0 ? "live" : "older", date }
  return { kind: "other" }
}
