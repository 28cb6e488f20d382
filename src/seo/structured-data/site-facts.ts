import { absoluteUrl } from "../../../kit/language/addresses"
import type { PictureFile } from "../../ui/picture/picture"
import type { Labels, Site } from "../../ui/site-context"

/** The data that all pages share, from which every graph is built. */
export interface SiteFacts {
  readonly site: Site
  readonly labels: Labels
  /** All services, as the footer of every page lists them. */
  readonly services: ReadonlyArray<{ readonly jsonId: string; readonly title: string }>
  /** Gatsby's path prefix; empty for a site at the root of its domain. */
  readonly pathPrefix: string
}

/** @returns the absolute address of a path of this site, including a hash if any */
export const addressOf = ({ site, pathPrefix }: SiteFacts, path: string): string =>
  absoluteUrl(site.siteUrl, pathPrefix, path)

/**
 * @param name of the node
 * @param path of its page; by default it belongs to the whole site
 * @returns the node's `@id`. The slash after # distinguishes it from the ids of services and tools.
 */
export const idOf = (facts: SiteFacts, name: string, path = "/"): string => `${addressOf(facts, path)}#/${name}`

/** @returns a reference to the owner's node */
export const ownerOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "owner") })

/** @returns a reference to the node of the owner's practice */
export const practiceOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "practice") })

type Given<Value> = Value extends ReadonlyArray<infer Item> ? ReadonlyArray<NonNullable<Item>> : NonNullable<Value>

/** The same properties, each with a value or absent. */
type WithoutEmpty<Properties> = { [Key in keyof Properties]?: Given<Properties[Key]> }

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === "string" && value.trim() === "")

/**
 * Removes empty properties, so that structured data never contains empty values.
 *
 * @param properties of a node, some of which may be null, undefined, an empty text or an empty list
 * @returns those with a value
 */
export function withoutEmpty<Properties extends object>(properties: Properties): WithoutEmpty<Properties> {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter(isGiven) : value,
  ])
  return Object.fromEntries(
    entries.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : isGiven(value))),
  ) as WithoutEmpty<Properties>
}

/**
 * @param file a picture, from a page's query
 * @returns the address of its PNG or JPEG, which every program can read; undefined if there is none
 */
export function pictureAddress(file: PictureFile | undefined, { site }: SiteFacts): string | undefined {
  // Already includes the path prefix (kit/gatsby/pictures/graphql.ts).
  return file?.picture ? absoluteUrl(site.siteUrl, "", file.picture.src) : undefined
}
