import { customPageSlug, engagementFile } from "../../content/contract/data-paths"
import type { MenuPage } from "../../content/contract/menus"
import { engagementSlug } from "../../content/contract/site-addresses"
import { getIn } from "../../content/location/json-path"

/** One of the owner's pages that can be in a menu, and the file that defines it. */
export interface MenuPageFile extends MenuPage {
  /** Within data/. */
  readonly file: string
  /** The text of a link to it. */
  readonly title: string
}

/**
 * @param file within data/
 * @param content of the file, or its front matter
 * @returns the page that the file offers to menus; undefined if it offers none
 */
export function menuPageIn(file: string, content: unknown): MenuPageFile | undefined {
  const slug = file === engagementFile ? engagementSlug(content) : customPageSlug(file)
  if (slug === undefined) return undefined
  const title = getIn(content, "menuTitle") ?? getIn(content, "title")
  return { file, slug, menu: getIn(content, "menu"), title: typeof title === "string" ? title : slug }
}
