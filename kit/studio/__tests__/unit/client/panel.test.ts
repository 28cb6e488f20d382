import { buildValue, needsValues, questionsOf } from "../../../client/content/required-values"
import { duplicateEntry } from "../../../client/panel/duplicate-entry"
import { moveEntry, moveKeyOf } from "../../../client/ui/move-entry"
import { settingAt } from "../../../client/view/sections"
import { contractOf, type FieldFacts } from "../../../server/content/contract"

test("a copy is called a copy, and is the same in everything else", () => {
  const book = { title: "Peopleware", author: "DeMarco", topics: ["One"], seo: { title: "T" } }
  expect(duplicateEntry(book, [book])).toEqual({ ...book, title: "Peopleware (copy)" })
})

test.each([
  ["id", "audits", "audits-copy"],
  ["slug", "on-nights", "on-nights-copy"],
  ["name", "Ada", "Ada (copy)"],
  ["from", "/old/", "/old-copy"],
  ["from", "/old", "/old-copy"],
])("the %s %s becomes %s", (key, value, expected) => {
  expect(duplicateEntry({ [key]: value }, [{ [key]: value }])).toEqual({ [key]: expected })
})

test("a second copy has a name of its own too", () => {
  const entries = [{ slug: "a" }, { slug: "a-copy" }]
  expect(duplicateEntry({ slug: "a" }, entries)).toEqual({ slug: "a-copy-copy" })
})

test("a text is copied under another name", () => {
  expect(duplicateEntry("Strategy", ["Strategy"])).toBe("Strategy (copy)")
})

test.each([[3], [true], [null], [["One"]]])("%j is copied as it is", (entry) => {
  expect(duplicateEntry(entry, [entry])).toEqual(entry)
})

test("a copied testimonial keeps its role", () => {
  const said = { name: "Ada", title: "Founder" }
  expect(duplicateEntry(said, [said])).toEqual({ name: "Ada (copy)", title: "Founder" })
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

test("a value that is no group is one question", () => {
  expect(questionsOf(field("text")).map(({ path }) => path)).toEqual([[]])
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

test("a text alone is built from its answer", () => {
  expect(buildValue(field("text"), new Map([["", "Strategy"]]))).toBe("Strategy")
})

const file = "pages/own/case.md"
const page = '---\ntitle: A case\nfigures:\n  - figure: "6"\n    text: Stopped\n---\n\ntitle: not a setting\n'
const at = (line: number | undefined, text: string | undefined = page) =>
  settingAt({ file, path: [], value: "words", ...(line === undefined ? {} : { line }) }, text)

test.each([
  ["its own line", 2, "title"],
  ["the line of its key", 3, "figures"],
  ["a line within it", 5, "figures"],
])("a setting is found by %s", (_what, line, key) => {
  expect(at(line)).toEqual({ file, path: [key], value: "words" })
})

test("line breaks of Windows do not matter", () => {
  expect(at(2, page.replaceAll("\n", "\r\n"))?.path).toEqual(["title"])
})

test.each([
  ["the line above the settings", 1, page],
  ["the line below the settings", 6, page],
  ["a line of the text", 8, page],
  ["a line of a text without settings", 1, "title: A case\n"],
  ["a value of a JSON file", undefined, page],
])("%s is no setting", (_what, line, text) => {
  expect(at(line, text)).toBeUndefined()
})

test("a file that is not there has no settings", () => {
  expect(settingAt({ file, path: [], value: "words", line: 2 }, undefined)).toBeUndefined()
})
