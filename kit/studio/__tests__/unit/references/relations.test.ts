import { fieldAt } from "../../../../content/contract/field"
import { contentFile, customPageFile } from "../../../../content/contract/files"
import { kindNamedAt, kindReferredToAt } from "../../../../content/contract/references"
import type { Path } from "../../../../content/location/json-path"

/** Every name and reference, as the contract has it. */
test.each<[file: string, path: Path, names: string | undefined, refersTo: string | undefined]>([
  ["services.json", [0, "id"], "service", undefined],
  ["tools.json", [3, "id"], "tool", undefined],
  ["posts.json", [0, "slug"], "post", undefined],
  ["posts.json", [0, "categories", 1], undefined, "topic"],
  ["pages/blog.json", ["topics", 0], "topic", undefined],
  ["assessments/a.json", ["pillars", 0, "id"], "pillar", undefined],
  ["assessments/a.json", ["pillars", 0, "service"], undefined, "service"],
  ["pages/own/a.md", ["service"], undefined, "service"],
  ["pages/engagement.json", ["slug"], "page", undefined],
  ["pages/engagement.json", ["sum", "service"], undefined, "service"],
  ["site.json", ["menu", "header", 0], undefined, "page"],
  ["site.json", ["menu", "footer", 0], undefined, "page"],
  ["pages/home.json", ["trackRecord", "claims", 0, "caseStudy"], undefined, "page"],
  ["books.json", [0, "title"], undefined, undefined],
])("%s %j", (file, path, names, refersTo) => {
  const field = file.endsWith(".md") ? customPageFile(file).field : contentFile(file)?.field
  expect(field && fieldAt(field, path)).toBeDefined()
  expect([kindNamedAt(file, path), kindReferredToAt(file, path)]).toEqual([names, refersTo])
})
