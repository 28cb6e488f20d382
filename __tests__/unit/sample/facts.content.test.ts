import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sample } from "../../../kit/dev/support/owners"
import { testOfSample } from "../../support/of-sample"
import { facts, numberOf } from "./facts"

const ofSample = testOfSample("its facts")

/** What the owner says of herself: without posts and stories, whose figures are those of other companies, and without the guide. */
const files = readdirSync(sample.data, { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(?:pages\/)?[\w-]+\.(?:json|md)$/.test(file) && !/^(?:README|REFERENCE|posts|books|imported)/.test(file),
)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const texts = files.flatMap((file) => {
  const text = readFileSync(join(sample.data, file), "utf8")
  return (file.endsWith(".json") ? textsIn(JSON.parse(text)) : [text]).map((each) => ({ file, text: each }))
})

const said = (way: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(way)].map(([words, number = ""]) => ({ file, words, value: numberOf(number) })),
  )

ofSample.each(facts)("the sample says the same everywhere: $name", ({ value, said: ways }) => {
  for (const way of ways) expect([String(way), said(way).length > 0]).toEqual([String(way), true])
  expect(ways.flatMap(said).filter((each) => each.value !== value)).toEqual([])
})
