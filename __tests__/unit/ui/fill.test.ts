import { fill } from "../../../src/ui/text/fill"

test("a value is filled in wherever it is named", () => {
  expect(fill("{done} of {count}, {done}", { done: "3", count: "25" })).toBe("3 of 25, 3")
})

test("a placeholder without a value stays as it is", () => {
  expect(fill("{done} of {count}", { done: "3" })).toBe("3 of {count}")
})

test("signs that mean something to programs are signs", () => {
  expect(fill("From {from}", { from: "$& <b>" })).toBe("From $& <b>")
})

test("in a sentence that is read from the right, a Latin name is laid out by itself", () => {
  expect(fill("ابدأ من {pillar}: {score}", { pillar: "CI/CD", score: "3" })).toBe(
    "ابدأ من \u2068CI/CD\u2069: \u20683\u2069",
  )
})
