import type { Node } from "gatsby"
import { availabilitySchema } from "../../nodes/availability"
import { resolversOf } from "./support/resolvers"

const service = (title: string, from?: string) => ({ title, offer: from === undefined ? undefined : { from } })
const services = [
  service("Fractional CTO", "2027-03"),
  service("Audits", "2027-01-04"),
  service("Workshops", "2027-01"),
  service("Talks"),
  service("Advice", "whenever you like"),
]
const words = { nextPlace: "Next place {date}.", sooner: "{services} from {date}." }

/** The line under the buttons. */
function openings(availability: object | undefined, starting: readonly object[] = services, labels: object = words) {
  const model = {
    findOne: async () => labels as Node,
    findAll: async () => ({ entries: starting as readonly Node[] }),
  }
  return resolversOf(availabilitySchema, model)("SiteJson", "openings", { language: "en-GB", availability })
}

const sooner = "Audits and Workshops from January 2027."

test.each([
  ["the first service's start", undefined, `Next place March 2027. ${sooner}`],
  ["the day that the owner names", { from: "2027-02-01" }, `Next place February 2027. ${sooner}`],
  ["the owner's own words", { text: "Two days", from: "2027-02-01" }, `Two days. ${sooner}`],
  ["a day before all starts", { from: "2026-12-01" }, "Next place December 2026."],
])("the next place is %s, and services that begin sooner follow", async (_what, availability, said) => {
  expect(await openings(availability)).toBe(said)
})

test("without words for it, or without any start, there is what the owner wrote", async () => {
  expect(await openings({ text: "Two days", from: "2027-02-01" }, services, {})).toBe("Two days")
  expect(await openings(undefined, [service("Talks")])).toBeNull()
})
