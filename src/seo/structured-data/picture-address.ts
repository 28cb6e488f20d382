import type { PictureFile } from "../../pictures/picture"
import { absoluteUrl } from "../absolute-url"
import type { SiteFacts } from "./site-facts"

/**
 * @param file a picture as a page's query asks for it
 * @returns the address of its PNG or JPEG, which every reader of pictures knows; undefined where there is none
 */
export function pictureAddress(file: PictureFile | undefined, { site }: SiteFacts): string | undefined {
  // It has the path prefix already (src/pictures/graphql.ts).
  return file?.picture ? absoluteUrl(site.siteUrl, "", file.picture.src) : undefined
}
