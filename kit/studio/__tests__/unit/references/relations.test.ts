import { fieldAt } from "../../../../content/contract/field"
import { contentFile } from "../../../../content/contract/files"
import type { Path } from "../../../../content/location/json-path"
import { kindNamedAt, kindReferredToAt } from "../../../references/named-values"

/** Names and references, as the contract has them: those that references.test.ts does not rename. */
test.each<[file: string, path: Path, names: string | undefined, refersTo: string | undefined]>([
  ["tools.json", [3, "id"], "tool", undefined],
  ["assessments/a.json", ["pillars", 0, "id"], "pillar", undefined],
  ["assessments/a.json", ["pillars", 0, "service"], undefined, "service"],
  ["pages/engagement.json", ["slug"], "page", undefined],
  ["pages/engagement.json", ["sum", "service"], undefined, "service"],
  ["site.json", ["menu", "footer", 0], undefined, "page"],
  ["pages/home.json", ["trackRecord", "claims", 0, "caseStudy"], undefined, "page"],
  ["books.json", [0, "title"], undefined, undefined],
])("%s %j", (file, path, names, refersTo) => {
  const field = contentFile(file)?.field
  expect(field && fieldAt(field, path)).toBeDefined()
  expect([kindNamedAt(file, path), kindReferredToAt(file, path)]).toEqual([names, refersTo])
})
