import { manifestOptions } from "../../../src/outputs/manifest"

const site = {
  language: "en-GB",
  name: "Ada Sample",
  seo: { title: "Ada Sample, fractional CTO", description: "Ada Sample leads engineering by the day." },
  iconUrl: "images/icon.png",
}

test("the manifest says who the site is for, in the site's colours", () => {
  expect(manifestOptions(site)).toMatchObject({
    name: "Ada Sample, fractional CTO",
    short_name: "Ada Sample",
    lang: "en-GB",
    dir: "ltr",
    start_url: "/",
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})

test("a language that is written from right to left is said so", () => {
  expect(manifestOptions({ ...site, language: "ar" }).dir).toBe("rtl")
})

test("icons are made from the owner's picture, for tabs and home screens", () => {
  const { icon, icons } = manifestOptions(site)
  expect(icon).toBe("data/images/icon.png")
  expect(icons.map(({ sizes }) => sizes)).toEqual(["32x32", "180x180", "192x192", "512x512"])
})
