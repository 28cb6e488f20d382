import { getIn } from "../location/json-path"

/** The name of the sample's owner. */
export const sampleOwner = "Edda Marlowe"

/**
 * @param site the content of site.json
 * @returns whether it bears the name of the sample’s owner
 */
export const isOfSample = (site: unknown): boolean => getIn(site, "name") === sampleOwner
