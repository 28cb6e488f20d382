import { kinds } from "../../../src/content/new/kinds"
import { runStudio } from "../../../studio/server/start/run-studio"
import { studioLanguages, wordsIn } from "../../../studio/words"
import type { Words } from "../../../studio/words-en"

/** In place of every value that a text can have filled in: it is a text, a number and a list of texts. */
const anything = Object.assign(["…"], { toFixed: () => "3.0", replace: () => "…", valueOf: () => 3 })

/** Words that are the same in both languages. */
const same = /^(?:en|de|Studio|Text|Link|Auto|Desktop|Tablet|Details|[BIH]|in Markdown|… × …|…| )$/

/** All texts of a language by their paths, with something filled in where they have values. */
function textsIn(words: unknown, path = ""): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof words === "string") return [[path, words]]
  if (typeof words === "function") return textsIn(words(anything, anything, anything, anything), path)
  if (Array.isArray(words)) return [[path, words.join("")]]
  return Object.entries(Object(words)).flatMap(([key, value]) => textsIn(value, path === "" ? key : `${path}.${key}`))
}

const [english, german] = ["en", "de"].map((language) => wordsIn({ STUDIO_LANGUAGE: language }, "pl")) as [Words, Words]

test("every text of the studio is in German too", () => {
  const there = new Map(textsIn(english))
  const found = textsIn(german)
  expect(found.map(([path]) => path)).toEqual([...there.keys()])
  expect(found.filter(([path, text]) => text === there.get(path) && !same.test(text))).toEqual([])
})

test("the German of the studio shouts at nobody and does not choose between du and Sie", () => {
  expect(
    textsIn(german).filter(([, text]) => /!|\b(?:[Dd]u|[Dd]ein\w*|[^.:] (?:Sie|Ihre?[nmrs]?))\b/.test(text)),
  ).toEqual([])
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
