import { meantBy } from "../../../client/content/meant"

test.each([
  ["number", "4.500,00", ["de", "en"], 4500],
  ["number", "£4,500", ["en-GB", "de"], 4500],
  ["number", "4 500 €", ["de", "en"], 4500],
  ["number", "4 900 zł", ["pl"], 4900],
  ["number", "EUR 4900", ["en"], 4900],
  ["number", "4 weeks", ["en"], "4 weeks"],
  ["number", "4.000", ["en", "de"], 4000],
  ["number", "4’500", ["de-CH"], 4500],
  ["number", "45", ["en"], 45],
  ["number", "-3", ["en"], -3],
  ["number", "4.5", ["en", "de"], "4.5"],
  ["number", "a few", ["en"], "a few"],
  ["currency", "gbp", ["en"], "GBP"],
  ["currency", "£", ["en"], "GBP"],
  ["currency", "Euro", ["de", "en"], "EUR"],
  ["currency", "Schweizer Franken", ["en", "de"], "CHF"],
  ["currency", "shells", ["en"], "shells"],
  ["link", "www.example.org/books?id=1", ["en"], "https://www.example.org/books?id=1"],
  ["link", " example.org ", ["en"], "https://example.org"],
  ["link", "http://example.org", ["en"], "http://example.org"],
  ["link", "mailto:ada@example.org", ["en"], "mailto:ada@example.org"],
  ["link", "ada@example.org", ["en"], "ada@example.org"],
  ["link", "soon", ["en"], "soon"],
  ["link", "offer.pdf", ["en"], "offer.pdf"],
] as const)(
  "a %s that is typed as “%s” where %p is written is taken as it is meant",
  (kind, typed, languages, meant) => {
    expect(meantBy(typed, { kind: kind === "currency" ? "text" : kind }, ["offer", kind], languages)).toBe(meant)
  },
)
