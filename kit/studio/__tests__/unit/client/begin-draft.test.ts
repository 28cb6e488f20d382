import { defaultLanguage, defaultRole, describeMistakes, languageChoices } from "../../../client/begin/draft"
import { emptyDraft } from "../../../client/view/view-store"
import { words } from "../../../words/words"

const languages = [
  { language: "en", role: "Fractional CTO" },
  { language: "de", role: "CTO auf Zeit" },
]

test("the browser’s form of a language is offered in its place, and chosen", () => {
  const choices = languageChoices(languages, "de-AT")
  expect(choices).toEqual(["en", "en-GB", "en-US", "de-AT"])
  expect(defaultLanguage(choices, "de-AT")).toBe("de-AT")
})

test("British English is offered whatever the browser’s language is, and once", () => {
  expect(languageChoices(languages, "en-GB")).toEqual(["en-GB", "en-US", "de"])
})

test("where there are no texts in the browser’s language, the first is chosen", () => {
  expect(defaultLanguage(languageChoices(languages, "nl"), "nl")).toBe("en")
})

test("the role is suggested in the site’s language, or in that of its texts", () => {
  expect([defaultRole(languages, "de-AT"), defaultRole(languages, "nl")]).toEqual(["CTO auf Zeit", "Fractional CTO"])
})

test("an answer that is missing is asked for in the studio’s words, a mistake in those of the check", () => {
  const draft = { ...emptyDraft, answers: { name: " ", claim: "many" } }
  expect(describeMistakes({ name: "Needed", claim: "No percentage", portrait: "Too small" }, draft)).toEqual({
    name: words.begin.needed,
    claim: "No percentage",
    portrait: "Too small",
  })
})
