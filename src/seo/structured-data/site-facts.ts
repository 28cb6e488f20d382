import type { Labels, Site } from "../../ui/site-context"
import { absoluteUrl } from "../absolute-url"

/** What all pages share, and every graph is built from. */
export interface SiteFacts {
  readonly site: Site
  readonly labels: Labels
  /** All services, as the footer of every page lists them. */
  readonly services: ReadonlyArray<{ readonly jsonId: string; readonly title: string }>
  /** Gatsby's path prefix; empty for a site at the root of its domain. */
  readonly pathPrefix: string
}

/** @returns the address of a page of this site, or of a part of one. */
export const addressOf = ({ site, pathPrefix }: SiteFacts, path: string): string =>
  absoluteUrl(site.siteUrl, pathPrefix, path)

/**
 * @param name what the node is
 * @param path the page whose it is; without one it belongs to the whole site
 * @returns the node's `@id`. The slash after # keeps it apart from the ids of services and tools, which have none.
 */
export const idOf = (facts: SiteFacts, name: string, path = "/"): string => `${addressOf(facts, path)}#/${name}`

/** @returns a reference to the owner's node. */
export const ownerOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "owner") })

/** @returns a reference to the owner's practice. */
export const practiceOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "practice") })
