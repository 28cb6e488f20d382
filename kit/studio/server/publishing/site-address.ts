import { join } from "node:path"
import { getIn } from "../../../content/location/json-path"
import { parseUrl } from "../../../language/addresses"
import { tryGit } from "../../../owner/files/git"
import { contentInBytes } from "../../references/texts"
import { bytesOf } from "../publishing/disk"

/**
 * Finds out without sending any request.
 *
 * @param data the folder of the content
 * @param prefix the path prefix of builds, if known here
 * @returns the address at which visitors find the site, with its path prefix and a final slash; undefined if site.json has no valid one
 */
export async function readLiveAddress(data: string, prefix = process.env.PATH_PREFIX): Promise<string | undefined> {
  const url = await siteUrlIn(data)
  if (!url) return undefined
  // If the owner has not set a prefix, GitHub Pages uses the repository's name.
  const path = (prefix ?? projectPath(url, (await tryGit(data, "remote", "get-url", "origin")) ?? "")).replace(
    /\/*$/,
    "/",
  )
  return new URL(url.pathname.replace(/\/*$/, "") + (path.startsWith("/") ? path : `/${path}`), url).href
}

/** Where a site is published to. */
interface Host {
  /** The repository that its commits are pushed to, without a password; undefined if there is none. */
  readonly remote: string | undefined
  /** There is one, and the site has an address that is not an example: visitors may see it there. */
  readonly isConnected: boolean
}

/** Finds out without sending any request. */
export async function readHost(data: string): Promise<Host> {
  const remotes = (await tryGit(data, "remote"))?.split("\n") ?? []
  const upstream = await tryGit(data, "rev-parse", "--abbrev-ref", "@{upstream}")
  const name = remotes.find((each) => upstream?.startsWith(`${each}/`)) ?? remotes[0]
  const address = name && (await tryGit(data, "remote", "get-url", name))
  const remote = address?.replace(/^(\w+:\/\/)[^/@]*@/, "$1") || undefined
  const { hostname } = (await siteUrlIn(data)) ?? {}
  const isOwn = hostname !== undefined && !/(?:^|\.)example(?:\.(?:com|net|org))?\.?$/.test(hostname)
  return { remote, isConnected: remote !== undefined && isOwn }
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
