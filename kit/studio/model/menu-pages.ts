import { customPageSlug, engagementFile } from "../../content/contract/data-paths"
import type { MenuPage } from "../../content/contract/menus"
import { engagementSlug } from "../../content/contract/site-addresses"
import { getIn } from "../../content/location/json-path"

/** A page of the owner's that a menu can have, and the file that says so. */
export interface MenuPageFile extends MenuPage {
  /** Within data/. */
  readonly file: string
  /** What a link to it says. */
  readonly title: string
}

/**
 * @param file within data/
 * @param content of the file, or its front matter
 * @returns the page that it has for menus; undefined if it has none
 */
export function menuPageIn(file: string, content: unknown): MenuPageFile | undefined {
  const slug = file === engagementFile ? engagementSlug(content) : customPageSlug(file)
  if (slug === undefined) return undefined
  const title = getIn(content, "menuTitle") ?? getIn(content, "title")
  return { file, slug, menu: getIn(content, "menu"), title: typeof title === "string" ? title : slug }
}
