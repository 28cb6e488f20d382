import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { onPostBootstrap as makeManifest } from "gatsby-plugin-manifest/gatsby-node"
import { directionOf } from "../language/direction"
import { surfaces } from "../styles/colours"

/** For a browser's tab, an iPhone's home screen, and an Android's in its two sizes. src/seo/seo.tsx links the first two. */
const sizes = [32, 180, 192, 512]

/** What is used of data/site.json: a node, in which a picture is still its path. */
export type SiteNode = Pick<Queries.SiteJson, "language" | "name" | "seo"> & { readonly iconUrl: string }

/**
 * @param site who the site is for
 * @returns the options of gatsby-plugin-manifest: the web app manifest, the owner's picture, and what is made of it
 */
export function manifestOptions({ language, name, seo, iconUrl }: SiteNode) {
  const surface = surfaces().light
  return {
    ...{ name: seo.title, short_name: name, description: seo.description, lang: language, dir: directionOf(language) },
    ...{ start_url: "/", display: "browser", theme_color: surface, background_color: surface },
    icon: join("data", iconUrl),
    icons: sizes.map((size) => ({
      ...{ src: `icons/icon-${size}x${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
    })),
    // The addresses stay, so that src/seo need not know the picture; hosts let browsers ask whether such a file has changed.
    ...{ include_favicon: false, cache_busting_mode: "none" },
  }
}

/**
 * Lets gatsby-plugin-manifest write the manifest and its icons. As a plugin it would write tags into heads, which is for src/seo to do, and
 * send its options to every visitor.
 *
 * @param args of Gatsby's onPostBootstrap
 */
export async function writeManifest(args: ParentSpanPluginArgs): Promise<void> {
  const [site] = args.getNodesByType("SiteJson")
  // Without it the check has said so already.
  if (site) await makeManifest(args, manifestOptions(site as unknown as SiteNode))
}
