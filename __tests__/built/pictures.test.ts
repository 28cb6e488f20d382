import { all, attribute, first, htmlOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

/** How many bytes of HTML a picture may have. */
const limit = 1200

forEachOwner(({ routes, page, files }) => {
  /** Every picture of the pages: as many as their files ask for, or a loop over them would hold for none. */
  function pictures() {
    const found = routes().flatMap((route) => all("picture", page(route)))
    expect(found.length > 0).toBe(files("").some((path) => path.startsWith("pictures/")))
    return found
  }

  test("each picture comes as AVIF and as one file for other browsers, and has its box reserved", () => {
    for (const picture of pictures()) {
      expect(all("source", picture).map((source) => attribute(source, "type"))).toEqual(["image/avif"])
      const image = first("img", picture)
      expect(attribute(image, "src")).toMatch(/\.(?:png|jpe?g|webp)$/)
      expect(attribute(image, "srcset")).toBe("")
      for (const side of ["width", "height"]) expect(attribute(image, side)).toMatch(/^\d+$/)
    }
  })

  test(`the HTML of a picture is at most ${limit} bytes`, () => {
    const large = pictures()
      .map((picture) => htmlOf(picture))
      .filter((html) => Buffer.byteLength(html) > limit)
    expect(large).toEqual([])
  })

  test("the pictures that load at once are the first of their page, two at most, and load before everything else", () => {
    for (const route of routes()) {
      const images = all("main img", page(route))
      const eager = images.filter((image) => attribute(image, "loading") !== "lazy")
      expect([route, eager]).toEqual([route, images.slice(0, eager.length)])
      expect(eager.length).toBeLessThanOrEqual(2)
      expect([route, eager.map((image) => attribute(image, "fetchpriority"))]).toEqual([route, eager.map(() => "high")])
    }
  })
})
