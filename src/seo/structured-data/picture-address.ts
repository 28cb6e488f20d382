import type { PictureFile } from "../../ui/picture"
import { absoluteUrl } from "../absolute-url"
import type { SiteFacts } from "./site-facts"

/**
 * @param file a picture as a page's query asks for it
 * @returns the address of its largest file in the original's format, which every reader of pictures knows; undefined where there is none
 */
export function pictureAddress(file: PictureFile | undefined, { site }: SiteFacts): string | undefined {
  const fallback = file?.childImageSharp?.gatsbyImageData.images.fallback
  if (!fallback) return undefined
  const [largest] = (fallback.srcSet ?? "")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([path, width]) => ({ path, width: Number.parseInt(width ?? "", 10) }))
    .filter(({ width }) => width > 0)
    .sort((a, b) => b.width - a.width)
  // gatsby-plugin-sharp has put the path prefix in front already.
  return absoluteUrl(site.siteUrl, "", largest?.path ?? fallback.src)
}
