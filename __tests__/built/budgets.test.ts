import { servedAt } from "../../kit/dev/support/owners"
import { brotliSize, fileAt } from "../site/support/built-files"
import { addressOf, assessmentsOf, engagementOf, engagementPage, firstArticle } from "../site/support/routes"
import { all, attribute, first, textOf } from "../support/html/parse"
import { type BuiltSite, fileOf, forEachOwner } from "./support/site"

const kB = 1000

/**
 * What the HTML of each page of the sample may weigh with its styles, compressed, in kB: at most a fifth more than when this was written. A
 * page that has to be heavier gets another number here, in the commit that says why. Pictures: __tests__/site.
 */
const budgets: ReadonlyArray<readonly [route: string, html: number]> = [
  ["/", 12.2],
  ["/services/", 12.9],
  ["/tools/", 11.1],
  ["/books/", 12.5],
  ["/media/", 11.2],
  ["/blog/", 12],
  ["/about/", 11.5],
  ["/tools/devex-iq/", 18],
  [engagementPage, 14.3],
  ["/contact/", 8.2],
  ["/cases/", 12.8],
  ["/stopping-six-of-nine-projects/", 14],
  [firstArticle, 14],
  ["/privacy/", 10],
  ["/terms/", 9.7],
]

forEachOwner(
  ({ bytes }) => {
    test("home's HTML with its styles is at most 20 kB", () => {
      expect(brotliSize(bytes("index.html"))).toBeLessThanOrEqual(20 * kB)
    })
  },
  // Not the crowded owner's: its footer lists a hundred services.
  ["sample", "own", "polish", "arabic", "bare"],
)

forEachOwner(
  ({ owner, bytes, page }) => {
    for (const [route, html] of budgets)
      test(`the HTML of ${route} is at most ${html} kB`, () => {
        expect(brotliSize(bytes(fileOf(addressOf(route, owner) ?? "")))).toBeLessThanOrEqual(html * kB)
      })

    test("home's only pictures are of the owner, loaded at once, and of people quoted, loaded when they are near", () => {
      expect(all("img", page("/")).map((picture) => attribute(picture, "loading"))).toEqual(["eager", "lazy"])
    })

    test("pages without pictures load none", () => {
      for (const route of ["/services/", "/tools/", "/privacy/", "/terms/"])
        expect([route, all("img, picture", page(route)).length]).toEqual([route, 0])
    })
  },
  ["sample"],
)

/**
 * @param files of a built site
 * @param component the name of a page's chunk
 * @returns the files that webpack loads for the page: its own, and those that it shares with some others
 */
function chunksOf({ files, text }: BuiltSite, component: string): string[] {
  const [app, runtime] = ["app-", "webpack-runtime-"].map((name) =>
    text(files(".js").find((path) => path.startsWith(name)) ?? ""),
  )
  const loading = new RegExp(`"${component}":\\(\\)=>(.+?)\\.then`).exec(app ?? "")?.[1] ?? ""
  // A chunk has a name, or else its number in its file's; the others of the runtime's numbers have hashes.
  const names = new Map(
    [...(runtime ?? "").matchAll(/(\d+):"(?![0-9a-f]{8}")([^"]+)"/g)].map(([, id, name]) => [id, name]),
  )
  const chunks = [...loading.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => names.get(id) ?? id)
  return files(".js").filter((path) => chunks.some((chunk) => path.startsWith(`${chunk}-`)))
}

forEachOwner(
  (site) => {
    const { owner, bytes, page, text } = site
    const brotliSum = (paths: readonly string[]) => paths.reduce((sum, path) => sum + brotliSize(bytes(path)), 0)

    for (const route of ["/", firstArticle])
      test(`${route} loads at most 70.7 kB of script and 40 kB of fonts`, () => {
        const address = addressOf(route, owner)
        if (!address) return
        const started = textOf(first("script[data-starts]", page(address))).matchAll(/"([^"]+\.js)"/g)
        const data = text(`page-data/${address === "/" ? "index" : address.slice(1, -1)}/page-data.json`)
        const chunks = chunksOf(site, JSON.parse(data).componentChunkName)
        expect(chunks.length).toBeGreaterThan(1)
        const scripts = [
          ...[...started].map(([, path = ""]) => fileAt(new URL(path, servedAt(owner)).href, owner)),
          ...chunks,
        ]
        expect(scripts.length).toBeGreaterThan(5)
        expect(brotliSum(scripts)).toBeLessThanOrEqual(70.7 * kB)

        // Fonts are already compressed. Another owner's words may need more letters, and another language other fonts.
        const fonts = all('link[as="font"]', page(address)).map((link) => attribute(link, "href"))
        expect(fonts).not.toEqual([])
        const weight = fonts.reduce(
          (sum, font) => sum + bytes(fileAt(new URL(font, servedAt(owner)).href, owner)).length,
          0,
        )
        if (owner.name === "sample") expect(weight).toBeLessThanOrEqual(40 * kB)
      })
  },
  ["sample", "own"],
)

/** Pages that an owner can do without, with scripts that no other page loads. */
const ofSomeOwners = [
  { name: "assessment", script: "component---src-pages-tools-assessments-json-json-id-tsx", pagesOf: assessmentsOf },
  { name: "engagement", script: "component---src-pages-engagement-page-json-slug-tsx", pagesOf: engagementOf },
]

forEachOwner(({ owner, bytes, files }) => {
  test.each(ofSomeOwners)(
    "the script of the page of an $name is at most 6.1 kB beyond what every page has; a site without one has nothing of it",
    ({ name, script, pagesOf }) => {
      const scripts = files(".js").filter((path) => path.startsWith(script))
      if (pagesOf(owner).length === 0) {
        expect(scripts).toEqual([])
        expect(files("").filter((path) => new RegExp(`${name}.*\\.(?:js|css)$`).test(path))).toEqual([])
        return
      }
      expect(scripts).toHaveLength(1)
      expect(scripts.reduce((sum, path) => sum + brotliSize(bytes(path)), 0)).toBeLessThanOrEqual(6.1 * kB)
    },
  )
})
