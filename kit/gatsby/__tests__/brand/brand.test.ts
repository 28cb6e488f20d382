import { defaultColours } from "../../../content/colours/palette"
import { siteColours, themeSurfaces } from "../../brand/brand"

test("without an owner's colours the cards and the browser's bars have those of the site", () => {
  expect(siteColours()).toEqual(defaultColours)
  expect(themeSurfaces()).toEqual({ light: defaultColours.paper, dark: defaultColours.night })
})
