import { mkdir, writeFile } from "node:fs/promises"
import { join, posix } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import sharp from "sharp"
import { directionOf } from "../language/direction"
import { surfaces } from "../styles/brand"

/** For a browser's tab, an iPhone's home screen, and an Android's in its two sizes. src/seo/seo.tsx links the first two. */
const sizes = [32, 180, 192, 512]

/** What is used of data/site.json: a node, in which a picture is still its path. */
export type SiteNode = Pick<Queries.SiteJson, "language" | "name" | "seo"> & { readonly iconUrl: string }

/**
 * @param site who the site is for
 * @param basePath of the site, from Gatsby
 * @returns the web app manifest
 */
export function manifest({ language, name, seo }: Omit<SiteNode, "iconUrl">, basePath: string) {
  const surface = surfaces().light
  return {
    name: seo.title,
    short_name: name,
    description: seo.description,
    lang: language,
    dir: directionOf(language),
    start_url: posix.join(basePath, "/"),
    display: "browser",
    theme_color: surface,
    background_color: surface,
    icons: sizes.map((size) => ({
      src: posix.join(basePath, iconPath(size)),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  }
}

/** The addresses stay, so that src/seo need not know the picture; hosts let browsers ask whether such a file has changed. */
const iconPath = (size: number): string => `icons/icon-${size}x${size}.png`

/**
 * Writes the manifest, and the icons that are made of the owner's picture.
 *
 * @param args of Gatsby's onPostBootstrap
 * @param built the folder of the built site
 */
export async function writeManifest(
  { getNodesByType, basePath }: Pick<ParentSpanPluginArgs, "getNodesByType" | "basePath">,
  built = "public",
): Promise<void> {
  const [node] = getNodesByType("SiteJson")
  // Without it the check has said so already.
  if (!node) return
  const site = node as unknown as SiteNode
  await mkdir(join(built, "icons"), { recursive: true })
  await writeFile(join(built, "manifest.webmanifest"), JSON.stringify(manifest(site, basePath)))
  for (const size of sizes) {
    // The density is for a picture that is drawn, which is to be sharp in each size.
    await sharp(join("data", site.iconUrl), { density: size })
      .resize({ width: size, height: size, fit: "contain", background: "#ffffff00" })
      .toFile(join(built, iconPath(size)))
  }
}
