import { join } from "node:path"
import { tryGit } from "../../../content/files/git"
import { getIn } from "../../../content/location/json-path"
import { parseUrl } from "../../../language/addresses"
import { contentOf } from "../../references/texts"
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

/** The address in site.json, if it is that of a website. */
async function siteUrlIn(data: string): Promise<URL | undefined> {
  const written = getIn(contentOf("site.json", await bytesOf(join(data, "site.json"))), "siteUrl")
  const url = typeof written === "string" ? parseUrl(written) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The path of a project site on GitHub Pages: the repository's name, unless that is the name of the host itself (docs.github.com, GitHub Pages). */
function projectPath({ hostname }: URL, remote: string): string {
  const [, owner = "", name = ""] = /github\.com[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(remote) ?? []
  const isTheirs = owner !== "" && hostname.toLowerCase() === `${owner.toLowerCase()}.github.io`
  return isTheirs && name.toLowerCase() !== hostname.toLowerCase() ? `/${name}` : ""
}
