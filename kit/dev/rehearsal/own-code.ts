import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { asList, getIn } from "../../content/location/json-path"

const rule = "\n.ownRule {\n  letter-spacing: 0.01em;\n}\n"
const [styled, note, page] = ["src/home/hero.module.css", "src/home/own-note.tsx", "src/pages/index.tsx"]

/** The paths of one file in successive versions, the latest first. */
const movedFile = ["src/ui/picture/picture.module.css", "src/pictures/picture.module.css", "src/ui/picture.module.css"]

/** Folders that a site can do without, by their former path, and where they are now. */
const movedFolders: Readonly<Record<string, string>> = { studio: "kit/studio" }

/**
 * Changes the code as an owner might. Adds a CSS rule, also to a file that has moved since, and a component to the home page. Deletes the files of a page that
 * is switched off, or else the studio.
 *
 * @param site the owner's checkout
 * @returns the deleted paths
 */
export function changeCode(site: string): readonly string[] {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), "utf8")))
  edit(styled, (text) => text + rule)
  for (const path of movedFile.filter((one) => existsSync(join(site, one)))) edit(path, (text) => text + rule)
  writeFileSync(join(site, note), "export function OwnNote() {\n  return <p>A note of my own</p>\n}\n")
  edit(page, (text) =>
    text
      .replace("import { Hero }", 'import { OwnNote } from "../home/own-note"\nimport { Hero }')
      .replace("      <Seo", "      <OwnNote />\n      <Seo"),
  )
  const off = asList(getIn(JSON.parse(readFileSync(join(site, "data/site.json"), "utf8")), "pagesOff"))
  const deleted = (off.includes("media") ? ["src/media", "src/pages/media.tsx"] : Object.keys(movedFolders)).filter(
    (path) => existsSync(join(site, path)),
  )
  for (const path of deleted) rmSync(join(site, path), { recursive: true })
  return deleted
}

/**
 * @param site the owner's checkout
 * @param deleted what `changeCode` deleted
 * @returns the owner's changes that are gone
 */
export function findLostChanges(site: string, deleted: readonly string[]): readonly string[] {
  const has = (path: string, words: string) => readFileSync(join(site, path), "utf8").includes(words)
  const kept = {
    "the rule": has(styled, rule),
    "the rule in a file that has moved": has(movedFile[0] ?? "", rule),
    "the component": existsSync(join(site, note)),
    "the component on the page": has(page, "<OwnNote />"),
  }
  return [
    ...Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name])),
    ...deleted
      .flatMap((path) => [path, movedFolders[path] ?? path])
      .filter((path) => existsSync(join(site, path)))
      .map((path) => `the deletion of ${path}`),
  ]
}
