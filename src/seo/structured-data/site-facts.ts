import type { PictureFile } from "../../pictures/picture"
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

type Given<Value> = Value extends ReadonlyArray<infer Item> ? ReadonlyArray<NonNullable<Item>> : NonNullable<Value>

/** The same properties, each there with something in it or not there at all. */
export type Filled<Properties> = { [Key in keyof Properties]?: Given<Properties[Key]> }

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === "string" && value.trim() === "")

/**
 * Keeps structured data from ever saying "nothing": a property without a value is left out.
 *
 * @param properties properties of a node, of which some may be null, undefined, an empty text or an empty list
 * @returns those that have something to say
 */
export function filled<Properties extends object>(properties: Properties): Filled<Properties> {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter(isGiven) : value,
  ])
  return Object.fromEntries(
    entries.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : isGiven(value))),
  ) as Filled<Properties>
}

/**
 * @param file a picture as a page's query asks for it
 * @returns the address of its PNG or JPEG, which every reader of pictures knows; undefined where there is none
 */
export function pictureAddress(file: PictureFile | undefined, { site }: SiteFacts): string | undefined {
  // It has the path prefix already (src/pictures/graphql.ts).
  return file?.picture ? absoluteUrl(site.siteUrl, "", file.picture.src) : undefined
}
