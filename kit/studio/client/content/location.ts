import type { Path } from "../../../content/location/json-path"
import { descriptionKey } from "../../../content/pictures/slots"
import { type ContentLocation, type EntryPath, pathKey } from "../../model/entry-ids"
import type { FieldFacts } from "../../server/content/contract"

export type { ContentLocation } from "../../model/entry-ids"
export { isSame } from "../../model/unsaved-edit"

/** The list of the pages that the site does not have. */
export const pagesOff: ContentLocation = { file: "site.json", path: ["pagesOff"] }

/** The menus that the owner has ordered. */
export const menus: ContentLocation = { file: "site.json", path: ["menu"] }

/** @returns a location as a string, usable as a key */
export const locationKey = ({ file, path }: ContentLocation): string => `${file}#${pathKey(path)}`

/** @returns whether two locations are the same, whatever else is known of them */
export const isSamePlace = (one: ContentLocation, other: ContentLocation): boolean =>
  locationKey(one) === locationKey(other)

/** @returns the location of a key or an entry of what is at a location */
export const childOf = ({ file, path }: ContentLocation, step: EntryPath[number]): ContentLocation => ({
  file,
  path: [...path, step],
})

/** @returns the location of the group or list that a value is in */
export const parentOf = ({ file, path }: ContentLocation): ContentLocation => ({ file, path: path.slice(0, -1) })

/** @returns the HTML id of a location's control */
export const fieldId = (location: ContentLocation): string => `field ${locationKey(location)}`.replaceAll(" ", "-")

/** @returns whether a location equals another or is inside it */
export const isWithin = (inner: ContentLocation, outer: ContentLocation): boolean =>
  inner.file === outer.file && outer.path.every((step, index) => inner.path[index] === step)

/** @returns the contract's field at a path, with entry ids or indexes; list entries need not exist */
export function factsAt(facts: FieldFacts | undefined, path: EntryPath | Path): FieldFacts | undefined {
  return path.reduce<FieldFacts | undefined>(
    (field: FieldFacts | undefined, step: string | number) =>
      typeof step === "number" ? field?.items : field?.keys?.find(([key]) => key === step)?.[1],
    facts,
  )
}

/**
 * @param location of a text
 * @param contract of each file
 * @returns the location of the picture that the text describes; undefined if it describes none
 */
export function pictureDescribed(
  { file, path }: ContentLocation,
  contract: Readonly<Record<string, FieldFacts>>,
): ContentLocation | undefined {
  const beside = factsAt(contract[file], path.slice(0, -1))?.keys
  const found = beside?.find(([key, { kind }]) => kind === "picture" && descriptionKey(key) === path.at(-1))
  return found && { file, path: [...path.slice(0, -1), found[0]] }
}

/** @returns whether a value is for search engines and shared links: such a value is never text on a page, even if the page has the same words */
export const isOfHead = ({ path }: ContentLocation): boolean => path.includes("seo")
