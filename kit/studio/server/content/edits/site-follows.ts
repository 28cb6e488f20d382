import { type MenuName, menuNames, withEntries } from "../../../../content/contract/menus"
import { defaultMenus, listsOfPages } from "../../../../content/contract/site-addresses"
import type { Edit } from "../../../../content/json/edit-json"
import { asList, asText, getIn } from "../../../../content/location/json-path"
import { menuPageIn } from "../../../model/menu-pages"
import { contentInBytes } from "../../../references/texts"
import type { FileWrite } from "../disk"
import { applyEdits } from "./apply-edit"

/**
 * Updates site.json after other files change: a page that was left out is shown once it has its first entry, and a menu that the owner has ordered follows
 * the pages' own settings.
 *
 * @param writes the changed files
 * @param read reads a file within data/
 * @returns the new bytes of site.json; undefined if it stays as it is
 */
export async function siteWith(
  writes: readonly FileWrite[],
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  if (writes.some(({ file }) => file === "site.json") || !writes.some(({ file }) => isFollowed(file))) return undefined
  const before = await read("site.json")
  if (!before) return undefined
  const edits = (site: unknown) => writes.flatMap((write) => [...pageEdits(write, site), ...menuEdits(write, site)])
  let after: Buffer | undefined = before
  // One at a time: each edit's indexes assume that the previous edit has been applied.
  for (let [edit] = edits(contentInBytes("site.json", after)); edit; [edit] = edits(contentInBytes("site.json", after)))
    after = await applyEdits("site.json", after, edit, read)
  return after === before ? undefined : after
}

/**
 * @param site the content of site.json
 * @param page that is left out
 * @returns the edits that show it to visitors: in a menu that the owner has ordered, it stands where it usually does
 */
export function showEdits(site: unknown, page: string): readonly Edit[] {
  const off = asList(getIn(site, "pagesOff"))
  const index = off.indexOf(page)
  if (index < 0) return []
  const given = menuNames.map((name) => [name, getIn(site, "menu", name)] as const)
  const isInMenu = given.some(([, entries]) => asList(entries).includes(page))
  const usual = given.filter(
    ([name, entries]) => Array.isArray(entries) && !isInMenu && defaultMenus[name].some((each) => each === page),
  )
  return [
    { kind: "remove", path: off.length === 1 ? ["pagesOff"] : ["pagesOff", index] },
    ...usual.map(([name, entries]) => setMenu(name, withEntries(name, asList(entries).map(asText), [page]))),
  ]
}

/** @returns the pages that are no longer left out after a write of site.json */
export const shownIn = ({ before, after }: FileWrite): readonly string[] => {
  const [was, now] = [before, after].map((bytes) => asList(getIn(contentInBytes("site.json", bytes), "pagesOff")))
  return (was ?? []).map(asText).filter((page) => !now?.includes(page))
}

const isFollowed = (file: string): boolean =>
  routeOf(file) !== undefined || menuPageIn(file, { slug: "-" }) !== undefined

const routeOf = (file: string) => Object.entries(listsOfPages).find(([, list]) => list === file)?.[0]

function pageEdits({ file, before, after }: FileWrite, site: unknown): ReadonlyArray<readonly Edit[]> {
  const route = routeOf(file)
  if (!route || shownEntries(contentInBytes(file, before)) > 0 || shownEntries(contentInBytes(file, after)) === 0)
    return []
  const edits = showEdits(site, route)
  return edits.length > 0 ? [edits] : []
}

/** Drafts do not count, as they are never shown. */
const shownEntries = (list: unknown): number => asList(list).filter((entry) => getIn(entry, "draft") !== true).length

function menuEdits({ file, before, after }: FileWrite, site: unknown): ReadonlyArray<readonly Edit[]> {
  const [was, now] = [
    menuPageIn(file, contentInBytes(file, before)),
    after && menuPageIn(file, contentInBytes(file, after)),
  ]
  const slug = now?.slug ?? was?.slug
  if (slug === undefined || was?.menu === now?.menu) return []
  return menuNames.flatMap((name) => {
    const entries = getIn(site, "menu", name)
    if (!Array.isArray(entries)) return []
    const isIn = entries.includes(slug)
    if (now?.menu === name && !isIn) return [[setMenu(name, withEntries(name, entries.map(asText), [slug]))]]
    if (was?.menu === name && isIn)
      return [
        [
          setMenu(
            name,
            entries.map(asText).filter((each) => each !== slug),
          ),
        ],
      ]
    return []
  })
}

const setMenu = (name: MenuName, to: readonly string[]): Edit => ({ kind: "set", path: ["menu", name], to })
