import { all, attribute, first } from "../support/html/parse"
import { forEachOwner } from "./support/site"

forEachOwner(
  ({ routes, page }) => {
    const pictures = () => routes().flatMap((route) => all("picture", page(route)))

    test("each picture comes as AVIF, WebP and PNG, and has its box reserved", () => {
      expect(pictures().length).toBeGreaterThan(20)
      for (const picture of pictures()) {
        expect(all("source", picture).map((source) => attribute(source, "type"))).toEqual(["image/avif", "image/webp"])
        const image = first("img", picture)
        expect(attribute(image, "src")).toMatch(/\.png$/)
        expect([attribute(image, "width"), attribute(image, "height")]).toEqual([
          expect.stringMatching(/^\d+$/),
          expect.stringMatching(/^\d+$/),
        ])
      }
    })
  },
  ["sample"],
)
