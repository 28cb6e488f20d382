import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { customPageSlug } from "../../contract/data-paths"
import { editJson, type Json } from "../../json/edit-json"
import type { Path } from "../../location/json-path"
import { editText } from "../../location/source-text"
import { editSettings, settingsOf } from "../../markdown/settings"
import { ownersFolders } from "../support/owners-folders"

/** The first values of a content, each with its path: an opened file is saved field by field. */
function* valuesIn(value: Json, path: Path = []): Generator<readonly [Path, Json]> {
  if (typeof value !== "object" || value === null) yield [path, value]
  else
    for (const [key, each] of Object.entries(value))
      yield* valuesIn(each, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Of a hundred entries that are alike, some are enough. */
const some = <Each>(all: readonly Each[]): readonly Each[] => {
  const step = Math.max(1, Math.floor(all.length / 60))
  return all.filter((_each, index) => index % step === 0)
}

for (const [owner, folder] of ownersFolders()) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:json|md)$/.test(name))
  test.each(files)(`${owner}: %s is opened and saved, and no byte of it changes`, (file) => {
    const text = readFileSync(join(folder, file), "utf8")
    if (file.endsWith(".md")) {
      expect(editText(text, text.replace(/\r\n?/g, "\n"))).toBe(text)
      const settings = customPageSlug(file) === undefined ? {} : settingsOf(text)
      for (const [key, to] of Object.entries(settings as Readonly<Record<string, Json>>))
        expect(editSettings(text, { kind: "set", path: [key], to })).toBe(text)
      return
    }
    for (const [path, to] of some([...valuesIn(JSON.parse(text) as Json)]))
      expect(editJson(text, { kind: "set", path, to })).toBe(text)
  })
}
