import type { Json } from "../../../../content/json/edit-json"
import { buildValue, needsValues, questionsOf } from "../../../client/content/required-values"
import { duplicateEntry } from "../../../client/panel/duplicate-entry"
import { moveEntry, moveKeyOf } from "../../../client/ui/move-entry"
import { settingAt } from "../../../client/view/sections"
import { contractOf, type FieldFacts } from "../../../server/content/contract"

const book = { title: "Peopleware", author: "DeMarco", topics: ["One"], seo: { title: "T" } }
const said = { name: "Ada", title: "Founder" }

test.each<[entry: Json, copy: Json, others?: readonly Json[]]>([
  [book, { ...book, title: "Peopleware (copy)" }],
  [said, { ...said, name: "Ada (copy)" }],
  [{ id: "audits" }, { id: "audits-copy" }],
  [{ slug: "a" }, { slug: "a-copy" }],
  [{ slug: "a" }, { slug: "a-copy-copy" }, [{ slug: "a-copy" }]],
  [{ from: "/old/" }, { from: "/old-copy" }],
  [{ from: "/old" }, { from: "/old-copy" }],
  ["Strategy", "Strategy (copy)"],
  ...[3, true, null, ["One"]].map((entry): [Json, Json] => [entry, entry]),
])("the copy of %j is %j", (...row) => {
  const [entry, copy, others = []] = row
  expect(duplicateEntry(entry, [entry, ...others])).toEqual(copy)
})

const abcd = ["a", "b", "c", "d"]

test.each([
  ["c", 0, "cabd"],
  ["a", 2, "bcad"],
  ["b", 1, "abcd"],
  ["a", 9, "bcda"],
  ["d", -1, "dabc"],
  ["gone", 0, "abcd"],
] as const)("the entry %s goes to index %d: %s", (id, to, order) => {
  expect(moveEntry(abcd, { id, to }).join("")).toBe(order)
})

test.each([
  ["ArrowDown", 1, { kind: "move", to: 2 }],
  ["ArrowDown", 3, { kind: "move", to: 3 }],
  ["ArrowUp", 0, { kind: "move", to: 0 }],
  ["Home", 2, { kind: "move", to: 0 }],
  ["End", 0, { kind: "move", to: 3 }],
  [" ", 1, { kind: "drop" }],
  ["Enter", 1, { kind: "drop" }],
  ["Escape", 1, { kind: "cancel" }],
  ["x", 1, undefined],
] as const)("%j at index %d of four", (key, index, does) => {
  expect(moveKeyOf(key, index, 4)).toEqual(does)
})

const field = (kind: FieldFacts["kind"], required = true, more: Partial<FieldFacts> = {}): FieldFacts => ({
  kind,
  required,
  label: "",
  description: "",
  ...more,
})
const service = field("group", true, {
  keys: [
    ["title", field("text")],
    ["summary", field("text", false)],
    ["isNew", field("yesNo")],
    ["price", field("group", true, { keys: [["amount", field("text")]] })],
    ["seo", field("group", false, { keys: [["title", field("text")]] })],
    ["steps", field("list", true, { items: field("group", true, { keys: [["name", field("text")]] }) })],
  ],
})

test("what the contract wants is asked for, also within groups and lists", () => {
  expect(questionsOf(service).map(({ path }) => path.join("."))).toEqual([
    "title",
    "isNew",
    "price.amount",
    "steps.0.name",
  ])
})

test("what the kit has words for is not asked for, and left to the kit; the part needs it all the same", () => {
  const offered = { hasKitText: true } as const
  const heading = ["heading", field("text", true, offered)] as const
  const rows = ["rows", field("list", true, { ...offered, items: field("text") })] as const
  const sum = field("group", false, { keys: [heading, rows, ["salary", field("number")]] })
  expect(questionsOf(sum).map(({ path }) => path)).toEqual([["salary"]])
  expect(buildValue(sum, new Map([["salary", 9]]))).toEqual({ salary: 9 })
  const fit = field("group", false, { keys: [heading] })
  expect([questionsOf(fit), needsValues(fit)]).toEqual([[], true])
})

test("of the sum behind the claim nothing is asked but its figures", () => {
  const [, sum] = contractOf([])["pages/engagement.json"]?.keys?.find(([key]) => key === "sum") ?? []
  const figures = ["currency", "salary", "employerCosts", "recruiterFee", "days", "weeks", "dayPrice"]
  expect(sum && questionsOf(sum).map(({ path }) => path.join("."))).toEqual(figures)
})

test("a value that is no group is one question, and built from its answer", () => {
  expect(questionsOf(field("text")).map(({ path }) => path)).toEqual([[]])
  expect(buildValue(field("text"), new Map([["", "Strategy"]]))).toBe("Strategy")
})

test("the answers stand in what is built, and what is left out is not there", () => {
  const answers = new Map<string, string | boolean>([
    ["title", "Audits"],
    ["isNew", true],
    ["price.amount", "900"],
    ["steps.0.name", "Look"],
  ])
  expect(buildValue(service, answers)).toEqual({
    title: "Audits",
    isNew: true,
    price: { amount: "900" },
    steps: [{ name: "Look" }],
  })
})

test("without an answer a text is empty, and a question of yes or no says no", () => {
  expect(buildValue(service, new Map())).toMatchObject({ title: "", isNew: false, price: { amount: "" } })
})

const either = field("group", true, {
  short: "words",
  keys: [
    ["amount", field("number")],
    ["currency", field("text")],
    ["words", field("text", false)],
  ],
})

test.each([
  [
    { amount: 900, currency: "EUR", words: "" },
    { amount: 900, currency: "EUR" },
  ],
  [{ amount: "", currency: "", words: "on request" }, "on request"],
  [
    { amount: 900, currency: "EUR", words: "on request" },
    { amount: 900, currency: "EUR", words: "on request" },
  ],
])("a price is asked for as an amount or in words, and made of what is answered: %j", (answers, built) => {
  expect(questionsOf(either).map(({ path, isOptional }) => [path[0], isOptional])).toEqual([
    ["amount", true],
    ["currency", true],
    ["words", true],
  ])
  expect(buildValue(either, new Map(Object.entries(answers)))).toEqual(built)
})

const file = "pages/own/case.md"
const page = '---\ntitle: A case\nfigures:\n  - figure: "6"\n    text: Stopped\n---\n\ntitle: not a setting\n'
const at = (line: number | undefined, text?: string) =>
  settingAt({ file, path: [], value: "words", ...(line === undefined ? {} : { line }) }, text)

test.each([
  ["its own line", 2, "title"],
  ["the line of its key", 3, "figures"],
  ["a line within it", 5, "figures"],
])("a setting is found by %s, whatever the line breaks", (_what, line, key) => {
  for (const text of [page, page.replaceAll("\n", "\r\n")])
    expect(at(line, text)).toEqual({ file, path: [key], value: "words" })
})

test.each([
  ["the line above the settings", 1, page],
  ["the line below the settings", 6, page],
  ["a line of the text", 8, page],
  ["a line of a text without settings", 1, "title: A case\n"],
  ["a line of a file that is not there", 2, undefined],
  ["a value of a JSON file", undefined, page],
])("%s is no setting", (_what, line, text) => {
  expect(at(line, text)).toBeUndefined()
})
