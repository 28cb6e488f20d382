import type { SiteFacts } from "../../../../src/seo/structured-data/site-facts"
import { sampleLabels, sampleSite } from "../../../components/support/sample-site"

/** A site of the tests' own with two services, at the root of its domain. */
export function someFacts(changes: Partial<SiteFacts> = {}): SiteFacts {
  return {
    site: sampleSite,
    labels: sampleLabels,
    services: [
      { jsonId: "fractional-cto", title: "Fractional CTO" },
      { jsonId: "audits", title: "Audits" },
    ],
    pathPrefix: "",
    ...changes,
  }
}

/** The same with an owner who gave only what is required. */
export function fewFacts(): SiteFacts {
  const site = {
    ...sampleSite,
    twitterUrl: null,
    githubUrl: null,
    schedulingUrl: "mailto:ada@ada.example?subject=Call",
  }
  return someFacts({ site, services: [] })
}
