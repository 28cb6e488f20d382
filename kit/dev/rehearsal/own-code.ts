import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { asList, getIn } from "../../content/json/unknown"

const rule = "\n.ownRule {\n  letter-spacing: 0.01em;\n}\n"
const [styled, note, page] = ["src/home/hero.module.css", "src/home/own-note.tsx", "src/pages/index.tsx"]

/**
 * Changes the code as an owner might: a rule, a component on the home page, and a folder that is deleted, that of a page that is left out or the measurements.
 *
 * @param site the owner's checkout
 * @returns what is deleted
 */
export function changeCode(site: string): readonly string[] {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), "utf8")))
  edit(styled, (text) => text + rule)
  writeFileSync(join(site, note), "export function OwnNote() {\n  return <p>A note of my own</p>\n}\n")
  edit(page, (text) =>
    text
      .replace("import { Hero }", 'import { OwnNote } from "../home/own-note"\nimport { Hero }')
      .replace("      <ServicesPreview", "      <OwnNote />\n      <ServicesPreview"),
  )
  const off = asList(getIn(JSON.parse(readFileSync(join(site, "data/site.json"), "utf8")), "pagesOff"))
  const deleted = (off.includes("media") ? ["src/media", "src/pages/media.tsx"] : ["kit/dev/bench", "bench"]).filter(
    (path) => existsSync(join(site, path)),
  )
  for (const path of deleted) rmSync(join(site, path), { recursive: true })
  return deleted
}

/**
 * @param site the owner's checkout
 * @param deleted what `changeCode` deleted
 * @returns the owner's changes that are not there any more
 */
export function lostIn(site: string, deleted: readonly string[]): readonly string[] {
  const has = (path: string, words: string) => readFileSync(join(site, path), "utf8").includes(words)
  const kept = {
    "the rule": has(styled, rule),
    "the component": existsSync(join(site, note)),
    "the component on the page": has(page, "<OwnNote />"),
  }
  return [
    ...Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name])),
    ...deleted.filter((path) => existsSync(join(site, path))).map((path) => `the deletion of ${path}`),
  ]
}
