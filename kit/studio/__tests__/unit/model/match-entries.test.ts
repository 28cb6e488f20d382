import { matchEntries } from "../../../model/match-entries"

const person = (name: string, quote: string, title = "Founder and CEO") => ({ quote, name, title, company: "Acme" })
const [ada, ben, cleo] = [
  person("Ada", "She found the one thing that kept us from shipping."),
  person("Ben", "Our board asked twice who had written the plan."),
  person("Cleo", "We hired three leads in a quarter.", "CTO"),
] as const

test.each([
  ["one that is gone", [ada, ben, cleo], [ben, cleo], [1, 2]],
  ["one that is new", [ada, cleo], [ada, ben, cleo], [0, undefined, 1]],
  ["another order", [ada, ben, cleo], [cleo, ada, ben], [2, 0, 1]],
  ["another text of one", [ada, ben], [ada, { ...ben, quote: "Another quote." }], [0, 1]],
  ["another name of one", [ada, ben], [{ ...ada, name: "Ada Lovelace" }, ben], [0, 1]],
  [
    "someone else with the same role",
    [ada],
    [person("Dora", "Something else entirely, from another person.")],
    [undefined],
  ],
  ["another name and a removal above it", [ada, ben], [{ ...ben, name: "Benjamin" }], [1]],
  ["texts, one removed", ["One", "Two", "Three"], ["One", "Three"], [0, 2]],
  ["a text that was changed where it stands", ["One", "Two", "Three"], ["One", "Two and a half", "Three"], [0, 1, 2]],
  ["texts beside each other that were changed", ["One", "Two", "Three"], ["One", "2", "3"], [0, 1, 2]],
  ["as many others elsewhere", ["One", "Two", "Three"], ["2", "One", "Three"], [undefined, 0, 2]],
  ["lists, one changed where it stands", [["a"], ["b"], ["c"]], [["a"], ["x"], ["c"]], [0, 1, 2]],
  [
    "someone new from the company of others, and someone gone",
    [person("Ada", "One."), person("Ben", "Two.")],
    [person("Ada", "One."), person("Dora", "Three.")],
    [0, undefined],
  ],
  ["a text at the end that was changed", ["One", "Two"], ["One", "Two and a half"], [0, 1]],
  ["the same text twice, one removed", ["One", "One"], ["One"], [0]],
  [
    "two with one name, one removed",
    [
      { title: "A", x: 1 },
      { title: "A", x: 2 },
    ],
    [{ title: "A", x: 2 }],
    [1],
  ],
  ["an empty list", [], [ada], [undefined]],
  ["lists of lists", [["a"], ["b"]], [["b"]], [1]],
])("%s", (_what, before, after, expected) => {
  expect(matchEntries(before, after)).toEqual(expected)
})
