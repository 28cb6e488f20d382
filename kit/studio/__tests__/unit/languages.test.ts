import { notDescribed } from "../../../content/check/pictures/left-descriptions"
import { kinds } from "../../../owner/new/kinds"
import { contractOf, type FieldFacts, inWords } from "../../server/content/contract"
import { newKinds } from "../../server/content/new-things"
import { runStudio } from "../../server/start/run-studio"
import { studioLanguages, wordsIn } from "../../words"
import { germanHelp } from "../../words-de-help"
import { germanNames } from "../../words-de-names"
import type { Words } from "../../words-en"

/** In place of every value that a text can have filled in: it is a text, a number and a list of texts. */
const anything = Object.assign(["…"], { toFixed: () => "3.0", replace: () => "…", valueOf: () => 3 })

/** Words that are the same in both languages. */
const same =
  /^(?:en|de|Studio|Text|Link|Auto|Desktop|Tablet|Details|[BIH]|in Markdown|a page|Commits|…: … s|[^\p{L}]*)$/u

/** All texts of a language by their paths, with something filled in where they have values. */
function textsIn(words: unknown, path = ""): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof words === "string") return [[path, words]]
  if (typeof words === "function") return textsIn(words(anything, anything, anything, anything), path)
  if (Array.isArray(words)) return [[path, words.join("")]]
  return Object.entries(Object(words)).flatMap(([key, value]) => textsIn(value, path === "" ? key : `${path}.${key}`))
}

/** Names of fields that are the same in both languages. */
const sameNames = new Set([
  ...["Name", "LinkedIn", "X (Twitter)", "GitHub", "Link", "Text", "Blog", "Copyright", "Filter", "Newsletter", "Logo"],
  ...["Podcast", "Interview", "Panel", "Video", "Webinar", "Workshop", "Links"],
])

const [english, german] = ["en", "de"].map((language) => wordsIn({ STUDIO_LANGUAGE: language }, "pl")) as [Words, Words]

test("every text of the studio is in German too", () => {
  const there = new Map(textsIn(english))
  const found = textsIn(german)
  expect(found.map(([path]) => path).sort()).toEqual([...there.keys()].sort())
  expect(found.filter(([path, text]) => text === there.get(path) && !same.test(text))).toEqual([])
})

test("the German of the studio shouts at nobody and does not choose between du and Sie", () => {
  expect(
    textsIn(german).filter(([, text]) => /!|\b(?:[Dd]u|[Dd]ein\w*|[^.:] (?:Sie|Ihre?[nmrs]?))\b/.test(text)),
  ).toEqual([])
})

test("the check knows what the studio writes in place of a picture's description, in each language", () => {
  for (const { text } of [english, german]) expect(notDescribed(text.alt)?.code).toBe("description-left")
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

test("a language that the studio does not speak is refused, with those that it does", async () => {
  const run = { env: { STUDIO_LANGUAGE: "fr" } } as unknown as Parameters<typeof runStudio>[0]
  await expect(runStudio(run, new AbortController().signal)).rejects.toThrow(
    /^STUDIO_LANGUAGE is "fr"\. The studio speaks en and de/,
  )
  expect(studioLanguages).toEqual(["en", "de"])
})

/** What the studio says of all fields: those of the contract, and those that something new is asked for. */
function* toldFields(): Generator<{ readonly name: string; readonly description: string }> {
  const within = function* (facts: FieldFacts): Generator<FieldFacts> {
    yield facts
    for (const [, child] of facts.keys ?? []) yield* within(child)
    if (facts.items) yield* within(facts.items)
  }
  const repeated = ["assessments/any.json", "pages/own/any.md"]
  for (const facts of Object.values(contractOf(repeated))) yield* within(facts)
  for (const { fields } of newKinds()) yield* fields
}

test("every field of the contract has a name and a description in German", () => {
  const told = [...toldFields()]
  expect(told.length).toBeGreaterThan(300)
  const isWithout = (german: (text: string) => string, text: string) =>
    text !== "" && german(text) === text && !sameNames.has(text)
  expect(new Set(told.map(({ name }) => name).filter((name) => isWithout(german.contract.name, name)))).toEqual(
    new Set(),
  )
  expect(new Set(told.map((each) => each.description).filter((text) => isWithout(german.contract.help, text)))).toEqual(
    new Set(),
  )
})

test.each([
  ["Topics", "The topics.", ""],
  ["Heading", "The section’s heading.", ""],
  ["What it counts", "What it counts.", ""],
  ["Topics", "What you speak about.", "What you speak about."],
])("of %s it is said “%s” only if that is more than the name", (name, description, said) => {
  expect(inWords(name, description)).toEqual({ name, description: said })
})

test("no German name or description is left of a field that is there no more", () => {
  const told = [...toldFields()]
  const [names, helps] = [new Set(told.map(({ name }) => name)), new Set(told.map((each) => each.description))]
  expect(Object.keys(germanNames).filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(germanHelp).filter((help) => !helps.has(help))).toEqual([])
})
