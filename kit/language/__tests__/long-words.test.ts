import { withSoftHyphens } from "../long-words"
import { softHyphen, withoutSoftHyphens } from "../soft-hyphens"

const divided = (text: string, language: string) => withSoftHyphens(text, language).replaceAll(softHyphen, "|")

test("a long word is divided by the rules of its language", () => {
  expect(divided("Softwareentwicklungsgeschwindigkeit messen", "de")).toBe(
    "Soft|ware|ent|wick|lungs|ge|schwin|dig|keit messen",
  )
  expect(divided("counterrevolutionaries", "en-GB")).toBe("coun|ter|re|volu|tion|ar|ies")
})

test("a country that has no rules of its own has those of its language", () => {
  expect(divided("Veröffentlichungen", "de-AT")).toBe("Ver|öf|fent|li|chun|gen")
})

test("a word of fifteen letters stays whole, of twelve in a language that has long compounds", () => {
  expect(divided("accountabilities", "en")).toBe("ac|count|abil|i|ties")
  expect(divided("characteristics", "en")).toBe("characteristics")
  expect(divided("Verantwortung", "de-AT")).toBe("Ver|ant|wor|tung")
  expect(divided("Kundenanfrage im Unternehmen", "de")).toBe("Kun|den|an|fra|ge im Unternehmen")
  expect(divided("Verwaltungen", "de")).toBe("Verwaltungen")
})

test("words of a language without hyphenation, or of an unknown one, stay as they are", () => {
  for (const language of ["ar", "ja", "tlh"]) expect(divided("Veröffentlichungen", language)).toBe("Veröffentlichungen")
})

test("an address is not divided", () => {
  for (const address of [
    "https://veroeffentlichungen.example/veroeffentlichungen",
    "veroeffentlichungen@veroeffentlichungen.example",
  ])
    expect(divided(address, "de")).toBe(address)
})

test("what was divided can be made whole again", () => {
  expect(withoutSoftHyphens(withSoftHyphens("Datenschutzerklärung", "de"))).toBe("Datenschutzerklärung")
})
