import { built, questionsOf } from "../../../../studio/client/panel/add/draft"
import type { FieldFacts } from "../../../../studio/server/content/contract"

const field = (kind: FieldFacts["kind"], required = true, more: Partial<FieldFacts> = {}): FieldFacts => ({
  ...{ kind, required, name: "", description: "" },
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
  expect(built(service, answers)).toEqual({
    ...{ title: "Audits", isNew: true, price: { amount: "900" } },
    steps: [{ name: "Look" }],
  })
})

test("without an answer a text is empty, and a question of yes or no says no", () => {
  expect(built(service, new Map())).toMatchObject({ title: "", isNew: false, price: { amount: "" } })
})

test("a text alone is built from its answer", () => {
  expect(built(field("text"), new Map([["", "Strategy"]]))).toBe("Strategy")
})
