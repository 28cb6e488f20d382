import { brotliSize } from "../site/support/built-files"
import { addressOf, firstArticle } from "../site/support/routes"
import { all, attribute } from "../support/html/parse"
import { fileOf, forEachOwner } from "./support/site"

const kB = 1000

/**
 * What the HTML of each page of the sample may weigh with its styles, compressed, in kB: at most a fifth more than when this was written. A
 * page that has to be heavier gets another number here, in the commit that says why. Pictures, scripts and fonts: __tests__/site.
 */
const budgets: ReadonlyArray<readonly [route: string, html: number]> = [
  ["/", 10.5],
  ["/services/", 12],
  ["/tools/", 9.5],
  ["/books/", 12.5],
  ["/media/", 11],
  ["/blog/", 12],
  ["/about/", 11.5],
  ["/contact/", 8],
  [firstArticle, 14],
  ["/privacy/", 10],
  ["/terms/", 9.5],
]

forEachOwner(
  ({ bytes }) => {
    test("home's HTML with its styles is at most 20 kB", () => {
      expect(brotliSize(bytes("index.html"))).toBeLessThanOrEqual(20 * kB)
    })
  },
  // Not the crowded owner's: a hundred services stand in its footer.
  ["sample", "polish", "arabic", "bare"],
)

forEachOwner(
  ({ owner, bytes, page }) => {
    for (const [route, html] of budgets)
      test(`the HTML of ${route} is at most ${html} kB`, () => {
        expect(brotliSize(bytes(fileOf(addressOf(route, owner) ?? "")))).toBeLessThanOrEqual(html * kB)
      })

    test("home has no picture but that of who is quoted, which waits until it is near", () => {
      expect(all("img", page("/")).map((picture) => attribute(picture, "loading"))).toEqual(["lazy"])
    })

    test("pages without pictures load none", () => {
      for (const route of ["/services/", "/tools/", "/privacy/", "/terms/"])
        expect([route, all("img, picture", page(route)).length]).toEqual([route, 0])
    })
  },
  ["sample"],
)
