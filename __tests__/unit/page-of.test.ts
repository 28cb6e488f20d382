import { pageOf } from "../../src/ui/page-of"

test("a page that is there is given back", () => {
  const page = { heading: "Books" }
  expect(pageOf(page, "books")).toBe(page)
})

test("a page that is missing is reported with the file that the owner has to mend", () => {
  expect(() => pageOf(null, "books")).toThrow("data/pages/books.json is missing or empty")
})
