import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readableContent, withEdits } from "../../../owner/files/json-bytes"
import { editsOf, type Replacement, replacementFor } from "../../server/content/label-replacement"

const english: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(join(__dirname, "../../../content/label-sets/words/en.json"), "utf8"),
)

/** Files of an owner, by their paths within data/. */
type Files = ReadonlyMap<string, Buffer>

const filesOf = (
  content: Readonly<Record<string, unknown>>,
  write = (value: unknown) => JSON.stringify(value, null, 2),
) => new Map(Object.entries(content).map(([file, value]) => [file, Buffer.from(write(value))]))

const readerOf = (files: Files) => (file: string) => {
  const bytes = files.get(file)
  return bytes && readableContent(bytes)
}

const changed = (files: Files, language: string, withLanguage?: boolean): Files => {
  const edits = editsOf(replacementFor(language, readerOf(files), withLanguage))
  return new Map([...files].map(([file, bytes]) => [file, withEdits(bytes, edits.get(file) ?? [])]))
}

const labelsOf = (files: Files) => readerOf(files)("labels.json") as Record<string, Record<string, unknown>>

const namesOf = (words: Replacement["own"]) => words.map(({ file, path }) => `${file} ${path.join(".")}`)

describe.each([
  ["two spaces", (value: unknown) => `${JSON.stringify(value, null, 2)}\n`],
  [
    "tabs, CRLF and a byte order mark",
    (value: unknown) => `\ufeff${JSON.stringify(value, null, "\t")}`.replaceAll("\n", "\r\n"),
  ],
  ["everything on one line", (value: unknown) => JSON.stringify(value)],
  [
    "plural forms in another order, on one line",
    (value: unknown) =>
      JSON.stringify(value, null, 2).replace(/"one": ("[^"]*"),\s+"other": ("[^"]*")\s*/g, '"other": $2, "one": $1 '),
  ],
])("in files with %s", (_how, write) => {
  const before = filesOf(english, write)

  test.each(["de", "fr", "es", "pl"])(
    "words that become those of %s and English again are the same bytes",
    (language) => {
      const there = changed(before, language)
      expect(there.get("labels.json")).not.toEqual(before.get("labels.json"))
      expect(changed(there, "en")).toEqual(before)
    },
  )
})

test("German words stand where English ones stood", () => {
  const files = changed(filesOf(english), "de")
  expect(labelsOf(files)).toMatchObject({
    navigation: { services: "Leistungen" },
    filter: { count: { one: "{count} Beitrag angezeigt", other: "{count} Beiträge angezeigt" } },
  })
  expect(readerOf(files)("pages/services.json")).toMatchObject({ chipsLabel: "Auf dieser Seite" })
})

test("plural forms that a language lacks go, and those that it needs come in order", () => {
  const polish = changed(filesOf(english), "pl")
  expect(Object.keys(Object(labelsOf(polish).filter?.count))).toEqual(["one", "few", "many", "other"])
  expect(Object.keys(Object(labelsOf(changed(polish, "de")).filter?.count))).toEqual(["one", "other"])
})

test("the owner’s own words stay, and are named", () => {
  const files = filesOf({
    "labels.json": {
      navigation: { home: "Home", contact: "Say hello" },
      filter: { count: { one: "{count} post shown", other: "{count} notes shown" } },
    },
  })
  expect(namesOf(replacementFor("de", readerOf(files)).own)).toEqual([
    "labels.json navigation.contact",
    "labels.json filter.count",
  ])
  expect(labelsOf(changed(files, "de"))).toEqual({
    navigation: { home: "Startseite", contact: "Say hello" },
    filter: { count: { one: "{count} post shown", other: "{count} notes shown" } },
  })
})

test("what the owner has left out stays left out", () => {
  const files = changed(filesOf({ "labels.json": { menu: "Menu" } }), "de")
  expect(readerOf(files)("labels.json")).toEqual({ menu: "Menü" })
  expect([...files.keys()]).toEqual(["labels.json"])
})

test("words that are the language’s already are counted, not replaced", () => {
  const { replaced, own, same } = replacementFor("en", readerOf(filesOf(english)))
  expect([replaced, own]).toEqual([[], []])
  expect(same).toBeGreaterThan(150)
})

test("a value that is no text is left to the check", () => {
  const files = filesOf({ "labels.json": { menu: 5, navigation: ["Home"], filter: { count: null } } })
  expect(changed(files, "de")).toEqual(files)
})

test.each([
  ["en-GB", true, "de"],
  ["de-AT", true, "de-AT"],
  ["en-GB", false, "en-GB"],
])("the site’s language %s, to be changed too: %s, is %s afterwards", (language, withLanguage, after) => {
  const files = filesOf({ "site.json": { language } })
  expect(readerOf(changed(files, "de", withLanguage))("site.json")).toEqual({ language: after })
})

test.each([
  ["a comma too many", Buffer.from('{ "menu": "Menu", }')],
  ["letters that are not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
])("a file with %s is not readable", (_what, bytes) => {
  expect(readableContent(bytes)).toBeUndefined()
})
