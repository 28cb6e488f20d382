import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeBare } from "../../../../scripts/owners/bare"
import { writeCrowded } from "../../../../scripts/owners/crowded"
import { allNodes } from "../../../../src/content/check/json/json-node"
import { parseJson } from "../../../../src/content/check/json/json-text"
import { sourceText } from "../../../../src/content/check/json/source-text"
import { ownPageSlug } from "../../../../src/content/contract/own-page"
import { editJson, type Json } from "../../../../src/content/edit/edit-json"
import { editSettings, settingsOf } from "../../../../src/content/edit/edit-settings"
import { editText } from "../../../../src/content/edit/edit-text"

const made = mkdtempSync(join(tmpdir(), "owners-"))
afterAll(() => rmSync(made, { recursive: true, force: true }))

const owners: ReadonlyArray<readonly [name: string, folder: () => string]> = [
  ["the sample", () => "data"],
  ...readdirSync("__tests__/fixtures").map((name) => [name, () => join("__tests__/fixtures", name)] as const),
  ["bare", () => written("bare", writeBare)],
  ["crowded", () => written("crowded", writeCrowded)],
]

function written(name: string, write: (data: string, sample: string) => void): string {
  const folder = join(made, name)
  write(folder, "data")
  return folder
}

/** How many values of a file are saved. */
const most = 40

/** The texts of a folder's files, by their paths within it. */
const textsIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => [path, readFileSync(join(folder, path), "utf8")] as const)

describe.each(owners)("of the owner %s", (_name, folderOf) => {
  let folder = ""
  beforeAll(() => {
    folder = folderOf()
  })

  test("no value of a JSON file changes a byte when it is saved as it was opened", () => {
    for (const [file, text] of textsIn(folder, ".json")) {
      const { root } = parseJson(sourceText(text))
      const values = root ? [...allNodes(root)].filter(({ node }) => node.kind === "plain") : []
      // Of a large file some, spread over it: the whole file is read for each.
      const step = Math.ceil(values.length / most)
      for (const { node, path } of values.filter((_each, index) => index % step === 0))
        if (node.kind === "plain" && editJson(text, { kind: "set", path, to: node.value }) !== text)
          throw new Error(`${file} has changed at ${path.join(".")}`)
    }
  })

  test("no text changes a byte when it is saved as it was opened", () => {
    for (const [, text] of textsIn(folder, ".md")) expect(editText(text, text.replace(/\r\n?/g, "\n"))).toBe(text)
  })

  test("no setting of a page changes a byte when it is saved as it was opened", () => {
    for (const [file, text] of textsIn(folder, ".md")) {
      const settings = ownPageSlug(file) === undefined ? {} : settingsOf(text)
      for (const [key, to] of Object.entries(settings as Readonly<Record<string, Json>>))
        expect(editSettings(text, { kind: "set", path: [key], to })).toBe(text)
    }
  })
})
