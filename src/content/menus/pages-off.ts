import type { CreatePageArgs } from "gatsby"
import { belongsTo, optionalRoutes } from "../contract/routes"

/**
 * Leaves out the pages that the owner has switched off in data/site.json, with what is below them: without the blog there are no articles.
 *
 * @param args of Gatsby's onCreatePage
 */
export function leaveOutPagesOff({ page, actions, getNodesByType }: CreatePageArgs): void {
  const [site] = getNodesByType("SiteJson")
  const off = Array.isArray(site?.pagesOff) ? site.pagesOff : []
  if (optionalRoutes.some((route) => off.includes(route) && belongsTo(page.path, route))) actions.deletePage(page)
}
