import type { PersonLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, ownerOf, type SiteFacts } from "../site-facts"

/** What only some pages show of the owner. */
export interface OwnerDetails {
  readonly jobTitle?: string | undefined
  /** The portrait's whole address. */
  readonly image?: string | undefined
  /** What they speak about. */
  readonly knowsAbout?: readonly string[] | undefined
}

/** An email address is no page about the owner. */
const profiles = ({ linkedinUrl, twitterUrl, githubUrl, links }: SiteFacts["site"]) => [
  ...[linkedinUrl, twitterUrl, githubUrl],
  ...(links ?? []).flatMap(({ url }) => (url.startsWith("https:") ? [url] : [])),
]

/** The owner, with the profiles elsewhere that every page's footer links to. */
export const owner = (facts: SiteFacts, { jobTitle, image, knowsAbout }: OwnerDetails = {}): PersonLeaf => ({
  "@type": "Person",
  ...ownerOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/about/"),
  ...filled({ jobTitle, image, knowsAbout, sameAs: profiles(facts.site) }),
})
