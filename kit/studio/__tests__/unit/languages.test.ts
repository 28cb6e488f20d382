import { IntlMessageFormat } from "intl-messageformat"
import { z } from "zod"
import { unwrittenDescriptions } from "../../../content/contract/posts"
import { getIn } from "../../../content/location/json-path"
import germanHelp from "../../../content/sentences/help-de.json"
import germanFile from "../../../content/sentences/names-de.json"
import { formatNames } from "../../../owner/import/read-source"
import { kinds } from "../../../owner/new/kinds"
import { fieldWords } from "../../server/content/field-words"
import { toldFields, untranslated } from "../../server/content/untranslated"
import { runStudio } from "../../server/start/run-studio"
import de from "../../words/de.json"
import en from "../../words/en.json"
import { signatureIn, speakLanguageOf, studioLanguages, type Texts, words, wordsIn } from "../../words/words"

/** All texts of a language as its file has them, by their paths. */
const textsIn = (texts: Texts, path = ""): ReadonlyArray<readonly [path: string, text: string]> =>
  Object.entries(texts).flatMap(([key, text]) => {
    const at = path === "" ? key : `${path}.${key}`
    return typeof text === "string" ? [[at, text] as const] : textsIn(text, at)
  })

/** Words that are the same in both languages. */
const same =
  /^(?:en|de|Studio|Text|Link|Auto|Desktop|Tablet|Details|[BIH]|in Markdown|a page|Commits|(?:[^\p{L}]|<capital>|<\/capital>|\{.*\})*)$/u

const english = wordsIn({ STUDIO_LANGUAGE: "en" }, "pl")
const german = wordsIn({ STUDIO_LANGUAGE: "de" }, "pl")

/** The values of a message, wherever they stand in it, and whether they are counted or written as a number. */
function* valuesIn(node: unknown): Generator<{ readonly name: string; readonly isNumber: boolean }> {
  if (typeof node !== "object" || node === null) return
  const [type, name] = [getIn(node, "type"), getIn(node, "value")]
  // As @formatjs/icu-messageformat-parser numbers them: 0 is a literal, 2 a number, 6 a plural, from 7 on there are no values.
  if (typeof type === "number" && type > 0 && type < 7 && typeof name === "string")
    yield { name, isNumber: type === 2 || type === 6 }
  for (const part of Object.values(node)) yield* valuesIn(part)
}

/** A message that has the values which its key names and no others, and counts none but numbers. */
const message = (key: string, language: string) =>
  z.string().check(({ value, issues }) => {
    const signature = signatureIn(key)
    if (!signature) return
    const values = [...valuesIn(new IntlMessageFormat(value, language).getAst())]
    const numbers = [...key.matchAll(/(\w+)\??: number/g)].map(([, name]) => name)
    const named = new Set(values.map(({ name }) => name))
    const isRight =
      signature.values.length === named.size &&
      signature.values.every((name) => named.has(name)) &&
      values.every(({ name, isNumber }) => !isNumber || numbers.includes(name))
    if (!isRight) issues.push({ code: "custom", input: value, message: `does not fit ${key}` })
  })

/** What a file of texts must hold: a text for each English key, with the same values. */
const schemaOf = (texts: Texts, language: string): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        typeof text === "string" ? message(key, language) : schemaOf(text, language),
      ]),
    ),
  )

test.each([
  ["en", en],
  ["de", de],
])("every text of the studio is there in %s, with its values", (language, texts) => {
  expect(schemaOf(en, language).safeParse(texts).error?.issues ?? []).toEqual([])
})

test("a text is in German and not in English still", () => {
  const there = new Map(textsIn(en))
  expect(textsIn(de).filter(([path, text]) => text === there.get(path) && !same.test(text))).toEqual([])
})

test("what a text is given is said by its language’s rules", () => {
  expect([english.panel.errors(1), english.panel.errors(2), german.panel.errors(1)]).toEqual([
    "1 error",
    "2 errors",
    "1 Fehler",
  ])
  expect([english.lists.add("Appearance"), german.lists.add("Auftritt")]).toEqual([
    "Add an appearance",
    "Auftritt hinzufügen",
  ])
  expect([english.fields.contrast("ink", 3), german.fields.contrast("ink", 3)]).toEqual([
    "Contrast with the text: 3.0 to 1",
    "Kontrast zur Schrift: 3,0 zu 1",
  ])
  expect(english.updating.how(["npm"])).toEqual([expect.stringMatching(/run $/), ["npm"], " there."])
  expect(english.saving.notDone({ message: "It is empty.", advice: "Write one." })).toBe(
    "Not done. It is empty. Write one.",
  )
})

test("the German of the studio shouts at nobody and does not choose between du and Sie", () => {
  const texts = [...textsIn(de), ...textsIn(germanHelp), ...textsIn(germanFile.names)]
  expect(texts.filter(([, text]) => /!|\b(?:[Dd]u|[Dd]ein\w*|[^.:] (?:Sie|Ihre?[nmrs]?))\b/.test(text))).toEqual([])
})

test("each language has words to stand in place of a picture's description", () => {
  expect([...unwrittenDescriptions.keys()]).toEqual(studioLanguages)
})

test("everything that can be added has a German name", () => {
  for (const { withArticle } of kinds) expect(german.adding.add(withArticle)).not.toContain(withArticle)
})

test.each([
  ["STUDIO_LANGUAGE", { STUDIO_LANGUAGE: "de", LANG: "en_US.UTF-8" }, "en-US", "de"],
  ["LC_ALL before LANG", { LC_ALL: "de_AT.UTF-8", LANG: "en_US.UTF-8" }, "en-US", "de"],
  ["LANG", { LANG: "de_CH.UTF-8" }, "en-US", "de"],
  ["the system on Windows", {}, "de-DE", "de"],
  ["no language that it speaks", { LANG: "fr_FR.UTF-8" }, "fr-FR", "en"],
  ["no language at all", { LANG: "C.UTF-8" }, "en-US", "en"],
])("the studio's language is that of %s", (_what, env, locale, language) => {
  expect(wordsIn(env, locale).language).toBe(language)
})

test.each([
  ["the browser's first that it speaks", "fr-CH, de-AT;q=0.9, en;q=0.8", {}, "de"],
  ["before, if the browser has none that it speaks", "fr-FR", {}, "en"],
  ["STUDIO_LANGUAGE, whatever the browser's is", "de-DE", { STUDIO_LANGUAGE: "en" }, "en"],
])("once opened, the studio's language is %s", (_which, accepted, env, language) => {
  speakLanguageOf("en", {})
  speakLanguageOf(accepted, env)
  expect(words.language).toBe(language)
})

test("a language that the studio does not speak is refused, with those that it does", async () => {
  const run = { env: { STUDIO_LANGUAGE: "fr" } } as unknown as Parameters<typeof runStudio>[0]
  await expect(runStudio(run, new AbortController().signal)).rejects.toThrow(
    /^STUDIO_LANGUAGE is "fr"\. The studio speaks en, de/,
  )
  expect(studioLanguages).toEqual(["en", "de"])
})

const told = [...toldFields()]

test("a field that has no German words keeps its English ones, and is listed", () => {
  expect(told.length).toBeGreaterThan(300)
  const facts = { label: "Weight", description: "How heavy it is." }
  expect(fieldWords(facts, "books.json", [0, "weight"], german)).toEqual(facts)
  expect(untranslated([{ file: "books.json", path: [0, "weight"], facts }])).toEqual([
    "books.json, [].weight: the name Weight, the description",
  ])
  expect(
    untranslated([{ file: "books.json", path: [0, "title"], facts: { label: "Title", description: "Its title." } }]),
  ).toEqual([])
})

test.each([
  ["Topics", "Topics.", ""],
  ["Heading", "The section’s heading.", ""],
  ["What it counts", "What it counts.", ""],
  ["Topics", "What you speak about.", "What you speak about."],
])("of %s it is said “%s” only if that is more than the name", (name, description, said) => {
  expect(fieldWords({ label: name, description }, "site.json", ["topics"])).toEqual({ label: name, description: said })
})

test("no German name or description is left of a field that is there no more", () => {
  const things = [...kinds.map(({ withArticle }) => withArticle), ...formatNames, english.newPage.thing]
  const names = new Set([...told.map(({ facts }) => facts.label), ...things])
  expect(Object.keys(germanFile.names).filter((name) => !names.has(name))).toEqual([])
  const places = new Set(
    told.flatMap(({ file, path, facts }) => {
      if (facts.description === "") return []
      const place = path.map((part) => (part === 0 ? "[]" : part)).join(".")
      return [`${file} ${place}`, `${file.replace(/[^/]*$/, "*")} ${place}`, `plurals ${path.at(-1)}`]
    }),
  )
  const helped = Object.entries(germanHelp).flatMap(([file, its]) =>
    Object.keys(its).map((place) => `${file} ${place}`),
  )
  expect(helped.filter((each) => !places.has(each))).toEqual([])
})
