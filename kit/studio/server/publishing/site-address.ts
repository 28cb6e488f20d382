import { join } from "node:path"
import { getIn } from "../../../content/location/json-path"
import { parseUrl } from "../../../language/addresses"
import { tryGit } from "../../../owner/files/git"
import { contentInBytes } from "../../references/texts"
import { bytesOf } from "../publishing/disk"

/** Where a site is published to. */
interface Host {
  /** The repository that its commits are pushed to, without a password; undefined if there is none. */
  readonly remote: string | undefined
  /** There is one, elsewhere, and the site has an address that is not an example: visitors may see it there. */
  readonly isConnected: boolean
  /** The address at which visitors find the site, with its path prefix and a final slash; undefined as long as nothing was pushed to a host. */
  readonly live: string | undefined
}

/**
 * Finds out without sending any request.
 *
 * @param data the folder of the content
 * @param prefix the path prefix of builds, if known here
 */
export async function readHost(data: string, prefix = process.env.PATH_PREFIX): Promise<Host> {
  const remotes = (await tryGit(data, "remote"))?.split("\n") ?? []
  const upstream = await tryGit(data, "rev-parse", "--abbrev-ref", "@{upstream}")
  const name = remotes.find((each) => upstream?.startsWith(`${each}/`)) ?? remotes[0]
  const address = name && (await tryGit(data, "remote", "get-url", name))
  const remote = address?.replace(/^(\w+:\/\/)[^/@]*@/, "$1") || undefined
  const url = await siteUrlIn(data)
  const isOwn = url !== undefined && !/(?:^|\.)example(?:\.(?:com|net|org))?\.?$/.test(url.hostname)
  // A folder of this computer builds no site.
  const isElsewhere = remote !== undefined && /^(?!file:)\w+:\/\/|^[^/\\:]{2,}:/.test(remote)
  const isPushed = isElsewhere && isOwn && (await tryGit(data, "for-each-ref", "--count=1", `refs/remotes/${name}`))
  return { remote, isConnected: isElsewhere && isOwn, live: isPushed ? liveAddress(url, remote, prefix) : undefined }
}

function liveAddress(url: URL, remote: string, prefix: string | undefined): string {
  // If the owner has not set a prefix, GitHub Pages uses the repository's name.
  const path = (prefix ?? projectPath(url, remote)).replace(/\/*$/, "/")
  return new URL(url.pathname.replace(/\/*$/, "") + (path.startsWith("/") ? path : `/${path}`), url).href
}

/** The address in site.json, if it is that of a website. */
async function siteUrlIn(data: string): Promise<URL | undefined> {
  const written = getIn(contentInBytes("site.json", await bytesOf(join(data, "site.json"))), "siteUrl")
  const url = typeof written === "string" ? parseUrl(written) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The path of a project site on GitHub Pages: the repository's name, unless that is the name of the host itself (docs.github.com, GitHub Pages). */
function projectPath({ hostname }: URL, remote: string): string {
  const [, owner = "", name = ""] = /github\.com[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(remote) ?? []
  const isTheirs = owner !== "" && hostname.toLowerCase() === `${owner.toLowerCase()}.github.io`
  return isTheirs && name.toLowerCase() !== hostname.toLowerCase() ? `/${name}` : ""
}
