import { brotliSize } from "../site/support/built-files"
import { addressOf, assessmentsOf, firstArticle } from "../site/support/routes"
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
  ["/tools/devex-iq/", 18],
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
  ["sample", "own", "polish", "arabic", "bare"],
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

const assessmentScript = "component---src-pages-tools-assessments-json-json-id-tsx"

/** @returns the scripts that webpack made of a page's component, without what it shares with others */
function scriptsOf(component: string, stats: string): readonly string[] {
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, readonly string[] | undefined>
  }
  return (assetsByChunkName[component] ?? []).filter((name) => name.startsWith(component) && name.endsWith(".js"))
}

forEachOwner(({ owner, bytes, files, text }) => {
  test("the script of an assessment's page is at most 6 kB beyond what every page has; a site without one has nothing of it", () => {
    const scripts = scriptsOf(assessmentScript, text("webpack.stats.json"))
    if (assessmentsOf(owner).length === 0) {
      expect(scripts).toEqual([])
      expect(files("").filter((path) => /assessment.*\.(?:js|css)$/.test(path))).toEqual([])
      return
    }
    expect(scripts).toHaveLength(1)
    expect(scripts.reduce((sum, path) => sum + brotliSize(bytes(path)), 0)).toBeLessThanOrEqual(6 * kB)
  })
})
