import { copyOf } from "../../../../studio/client/panel/copy-of"

test("a copy is called a copy, and is the same in everything else", () => {
  const book = { title: "Peopleware", author: "DeMarco", topics: ["One"], seo: { title: "T" } }
  expect(copyOf(book, [book])).toEqual({ ...book, title: "Peopleware (copy)" })
})

test.each([
  ["id", "audits", "audits-copy"],
  ["slug", "on-nights", "on-nights-copy"],
  ["name", "Ada", "Ada (copy)"],
  ["from", "/old/", "/old-copy"],
  ["from", "/old", "/old-copy"],
])("the %s %s becomes %s", (key, value, expected) => {
  expect(copyOf({ [key]: value }, [{ [key]: value }])).toEqual({ [key]: expected })
})

test("a second copy has a name of its own too", () => {
  const entries = [{ slug: "a" }, { slug: "a-copy" }]
  expect(copyOf({ slug: "a" }, entries)).toEqual({ slug: "a-copy-copy" })
})

test("a text is copied under another name", () => {
  expect(copyOf("Strategy", ["Strategy"])).toBe("Strategy (copy)")
})

test.each([[3], [true], [null], [["One"]]])("%j is copied as it is", (entry) => {
  expect(copyOf(entry, [entry])).toEqual(entry)
})

test("a copied testimonial keeps its role", () => {
  const said = { name: "Ada", title: "Founder" }
  expect(copyOf(said, [said])).toEqual({ name: "Ada (copy)", title: "Founder" })
})
