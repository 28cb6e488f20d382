import { readFileSync } from "node:fs"
import { join } from "node:path"
import { testOfSample } from "../../../__tests__/support/of-sample"
import { sample } from "../../dev/support/owners"
import { lengthDiagnostics } from "../check/texts/field-rules"
import { type Field, fieldAt } from "../contract/field"
import { contentFile, contentFiles } from "../contract/files"
import { brokenRule } from "../contract/rules/diagnose"
import {
  labelSetFor,
  labelSetLanguages,
  languageOfWord,
  type UiLabel,
  uiLabels,
  wordIn,
} from "../label-sets/label-sets"
import { valueAt } from "../location/json-path"

const folder = join(__dirname, "../label-sets/words")

const setOf = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"))

const fieldOf = ({ file, path }: UiLabel): Field | undefined => {
  const contract = contentFile(file)
  return contract && fieldAt(contract.field, path)
}

const wordName = ({ file, path }: UiLabel): string => `${file} ${path.join(".")}`

const isPlural = (field: Field | undefined): boolean => field?.typeName === "PluralForms"

/** All texts of a field, and groups of plural forms as one. Those of lists are not among them: there is one for each entry. */
function* wordsIn(file: string, field: Field, path: readonly string[] = []): Generator<UiLabel> {
  if (field.kind === "text" || isPlural(field)) yield { file, path }
  else for (const [key, child] of field.keys ?? []) yield* wordsIn(file, child, [...path, key])
}

const allOf = (isMeant: (file: string) => boolean) =>
  contentFiles.filter(({ path }) => isMeant(path)).flatMap(({ path, field }) => [...wordsIn(path, field)])

/** What an owner says in words of their own, although it is short. */
const owners = [
  /^pages\/[\w-]+\.json (?:seo\.title|heading)$/,
  /^pages\/[\w-]+\.json (?:callToAction|inquiries)\.heading$/,
  /^pages\/engagement\.json (?:phases|comparison|sum|fit|questions)\.heading$/,
  "pages/home.json hero.heading",
  "pages/home.json services.heading",
  "pages/home.json papers.heading",
  "pages/books.json takeaways.heading",
  "pages/blog.json newsletter.heading",
  "pages/about.json philosophy.heading",
]

const known = new Set(uiLabels.map(wordName))

test("every text of the labels and of the assessments’ page is a UI label", () => {
  const all = allOf((file) => file === "labels.json" || file === "pages/assessment.json")
  expect(all.length).toBeGreaterThan(100)
  expect(all.map(wordName).filter((name) => !known.has(name))).toEqual([])
})

test("every short text of a page is a UI label, or the owner’s own", () => {
  const isShort = (word: UiLabel) => (fieldOf(word)?.facts.budget ?? Number.POSITIVE_INFINITY) <= 75
  const short = allOf((file) => file.startsWith("pages/"))
    .filter(isShort)
    .map(wordName)
  const isOwners = (name: string) => owners.some((each) => (typeof each === "string" ? each === name : each.test(name)))
  expect(short.filter((name) => known.has(name) === isOwners(name))).toEqual([])
})

test.each(labelSetLanguages)("the set %s has exactly the UI labels that the contract has", (language) => {
  const names = Object.entries(setOf(language)).flatMap(([file, words]) => {
    const contract = contentFile(file)
    const found = contract ? [...wordsIn(file, contract.field)] : []
    return found.filter(({ path }) => valueAt(words, path) !== undefined).map(wordName)
  })
  expect(names.sort()).toEqual([...known].sort())
  const leaves = (value: unknown): number =>
    typeof value === "string" ? 1 : Object.values(Object(value)).reduce<number>((sum, each) => sum + leaves(each), 0)
  const texts = uiLabels.map((word) => leaves(wordIn(language, word)))
  expect(leaves(setOf(language))).toBe(texts.reduce((sum, each) => sum + each, 0))
})

test.each(labelSetLanguages)("the set %s has the plural forms that its language needs", (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const plural = uiLabels.filter((word) => isPlural(fieldOf(word)))
  expect(plural).toHaveLength(4)
  for (const word of plural) expect(Object.keys(Object(wordIn(language, word))).sort()).toEqual([...needed].sort())
})

/** The texts of a word: one, or one for each plural form. */
const textsOf = (language: string, word: UiLabel): readonly (readonly [Field | undefined, string])[] => {
  const value = wordIn(language, word)
  const field = fieldOf(word)
  if (typeof value === "string") return [[field, value]]
  return Object.entries(Object(value)).map(([form, text]) => [field?.keys?.get(form), String(text)])
}

const placeholdersIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(labelSetLanguages)("the words of %s fit their fields, and fill in what English fills in", (language) => {
  for (const word of uiLabels) {
    const [[, english = ""] = []] = textsOf("en", word)
    for (const [field, text] of textsOf(language, word)) {
      const at = `${wordName(word)}: ${text}`
      expect(field).toBeDefined()
      if (!field) continue
      expect([at, brokenRule(field.facts.rules ?? [], text)]).toEqual([at, undefined])
      expect([at, lengthDiagnostics(field, text)]).toEqual([at, []])
      expect([at, text]).toEqual([at, text.trim()])
      expect([at, placeholdersIn(text)]).toEqual([at, placeholdersIn(english)])
    }
  }
})

test("French has its spaces before marks of two parts and inside quotation marks, and none of them breaks a line", () => {
  const texts = uiLabels.flatMap((word) => textsOf("fr", word).map(([, text]) => text))
  expect(texts.filter((text) => /[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]/u.test(text))).toEqual([])
})

test("an assessment’s words quote the answer of who does not know as it is written", () => {
  const answer = { file: "pages/assessment.json", path: ["questions", "unknown"] }
  const quoting = [
    ["questions", "note"],
    ["key", "intro"],
    ["result", "computedText"],
  ]
  for (const language of labelSetLanguages)
    for (const path of quoting)
      expect(wordIn(language, { ...answer, path })).toContain(String(wordIn(language, answer)))
})

testOfSample("its labels")("the sample has the English words", () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(sample.data, file), "utf8"))
  const others = uiLabels.filter((word) => {
    const value = valueAt(read(word.file), word.path)
    return value !== undefined && languageOfWord(word, value) !== "en"
  })
  expect(others.map(wordName)).toEqual([])
})

test.each([
  ["de-AT", "de"],
  ["en-GB", "en"],
  ["pl", "pl"],
  ["ar", undefined],
  ["not a language", undefined],
])("the set for %s is %s", (tag, language) => {
  expect(labelSetFor(tag)).toBe(language)
})
