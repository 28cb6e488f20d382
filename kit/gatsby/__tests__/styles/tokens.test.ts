import { colourIn } from "../../../content/colours/palette"
import { checkTokens, defaultColours } from "../../../content/colours/token-file"
import { siteColours, themeSurfaces } from "../../brand/brand"

test.each([
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0.628 0.2577 29.23)", "#ff0000"],
  ["oklch(0.452 0.3132 264.05)", "#0000ff"],
  ["#141a28", "#141a28"],
  ["navy", "#000080"],
])("%s is %s", (written, drawn) => {
  expect(colourIn(`:root { --ink: ${written}; }`, "ink")).toBe(drawn)
})

test("a colour that is not there, or cannot be read, is named in one line", () => {
  const advice = "Colours of your own belong into data/brand.json."
  expect(() => colourIn("--ink: blurple;", "ink")).toThrow(
    `In src/styles/tokens.css --ink is "blurple", which is no colour. ${advice}`,
  )
  expect(() => colourIn("", "ink")).toThrow(`In src/styles/tokens.css --ink is missing. ${advice}`)
})

test("the build has nothing to say of the style sheet's own colours", () => {
  const panic = jest.fn<never, []>()
  checkTokens({ panic })
  expect(panic).not.toHaveBeenCalled()
})

test("without an owner's colours the cards and the browser's bars have those of the style sheet", () => {
  expect(siteColours()).toEqual(defaultColours())
  expect(themeSurfaces()).toEqual({ light: defaultColours().paper, dark: defaultColours().night })
})
