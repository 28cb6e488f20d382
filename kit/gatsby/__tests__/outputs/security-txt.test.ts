import { securityText } from "../../outputs/program-files"
import type { PublishedSite } from "../../outputs/published-site"

const site = (securityContact: string | null): PublishedSite =>
  ({
    site: { pathPrefix: "" },
    siteJson: { securityContact, language: "en-GB", siteUrl: "https://example.org/" },
  }) as PublishedSite

test("security.txt says whom to tell, and until when that holds: less than a year", () => {
  expect(securityText(site("mailto:security@example.org"), new Date("2026-11-21T07:30:00Z"))).toBe(
    [
      "Contact: mailto:security@example.org",
      "Expires: 2027-11-20T00:00:00Z",
      "Preferred-Languages: en-GB",
      "Canonical: https://example.org/.well-known/security.txt",
      "",
    ].join("\n"),
  )
})

test("without a contact there is none", () => {
  expect(securityText(site(null), new Date())).toBeUndefined()
})
