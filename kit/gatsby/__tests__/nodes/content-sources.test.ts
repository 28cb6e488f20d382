import { contentFile } from "../../../content/contract/files"
import { readSource, sourceWithin } from "../../../content/location/source-tags"
import { withSources } from "../../nodes/content-sources"

test("each group knows its path by its entries' ids, also one that is written as a text alone", () => {
  const services = [{ id: "audit", title: "Au\uf8f0dit", realWorldExamples: ["One", { text: "Two", to: "/cases/" }] }]
  const field = contentFile("services.json")?.field
  if (!field) throw new Error("services.json is not in the contract.")
  const [service] = withSources(field, services, "services.json") as { readonly realWorldExamples: readonly object[] }[]
  expect(service).toMatchObject({ title: "Audit" })
  const places = [
    sourceWithin(service, "title"),
    ...(service?.realWorldExamples ?? []).map((example) => sourceWithin(example, "text")),
  ]
  const examples = [{ id: "audit" }, "realWorldExamples"]
  expect(places.map((place) => readSource(place ?? "").path)).toEqual([
    [{ id: "audit" }, "title"],
    [...examples, 0],
    [...examples, 1, "text"],
  ])
})
