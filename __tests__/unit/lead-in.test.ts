import { splitLeadIn } from "../../src/ui/text/lead-in"

test("the name is what stands before the colon", () => {
  expect(splitLeadIn("Hiring: a loop of four hours")).toEqual({ name: "Hiring", rest: "a loop of four hours" })
})

test("a text without a colon has no name", () => {
  expect(splitLeadIn("A loop of four hours")).toEqual({ name: null, rest: "A loop of four hours" })
})

test("a colon inside a time names nothing", () => {
  expect(splitLeadIn("Stand-up at 9:30 sharp")).toEqual({ name: null, rest: "Stand-up at 9:30 sharp" })
})

test("a colon inside a time does not hide the one after the name", () => {
  expect(splitLeadIn("By 9:30: the board is current")).toEqual({ name: "By 9:30", rest: "the board is current" })
})

test("of several colons the first one ends the name", () => {
  expect(splitLeadIn("Hiring: one rule: be kind")).toEqual({ name: "Hiring", rest: "one rule: be kind" })
})

test("a colon at the end names nothing", () => {
  expect(splitLeadIn("What follows:")).toEqual({ name: null, rest: "What follows:" })
})

test("an address names nothing", () => {
  expect(splitLeadIn("See https://example.com")).toEqual({ name: null, rest: "See https://example.com" })
})
