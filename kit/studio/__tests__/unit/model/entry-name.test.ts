import { entryName, entryNames } from "../../../model/entry-name"

test.each<readonly [what: string, entry: unknown, name: string]>([
  ["a testimonial by its person", { quote: "Good.", name: "Ada North", title: "Founder and CEO" }, "Ada North"],
  ["a book by its title", { title: "Accelerate", author: "Nicole Forsgren" }, "Accelerate"],
  ["a question by its words", { text: "How often?", why: "To know.", answers: [] }, "How often?"],
  ["a phase by when it is", { when: "Week one", text: "We talk.", result: "A list." }, "Week one"],
  ["a redirect by both addresses", { from: "/old/", to: "/new/" }, "/old/ → /new/"],
  ["a redirect that is half written by one", { from: "/old/", to: "" }, "/old/"],
  ["a figure with what it counts", { figure: "40%", text: "fewer failures" }, "40% fewer failures"],
  ["a band of scores by its name", { name: "Steady", from: 0, to: 44 }, "Steady"],
  ["a text by itself", "Calm", "Calm"],
  ["a number by itself", 74, "74"],
])("%s", (_what, entry, name) => {
  expect(entryName(entry, 0)).toBe(name)
})

test("of a long text, the first words are the name", () => {
  const text = "Series A logistics, 14 engineers: nine projects ran at once and three launch dates had slipped."
  expect(entryName({ text }, 0)).toBe("Series A logistics, 14 engineers: nine projects ran at once and three launch…")
  expect(entryNames([text, text])[1]).toMatch(/^Series A .* launch… \(2\)$/)
})

test("an entry without a name is called by what it is, and its number", () => {
  expect(entryNames([{ title: "" }, "  "], "Book")).toEqual(["Book 1", "Book 2"])
})

test("two testimonials of the same name are told apart by their roles", () => {
  const people = [
    { name: "Ada North", title: "Founder" },
    { name: "Ben East", title: "Founder" },
    { name: "Ada North", title: "CTO" },
  ]
  expect(entryNames(people)).toEqual(["Ada North (Founder)", "Ben East", "Ada North (CTO)"])
})

test("two entries that differ in nothing short are told apart by their numbers", () => {
  expect(entryNames(["Calm", "Clear", "Calm"])).toEqual(["Calm (1)", "Clear", "Calm (3)"])
  const one = { title: "A talk", platform: "A conference" }
  expect(entryNames([one, one])).toEqual(["A talk (1)", "A talk (2)"])
})
