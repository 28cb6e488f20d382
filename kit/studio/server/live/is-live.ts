import { versionIn } from "../../../content/files/content-version"
import { hasHistory, says } from "../../../content/files/git"
import { lastCommits } from "../publishing/history"
import { askSite, type SiteAnswer } from "./ask-site"
import { committedVersion } from "./committed-version"
import { liveAddress } from "./live-address"

/** Whether visitors see what was published. */
export type Live =
  /** They do; when it was committed, in ISO 8601, if there is git. */
  | { readonly kind: "live"; readonly date?: string }
  /** They see what was published before, and when that was committed. */
  | { readonly kind: "older"; readonly date: string }
  /** They see something that was not published from here lately. */
  | { readonly kind: "other" }
  /** site.json has no address. */
  | { readonly kind: "no-address" }
  | Exclude<SiteAnswer, { readonly kind: "version" }>

/** With how many of the last commits a site is compared. */
const most = 20

/**
 * Asks the site, once.
 *
 * @param data the folder of the content
 * @param ask asks a site for its version
 * @returns whether it shows what was published last
 */
export async function isLive(data: string, ask: typeof askSite = askSite): Promise<Live> {
  const address = await liveAddress(data)
  if (address === undefined) return { kind: "no-address" }
  const answer = await ask(address)
  if (answer.kind !== "version") return answer
  const { version } = answer
  if (!(await hasHistory(data))) return version === (await versionIn(data)) ? { kind: "live" } : { kind: "other" }
  // The host builds what was pushed, if there is something to push to.
  const published = (await says(data, "rev-parse", "--quiet", "--verify", "@{upstream}^{commit}"))
    ? "@{upstream}"
    : "HEAD"
  const commits = await lastCommits(data, published, most)
  for (const [index, { commit, date }] of commits.entries())
    if ((await committedVersion(data, commit)) === version) return { kind: index === 0 ? "live" : "older", date }
  return { kind: "other" }
}
