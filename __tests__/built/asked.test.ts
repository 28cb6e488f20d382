import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { formerSite } from "../../kit/dev/support/owners"
import { forEachOwner } from "./support/site"

/** Asked for by name, by hosts and by robots. */
const byName = [
  "404.html",
  "_headers",
  "_redirects",
  "_redirects.nginx",
  "robots.txt",
  "llms.txt",
  ".well-known/security.txt",
]

/** Files from the project's own folder for them, such as a proof of who owns the site. */
const isCopied = (path: string) => existsSync(join(__dirname, "../../static", path))

/** How others refer to a file: by its name, or by the hash of a script or number of a query, to which Gatsby's loader adds the rest. */
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
    // Left by earlier builds: scripts for open tabs, cards that were shared.
    const isFormer = (path: string) => existsSync(join(formerSite(owner), path))
    const isNamed = (path: string) => [...texts].some(([other, words]) => other !== path && isNamedIn(words, path))
    const left = paths.filter(
      (path) =>
        // Pages are found by their addresses, and Gatsby's next build reads what this one leaves behind.
        !(path.endsWith("index.html") || path.startsWith("_gatsby/") || byName.includes(path) || isCopied(path)) &&
        !isFormer(path) &&
        !isNamed(path),
    )
    expect(left).toEqual([])
  })
})
