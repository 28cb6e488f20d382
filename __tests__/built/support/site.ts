import { basename } from "node:path"
import { allOwners, hasSample, isTested, type Owner } from "../../../kit/dev/support/owners"
import { builtFile, builtFiles } from "../../site/support/built-files"
import { lostRoute, pagesOf } from "../../site/support/routes"
import { type Html, parse } from "../../support/html/parse"
import { testOfSample } from "../../support/of-sample"

/** An owner's built site, read from its files. */
export interface BuiltSite {
  readonly owner: Owner
  /** The addresses of all pages that visitors can find. */
  routes(): readonly string[]
  /** The page of a route, parsed once. For an unknown route it is the host's 404 page. */
  page(route: string): Html
  /** A file's text, by its path in `public/`. */
  text(path: string): string
  /** A file's bytes. */
  bytes(path: string): Buffer
  /** The paths of all files with this ending. */
  files(ending: string): readonly string[]
}

/** @returns the path in `public/` of the file that a host sends for a route */
export const fileOf = (route: string): string => (route === lostRoute ? "404.html" : `${route.slice(1)}index.html`)

function builtSite(owner: Owner): BuiltSite {
  const parsed = new Map<string, Html>()
  const bytes = (path: string) => builtFile(path, owner)
  return {
    owner,
    routes: () => pagesOf(owner),
    page(route) {
      const page = parsed.get(route) ?? parse(bytes(fileOf(route)).toString())
      parsed.set(route, page)
      return page
    },
    bytes,
    text: (path) => bytes(path).toString(),
    files: (ending) => builtFiles(ending, owner),
  }
}

/**
 * Describes the built site of each owner, or of some owners. Those that the variable OWNERS leaves out are skipped, and need not be built.
 *
 * @param body what to ask of a site; it can read files only within tests, since tests can be listed without a build
 * @param names of the owners for whom the answer can differ, if not for all; what is for "sample" is left out where `data/` is not the sample
 */
export function forEachOwner(body: (site: BuiltSite) => void, names?: readonly string[]): void {
  if (!hasSample && names?.includes("sample") && !names.includes("own")) {
    const file = basename(expect.getState().testPath ?? "")
    testOfSample(`tests in ${file}`)("of the sample", () => {})
  }
  for (const owner of allOwners.filter(({ name }) => names?.includes(name) ?? true)) {
    // biome-ignore lint/plugin: whoever set OWNERS knows whom it leaves out.
    const describeOwner = isTested(owner) ? describe : describe.skip
    describeOwner(`the ${owner.name} owner's site`, () => body(builtSite(owner)))
  }
}
