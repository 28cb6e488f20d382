import type { Field } from "../contract/field"
import { contentFiles, repeatedFiles } from "../contract/files"

const files = [...contentFiles, ...repeatedFiles]

interface Placed {
  readonly place: string
  readonly field: Field
}

function* fieldsIn(field: Field, place: string): Generator<Placed> {
  yield { place, field }
  if (field.items) yield* fieldsIn(field.items, `${place}[]`)
  for (const [key, child] of field.keys ?? []) yield* fieldsIn(child, `${place}.${key}`)
}

const all = files.flatMap(({ path, field }) => [...fieldsIn(field, path)])

test("every name is one of a language: a capital, then words, with no key and no file in it", () => {
  const wrong = all.filter(({ field: { label: name } }) => !/^\p{Lu}[\p{L}\d]*(?:[ ,]+\(?[\p{L}\d-]+\)?)*$/u.test(name))
  expect(wrong.map(({ place, field }) => `${place}: ${field.label}`)).toEqual([])
})

test("names and acronyms are written as their owners write them", () => {
  const properly = ["LinkedIn", "GitHub", "URL", "ISBN", "SVG", "PNG", "CTO", "ID", "RSS", "SEO"]
  const wrong = all.flatMap(({ place, field: { label: name } }) =>
    properly
      .filter((proper) => new RegExp(`\\b${proper}s?\\b`, "i").test(name) && !name.includes(proper))
      .map((proper) => `${place}: ${name}, not ${proper}`),
  )
  expect(wrong).toEqual([])
})

test("two fields of one group have different names", () => {
  const doubled = all.flatMap(({ place, field }) => {
    const names = [...(field.keys?.values() ?? [])].map(({ label: name }) => name.toLowerCase())
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${place}: ${name}`)
  })
  expect(doubled).toEqual([])
})

test("what the studio says of a field speaks of no file, no key and no command", () => {
  const technical = /data\/|\.json|\.md\b|npm |REFERENCE|\bid\b|\bslug\b|\btrue\b|publishOn|<\w/
  const shown = all.map(({ place, field }) => [place, field.facts.hint ?? field.description] as const)
  expect(shown.filter(([, text]) => technical.test(text)).map((each) => each.join(": "))).toEqual([])
})
