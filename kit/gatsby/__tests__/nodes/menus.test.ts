import type { CreatePageArgs } from "gatsby"
import { rowWidth } from "../../../content/contract/menus"
import { deleteDisabledPage, rowFit } from "../../nodes/menus"

const english = ["Home", "Services", "Free Tools", "Books", "Media", "About", "Get in Touch"]
const german = ["Start", "Leistungen", "Werkzeuge", "Bücher", "Medien", "Über mich", "Kontakt aufnehmen"]

test.each([
  ["short words stand in one row from 60 rem on", english, 60, 1],
  ["longer words need a wider page", german, 64, 0.938],
  ["words that no page holds are never in one row", german.map((label) => label + label), 600, 0.1],
])("%s", (_what, labels, width, fit) => {
  expect([rowWidth("Edda Marlowe", labels), rowFit("Edda Marlowe", labels)]).toEqual([width, fit])
})

test("a soft hyphen takes no room", () => {
  expect(rowWidth("Edda Marlowe", [...german, "Ver\u00adöf\u00adfent\u00adli\u00adchun\u00adgen"])).toBe(
    rowWidth("Edda Marlowe", [...german, "Veröffentlichungen"]),
  )
})

/** @returns which of the pages that Gatsby creates one after the other are deleted, by path */
function deleted(pagesOff: readonly string[] | undefined, ...paths: readonly string[]): readonly string[] {
  const gone: string[] = []
  for (const path of paths) {
    const deletePage = ({ path }: { readonly path: string }) => gone.push(path)
    const args = { page: { path }, actions: { deletePage }, getNodesByType: () => [{ pagesOff }] }
    // The part of Gatsby's arguments that it reads.
    deleteDisabledPage(args as unknown as CreatePageArgs)
  }
  return gone
}

test("a page that is left out is not built, nor are pages below it", () => {
  expect(deleted(["blog", "tools"], "/", "/blog/", "/blog/a-post/", "/tools/", "/blogs/")).toEqual([
    "/blog/",
    "/blog/a-post/",
    "/tools/",
  ])
  expect(deleted(undefined, "/", "/blog/")).toEqual([])
})

test("the preview keeps a page that is left out", () => {
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: "develop" })
  expect(deleted(["blog"], "/blog/")).toEqual([])
})
