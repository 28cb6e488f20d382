import type { Node } from "gatsby"
import { jsonTypeName } from "../../src/content/nodes/type-names"

const file = (relativeDirectory: string, name: string) => ({
  node: { name, relativeDirectory } as unknown as Node,
})

test.each([
  ["", "books", "BooksJson"],
  ["", "site", "SiteJson"],
  ["pages", "home", "HomePageJson"],
  ["pages", "not-found", "NotFoundPageJson"],
])("data/%s %s.json gives the type %s", (directory, name, type) => {
  expect(jsonTypeName(file(directory, name))).toBe(type)
})

test("a page and a list of the same name are two types", () => {
  expect(jsonTypeName(file("pages", "books"))).not.toBe(jsonTypeName(file("", "books")))
})
