import { mkdir, readFile, writeFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { join, posix } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import sharp, { type Sharp } from "sharp"
import { siteFiles } from "../../content/contract/site-addresses"
import { mayRead } from "../../content/files/data-folder"
import { renderSquareIcon } from "../../content/pictures/open"
import { directionOf } from "../../language/direction"
import { themeSurfaces } from "../brand/brand"

/** For a browser tab, an iPhone's home screen, and Android's home screen in its two sizes. src/seo/seo.tsx links the first two. */
const sizes = [32, 180, 192, 512]

/** The part of data/site.json used here: a node, in which a picture is still a path. */
type SiteNode = Pick<Queries.SiteJson, "language" | "name" | "seo"> & { readonly iconUrl: string }

/**
 * @param site the site's data
 * @param basePath of the site, from Gatsby
 * @returns the web app manifest
 */
export function manifest({ language, name, seo }: Omit<SiteNode, "iconUrl">, basePath: string) {
  const surface = themeSurfaces().light
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
    icons: [
      ...sizes.map((size) => ({
        src: posix.join(basePath, iconPath(size)),
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
      { src: posix.join(basePath, maskable), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }
}

/** The addresses never change, so that src/seo can link them without knowing the picture. Hosts make browsers revalidate such files. */
const iconPath = (size: number): string => `icons/icon-${size}x${size}.png`

/** For systems that cut icons into shapes of their own: on the site's paper, within the circle that all of them keep. */
const maskable = "icons/maskable-512x512.png"

async function renderMaskable(icon: Buffer): Promise<Sharp> {
  const [inner, margin] = [288, 112]
  const background = themeSurfaces().light
  const bytes = await (await renderSquareIcon(icon, inner)).png().toBuffer()
  return sharp(bytes)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
}

/**
 * Writes the manifest, and the icons made from the owner's picture.
 *
 * @param args of Gatsby's onPostBootstrap
 * @param built the folder of the built site
 * @param data the folder of the content
 */
export async function writeManifest(
  { getNodesByType, basePath }: Pick<ParentSpanPluginArgs, "getNodesByType" | "basePath">,
  built = "public",
  data = "data",
): Promise<void> {
  const [node] = getNodesByType("SiteJson")
  // The check has already reported that it is missing.
  if (!node) return
  const site = node as unknown as SiteNode
  await mkdir(join(built, "icons"), { recursive: true })
  await writeFile(join(built, siteFiles.manifest), JSON.stringify(manifest(site, basePath)))
  const path = join(data, site.iconUrl)
  if (!mayRead(path, data)) return
  const icon = await readFile(path)
  await (await renderMaskable(icon)).toFile(join(built, maskable))
  for (const size of sizes) await (await renderSquareIcon(icon, size)).toFile(join(built, iconPath(size)))
}

/** The part of Gatsby's development server, an Express app, used here. */
interface DevelopmentServer {
  get(
    path: string,
    answer: (request: unknown, response: ServerResponse, next: (error?: unknown) => void) => void,
  ): unknown
}

/**
 * Serves the owner's current icon as /favicon.ico. The preview's pages set their icons by script, so a browser with windows requests this one first.
 *
 * @param app Gatsby's development server
 * @param getNodesByType of Gatsby
 * @param data the folder of the content
 */
export function serveFavicon(
  app: DevelopmentServer,
  getNodesByType: ParentSpanPluginArgs["getNodesByType"],
  data = "data",
): void {
  app.get("/favicon.ico", async (_request, response, next) => {
    const [node] = getNodesByType("SiteJson")
    // It may have become a link that leads out of data/ since.
    if (!node || !mayRead(join(data, String(node.iconUrl)), data)) return next()
    try {
      const { iconUrl } = node as unknown as SiteNode
      const icon = await (await renderSquareIcon(await readFile(join(data, iconUrl)), 32)).png().toBuffer()
      response.writeHead(200, { "content-type": "image/png", "cache-control": "no-cache" }).end(icon)
    } catch (error) {
      next(error)
    }
  })
}
