import type { CreatePageArgs } from "gatsby"
import { deleteDisabledPage, rowFit, rowWidth } from "../../nodes/menus"

const english = ["Home", "Services", "Free Tools", "Books", "Media", "About", "Get in Touch"]
const german = ["Start", "Leistungen", "Werkzeuge", "Bücher", "Medien", "Über mich", "Kontakt aufnehmen"]

test("short words stand in one row from 60 rem on", () => {
  expect(rowWidth("Edda Marlowe", english)).toBe(60)
  expect(rowFit("Edda Marlowe", english)).toBe(1)
})

test("longer words need a wider page", () => {
  expect(rowWidth("Edda Marlowe", german)).toBeGreaterThan(60)
  expect(rowFit("Edda Marlowe", german)).toBeLessThan(1)
})

test("words that no page holds are never in one row", () => {
  expect(
    rowFit(
      "Edda Marlowe",
      german.map((label) => label + label),
    ),
  ).toBe(0.1)
})

test("where a word may be divided takes no room", () => {
  expect(rowWidth("Edda Marlowe", [...german, "Ver\u00adöf\u00adfent\u00adli\u00adchun\u00adgen"])).toBe(
    rowWidth("Edda Marlowe", [...german, "Veröffentlichungen"]),
  )
})

/** @returns the paths that are deleted, of pages that Gatsby makes one after the other */
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

test("a page that is left out is not built, nor what is below it", () => {
  expect(deleted(["blog", "tools"], "/", "/blog/", "/blog/a-post/", "/tools/", "/blogs/")).toEqual([
    "/blog/",
    "/blog/a-post/",
    "/tools/",
  ])
  expect(deleted(undefined, "/", "/blog/")).toEqual([])
})

test("the preview keeps a page that is left out", () => {
  const before = process.env.gatsby_executing_command
  process.env.gatsby_executing_command = "develop"
  try {
    expect(deleted(["blog"], "/blog/")).toEqual([])
  } finally {
    if (before === undefined) delete process.env.gatsby_executing_command
    else process.env.gatsby_executing_command = before
  }
})
