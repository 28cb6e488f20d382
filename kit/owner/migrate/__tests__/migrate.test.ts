import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { shownParts } from "../../../language/marks"
import { migrate } from "../migrate"
import { migrations } from "../migrations"
import { compareVersions, versionIn } from "../version"
import { priceIn } from "../written-price"

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = scratchFolder()
  return await use(folder)
}

test("a migration changes its own field, and no other byte", () =>
  inFolder(async (data) => {
    const text =
      '\ufeff{\r\n\t"name" : "Ada",\r\n\t"costClaim": { "percent": 3e1, "phrase": "less", "sentence": "Less." } }'
    writeFileSync(join(data, "site.json"), text)
    expect(await migrate(data)).toEqual([
      { file: "site.json", done: ["costClaim.phrase is removed: no page showed it"] },
    ])
    expect(readFileSync(join(data, "site.json"), "utf8")).toBe(text.replace(' "phrase": "less",', ""))
  }))

test("the record of what was imported before goes, once", () =>
  inFolder(async (data) => {
    writeFileSync(join(data, "imported.json"), '[{ "source": "feed:1", "file": "posts.json", "name": "a" }]')
    expect(await migrate(data, "2.0.0")).toEqual([
      { file: "imported.json", done: [expect.stringMatching(/^imported\.json is removed/)] },
    ])
    expect(existsSync(join(data, "imported.json"))).toBe(false)
    expect(await migrate(data, "2.0.0")).toEqual([])
  }))

test("a file that cannot be read stays as it is", () =>
  inFolder(async (data) => {
    writeFileSync(join(data, "site.json"), '{ "costClaim": { "phrase": "less" ')
    expect(await migrate(data)).toEqual([])
  }))

test("what the content's version has already is not migrated, and a field may come again later", () =>
  inFolder(async (data) => {
    writeFileSync(join(data, "site.json"), '{ "costClaim": { "phrase": "less" } }')
    expect(await migrate(data, "1.0.0")).toEqual([])
  }))

test("migrations of one file follow each other", () =>
  inFolder(async (data) => {
    mkdirSync(join(data, "pages"))
    writeFileSync(join(data, "pages/home.json"), '{ "one": 1 }')
    const renamed = (version: string, from: string, to: string) => ({
      version,
      file: "pages/home.json",
      what: `${from} is called ${to}`,
      fields: [],
      edits: (value: unknown) =>
        Object.hasOwn(Object(value), from)
          ? [
              { kind: "set" as const, path: [to], to: 1 },
              { kind: "remove" as const, path: [from] },
            ]
          : [],
    })
    const both = [renamed("1.1.0", "one", "two"), renamed("1.2.0", "two", "three")]
    await migrate(data, "1.0.0", both)
    expect(readFileSync(join(data, "pages/home.json"), "utf8")).toBe('{ "three": 1 }')
  }))

test.each([
  ["£5,400", "a month", "en-GB", { amount: 5400, currency: "GBP", per: "month" }],
  ["from £1.9k", "per day", "en-GB", { amount: 1900, currency: "GBP", per: "day", atLeast: true }],
  ["ab 1.900 €", "Tag, zzgl. MwSt.", "de", { amount: 1900, currency: "EUR", per: "day", atLeast: true, tax: "added" }],
  ["9 600 € HT", "forfait", "fr", { amount: 9600, currency: "EUR", per: "fixed", tax: "added" }],
  ["12 000 zł", "za miesiąc", "pl", { amount: 12_000, currency: "PLN", per: "month" }],
  ["$900", undefined, "en-US", { amount: 900, currency: "USD" }],
  ["$900", "a day", "en-AU", undefined],
  ["£4,000 to £6,000", "a month", "en-GB", undefined],
  ["£300", "a person", "en-GB", undefined],
  ["on request", undefined, "en-GB", undefined],
])("a price in words becomes data where they say all of it: %s %s", (written, unit, language, price) => {
  expect(priceIn(written, unit, language)).toEqual(price)
})

test("prices are brought over with the words around them, words that name no amount stay, and what cannot be told is left for the check to ask", () =>
  inFolder(async (data) => {
    const offers = [
      { price: "from 900 €", unit: "Tag" },
      { price: "nach Absprache" },
      { price: "auf Anfrage", unit: "je Team" },
      { price: "4.000 bis 6.000 €", unit: "Monat" },
    ]
    mkdirSync(join(data, "pages"))
    const write = (file: string, value: object) => writeFileSync(join(data, file), JSON.stringify(value))
    const read = (file: string) => JSON.parse(readFileSync(join(data, file), "utf8"))
    write("site.json", { language: "de" })
    write(
      "services.json",
      offers.map((offer) => ({ offer })),
    )
    write("pages/services.json", { offer: { heading: "Was es kostet" } })
    await migrate(data, "2.0.0")
    expect(read("services.json")).toEqual([
      { offer: { price: { amount: 900, currency: "EUR", per: "day", atLeast: true } } },
      { offer: { price: "nach Absprache" } },
      { offer: { price: "auf Anfrage je Team" } },
      { offer: { price: "4.000 bis 6.000 €", unit: "Monat" } },
    ])
    expect(read("pages/services.json")).toEqual({ offer: { heading: "Was es kostet", atLeast: "ab {price}" } })
    expect(await migrate(data, "2.0.0")).toEqual([])
  }))

test("the words of an assessment's result lose those of a picture and an earlier result, and no others", () =>
  inFolder(async (data) => {
    mkdirSync(join(data, "pages"))
    const path = join(data, "pages/assessment.json")
    const gone = { drawing: "SVG", picture: "PNG", compare: "Compare", earlier: "{score} on {date}" }
    writeFileSync(path, JSON.stringify({ result: { print: "Print", ...gone, remove: "Remove" } }))
    await migrate(data, "2.0.0")
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ result: { print: "Print", remove: "Remove" } })
  }))

test("the bands of each assessment lose their ends, which follow from the next one's beginning", () =>
  inFolder(async (data) => {
    mkdirSync(join(data, "assessments"))
    const path = join(data, "assessments/quick-check.json")
    const bands = (ends: readonly string[]) =>
      `{ "bands": [\n  { "name": "Low", "from": 0${ends[0]} },\n  { "name": "High", "from": 50${ends[1]} }\n] }\n`
    writeFileSync(path, bands([', "to": 49', ', "to": 100']))
    expect(await migrate(data, "2.0.0")).toEqual([
      { file: "assessments/quick-check.json", done: [expect.stringMatching(/^a band has no `to`/)] },
    ])
    expect(readFileSync(path, "utf8")).toBe(bands(["", ""]))
    expect(await migrate(data, "2.0.0")).toEqual([])
  }))

test.each([
  ["For less than 30% of it", "less than 30%", "For *less than 30%* of it"],
  ["Fast, then fast", "ast", "F*ast*, then fast"],
  ["A 5* CTO for *less*", "CTO ", "A 5\\* *CTO* for \\*less\\*"],
  ["No *such* words", "others", "No \\*such\\* words"],
  ["None", " ", "None"],
])("the headline %s is shown as before, with %s in colour", (heading, emphasis, now) =>
  inFolder(async (data) => {
    mkdirSync(join(data, "pages"))
    const path = join(data, "pages/home.json")
    writeFileSync(path, JSON.stringify({ hero: { heading, emphasis, intro: "Two days." } }))
    await migrate(data, "2.0.0")
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ hero: { heading: now, intro: "Two days." } })
    const parts = shownParts(now)
    expect(parts.join("")).toBe(heading)
    if (parts.length > 1) expect(parts[1]).toBe(emphasis.trim())
    expect(await migrate(data, "2.0.0")).toEqual([])
  }),
)

test("the migrations stand in the order of their versions", () => {
  const versions = migrations.map(({ version }) => version)
  expect(versions.map(versionIn)).toEqual(versions)
  expect([...versions].sort(compareVersions)).toEqual(versions)
})

test.each([
  ["1.2.0", "1.10.0", -1],
  ["2.0.0", "1.9.9", 1],
  ["1.0.0", "1.0.0", 0],
])("%s compared with %s", (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

test.each([
  ["v1.2.0", "1.2.0"],
  ["1.2.0", "1.2.0"],
  ["1.2.0-beta", undefined],
  ["latest", undefined],
])("%s is the version %s", (text, version) => {
  expect(versionIn(text)).toBe(version)
})
