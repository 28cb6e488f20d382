import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { formerSite } from "../../kit/dev/support/owners"
import { formerWorkers } from "../../kit/gatsby/outputs/former-workers"
import { forEachOwner } from "./support/site"

/** Asked for by name: by hosts, by robots, by browsers that have been on a former site, and by the studio, which compares a site with its content. */
const byName = [
  "404.html",
  "_headers",
  "_redirects",
  "_redirects.nginx",
  "robots.txt",
  "llms.txt",
  "content-version.json",
  ".well-known/security.txt",
  ...formerWorkers,
]

/** Files from the project's own folder for them, such as a proof of who owns the site. */
const isCopied = (path: string) => existsSync(join(__dirname, "../../static", path))

/** What others write of a file: its name, or the hash of a script or number of a query, to which Gatsby's loader adds the rest. */
function isNamedIn(words: string, path: string): boolean {
  const part = /[.-]([0-9a-f]{8})\.(?:js|css)$|^page-data\/sq\/d\/(\d+)\.json$/.exec(path)
  return [basename(path), part?.[1] ?? part?.[2]].some((name) => name && words.includes(name))
}

forEachOwner(({ owner, files, text }) => {
  test("the site has no file that no page, script, feed or list names", () => {
    const paths = files("")
    const texts = new Map(
      paths
        .filter((path) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(path))
        .map((path) => [path, text(path)]),
    )
    // What a former build has left: scripts for tabs that are open, cards that were shared.
    const isFormer = (path: string) => existsSync(join(formerSite(owner), path))
    const isNamed = (path: string) => [...texts].some(([other, words]) => other !== path && isNamedIn(words, path))
    const left = paths.filter(
      (path) =>
        // A page is found by its address, and Gatsby's next build reads what is left of this one.
        !(path.endsWith("index.html") || path.startsWith("_gatsby/") || byName.includes(path) || isCopied(path)) &&
        !isFormer(path) &&
        !isNamed(path),
    )
    expect(left).toEqual([])
  })
})
