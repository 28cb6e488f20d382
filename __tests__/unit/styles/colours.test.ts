import { colourIn, siteColours, surfaces } from "../../../src/styles/colours"

test.each([
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0 0 0)", "#000000"],
  ["oklch(0.628 0.2577 29.23)", "#ff0000"],
  ["oklch(0.452 0.3132 264.05)", "#0000ff"],
])("%s is %s", (stated, drawn) => {
  expect(colourIn(`:root { --ink: ${stated}; }`, "ink")).toBe(drawn)
})

test("a colour that is not there, or is written otherwise, is named", () => {
  expect(() => colourIn("--ink: #141a28;", "ink")).toThrow("no colour --ink in the form oklch(0.5 0.1 30)")
})

test("the browser's bars and the cards have the colours of the style sheet", () => {
  expect(surfaces()).toEqual({ light: siteColours().paper, dark: siteColours().night })
})
