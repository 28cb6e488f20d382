import { defaultColours } from "../../../../src/styles/token-file"
import { colourAt, coloursNow } from "../../../../studio/client/stage/colours"

const typed = (colours: Readonly<Record<string, unknown>>) =>
  coloursNow(defaultColours(), ({ file, path }) => (file === "brand.json" ? colours[path.join(".")] : undefined))

const at = (...path: readonly string[]) => ({ file: "brand.json", path })

test("without colours of the owner the site has its own", () => {
  expect(typed({})).toEqual(defaultColours())
  expect(colourAt(typed({}), at("light", "paper"))).toBe(defaultColours().paper)
})

test("each colour that can be chosen is the one that is set", () => {
  const colours = { "light.paper": "#fffaf0", "light.ink": "#102030", "light.signal": "#aa2200" }
  const dark = { "dark.paper": "#101418", "dark.ink": "#f0ece4", "dark.signal": "#ff9966" }
  const all = typed({ ...colours, ...dark })
  for (const [path, hex] of Object.entries({ ...colours, ...dark }))
    expect(colourAt(all, at(...path.split(".")))).toBe(hex)
})

test("a colour that is not set follows from the others", () => {
  const own = colourAt(typed({}), at("dark", "signal"))
  expect(colourAt(typed({ "light.signal": "#0044cc" }), at("dark", "signal"))).not.toBe(own)
})

test("half a colour counts as not set", () => {
  expect(typed({ "light.ink": "#12" })).toEqual(defaultColours())
})

test("where no colour belongs there is none", () => {
  expect(colourAt(typed({}), at("light"))).toBeUndefined()
})
