import { getIn } from "../location/json-path"

/** Names and claims of the sample content. A test ensures that each one occurs there. */
export const sample = {
  owner: ["Edda Marlowe", "Edda", "Marlowe"],
  others: [
    "Parcelbright",
    "Tallyhouse",
    "Nneka Obiarah",
    "Ovenbird Health",
    "Rutger van Essenveld",
    "Brackwater Freight",
    "Priyanka Selvadurai",
    "Pennyfarrow",
    "Tomás Iriondo",
    "Wickerlight Video",
    "Hui Min Teoh",
    "Larkbarrow Homes",
    "Yusuf Karadeniz",
    "Sallowfield Partners",
    "Gantry North",
    "Runway Arithmetic",
    "Foundry & Ledger",
    "Nineteen Tickets",
    "Millrace Conference",
    "The Quiet Pager",
    "Half-Built Quarterly",
  ],
  claim: { phrase: "less than 30%", percent: 30 },
  portrait: "9fc3286a04c938921729a6632f8de963d301a9b7373b9b8882d106d5588431f4",
} as const

/** Written by `npm run begin` if the owner does not know their address yet: a domain reserved for examples (RFC 2606). */
export const placeholderUrl = "https://www.example.org"

/**
 * @param site the content of site.json
 * @returns whether it bears the name of the sample’s owner
 */
export const isOfSample = (site: unknown): boolean => getIn(site, "name") === sample.owner[0]
