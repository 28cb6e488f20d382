import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { z } from "zod"
import { someOf } from "../../../../__tests__/support/runs"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { checkData } from "../../../content/check/check-data"
import { labelSetLanguages } from "../../../content/label-sets/label-sets"
import { neutralWords, newSiteTexts } from "../../new-site-texts/new-site-texts"
import en from "../../new-site-texts/words/en.json"
import { readAnswers } from "../begin"
import type { Answers } from "../questions"
import { newSiteFiles } from "../site"

const today = new Date("2026-12-01")
const ada: Answers = {
  language: "en-GB",
  name: "Ada North",
  siteUrl: "https://north.org",
  scheduling: "mailto:ada@north.org",
  claim: 25,
}

async function checked(answers: Answers) {
  const folder = scratchFolder()
  for (const [path, bytes] of await newSiteFiles(answers, today)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return await checkData(folder)
}

/** @returns a schema for translations of a text, or of texts: all keys, with the same placeholders and points left open in each */
function schemaOf(value: unknown): z.ZodType {
  if (typeof value === "string")
    return z.string().refine((text) => text.trim() !== "" && marksIn(text) === marksIn(value), marksIn(value))
  if (Array.isArray(value)) {
    const [first = z.never(), ...others] = value.map(schemaOf)
    return z.tuple([first, ...others])
  }
  return z.strictObject(Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, schemaOf(inner)])))
}

/** A language may go without the name and the role, which Polish would have to inflect. */
const marksIn = (text: string) => (text.match(/\{(?!(?:name|role)\})\w+\}|\[\[/g) ?? []).sort().join(" ")

test("there are words in the language of each label set", () => {
  expect(Object.keys(newSiteTexts)).toEqual(labelSetLanguages)
})

test.each(Object.entries(newSiteTexts))("in %s every text is there, with the same placeholders", (_language, words) => {
  expect(schemaOf(en).safeParse(words).error?.issues ?? []).toEqual([])
})

describe.each(someOf(Object.keys(newSiteTexts), 2))("in %s", (language) => {
  test("the check finds open points in the legal texts and nothing else", async () => {
    const found = await checked({ ...ada, language })
    expect(found.map(({ code, file }) => [code, file.replace(/.*\/data\//, "").replace(/.*\/pages\//, "")])).toEqual([
      ...Array.from({ length: 6 }, () => ["open-point", "privacy.md"]),
      ...Array.from({ length: 2 }, () => ["open-point", "terms.md"]),
    ])
  })

  test("what the owner is called stands wherever the sample says what its owner is", async () => {
    const files = await newSiteFiles({ ...ada, language, role: "Skipper" }, today)
    const usual = newSiteTexts[language]?.role ?? ""
    expect([...files].flatMap(([path, text]) => (text.includes(usual) ? [path] : []))).toEqual([])
    const [service] = JSON.parse(String(files.get("services.json")))
    const { costClaim } = JSON.parse(String(files.get("site.json")))
    const { hero } = JSON.parse(String(files.get("pages/home.json")))
    expect([service.title, costClaim.fractional]).toEqual(["Skipper", "Skipper"])
    expect([hero.heading, costClaim.sentence]).toEqual([/^Skipper/, /^Skipper/].map(expect.stringMatching))
    expect(neutralWords("pages/engagement.json", language, "Skipper")).toMatchObject({
      comparison: { columns: expect.arrayContaining(["Skipper"]) },
      sum: { sentence: expect.stringMatching(/^Skipper/) },
    })
  })

  test.each([
    (title: string) => title,
    (title: string) => title.toUpperCase().replace(/[ -]/, (sign) => (sign === " " ? "-" : " ")),
    (title: string) => `${title} & Coach`,
  ])("two services have two names, also of an owner who is called nearly what another service is", async (called) => {
    const [, other] = newSiteTexts[language]?.services ?? []
    const files = await newSiteFiles({ ...ada, language, role: called(other?.title ?? "") }, today)
    const [{ title }] = JSON.parse(String(files.get("services.json")))
    expect(title).toBe(newSiteTexts[language]?.role)
  })

  test("with a long name, a colour and every address, it finds no more", async () => {
    const given = { ...ada, language, name: "Maximilian Oberhuber-Lindqvist", role: "CTO", accent: "#0b5fff" }
    const found = await checked({ ...given, linkedin: "https://www.linkedin.com/in/max", claim: 100 })
    expect(found.filter(({ code }) => code !== "open-point")).toEqual([])
  })
})

test.each(someOf(["ar", "it", "ja", "pt-BR"], 1))(
  "a site in %s begins with English words, in its plural forms",
  async (language) => {
    const found = await checked({ ...ada, language })
    expect(found.filter(({ code }) => code !== "open-point")).toEqual([])
    const site = await newSiteFiles({ ...ada, language }, today)
    const { filter } = JSON.parse(String(site.get("labels.json")))
    expect(Object.keys(filter.count).sort()).toEqual(
      new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
    )
  },
)

test("a name in another script has a mark without letters", async () => {
  const site = await newSiteFiles({ ...ada, name: "山田 花子" }, today)
  expect(JSON.parse(String(site.get("pages/about.json"))).portraitAlt).toBe(en.shapeAlt)
  expect(await checked({ ...ada, name: "山田 花子" })).toHaveLength(8)
})

const adaGiven = new Map([
  ["language", "de"],
  ["name", "Ada"],
  ["scheduling", "ada@north.org"],
  ["claim", "40 %"],
] as const)

test("addresses and numbers are taken as people write them", async () => {
  const given = new Map([...adaGiven, ["siteUrl", "www.north.org"], ["accent", "0b5fff"]] as const)
  expect(await readAnswers(given, "")).toMatchObject({
    scheduling: "mailto:ada@north.org",
    claim: 40,
    siteUrl: "https://www.north.org",
    accent: "#0b5fff",
  })
})

test.each([
  ["accent", "#ffee00", /contrast of .* needs .* nearest readable colour/],
  ["accent", "no colour", /cannot read this colour/],
  ["claim", "120", /no percentage/],
  ["portrait", "/no/such.png", /no such picture/],
  ["language", "klingonish", /do not know this language/],
  ["name", "Edda Marlowe", /name of the sample’s owner/],
  ["linkedin", "https://ada.example", /belong to nobody/],
] as const)("%s %s is refused in a sentence", async (key, text, sentence) => {
  await expect(readAnswers(new Map([...adaGiven, [key, text]] as const), "")).rejects.toThrow(sentence)
})

test("all that is needed and missing is said at once", async () => {
  await expect(readAnswers(new Map(), "")).rejects.toThrow(/--language .*\n--name .*\n--scheduling .*\n--claim /)
})
