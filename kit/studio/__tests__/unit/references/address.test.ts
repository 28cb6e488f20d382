import { leadsTo, nameInAddress } from "../../../references/address"
import type { Named } from "../../../references/named-values"

const own = "https://ada.example"

const service: Named = { kind: "service", identifier: "audits" }
const tool: Named = { kind: "tool", identifier: "check" }
const post: Named = { kind: "post", identifier: "on-nights" }
const page: Named = { kind: "page", identifier: "prices" }
const pillar: Named = { kind: "pillar", identifier: "flow", assessment: "check" }
const topic: Named = { kind: "topic", identifier: "AI/ML & you" }

test.each<[address: string, named: Named, renamed: string]>([
  ["/services/#audits", service, "/services/#new"],
  ["/services#audits", service, "/services#new"],
  ["/services/#aud%69ts", service, "/services/#new"],
  ["https://ada.example/services/#audits", service, "https://ada.example/services/#new"],
  ["/tools/#check", tool, "/tools/#new"],
  ["/tools/check/", tool, "/tools/new/"],
  ["/tools/check/#flow", tool, "/tools/new/#flow"],
  ["/tools/check/#flow", pillar, "/tools/check/#new"],
  ["/blog/on-nights/", post, "/blog/new/"],
  ["/blog/on-nights", post, "/blog/new"],
  ["/blog/on-nights/?a=1#b", post, "/blog/new/?a=1#b"],
  ["/prices/", page, "/new/"],
  ["/blog/?topic=Other&topic=AI%2FML+%26%20you#list", topic, "/blog/?topic=Other&topic=new#list"],
])("%s has the name of what is renamed", (address, named, renamed) => {
  const found = nameInAddress(address, named, own)
  expect(found && address.slice(0, found.start) + found.written("new") + address.slice(found.end)).toBe(renamed)
})

test.each<[address: string, named: Named]>([
  ["/services/#audits-2", service],
  ["/tools/#audits", service],
  ["/blog/on-nights-2/", post],
  ["/blog/", post],
  ["/prices-2/", page],
  ["/blog/prices/", page],
  ["/prices", { kind: "page", identifier: "price" }],
  ["https://other.example/prices/", page],
  ["//ada.example/prices/", page],
  ["https://ada.example.org/prices/", page],
  ["mailto:ada@ada.example", page],
  ["#audits", service],
  ["/services/?topic=AI", topic],
])("%s has not", (address, named) => {
  expect(nameInAddress(address, named, own)).toBeUndefined()
})

test.each<[address: string, leads: boolean]>([
  ["/tools/", true],
  ["/tools", true],
  ["/tools/#check", true],
  ["/tools/check/", true],
  ["https://ada.example/tools/?a", true],
  ["/toolsmith/", false],
  ["/blog/tools/", false],
  ["https://other.example/tools/", false],
])("whether %s leads to the tools", (address, leads) => {
  expect(leadsTo(address, "/tools/", own)).toBe(leads)
})
