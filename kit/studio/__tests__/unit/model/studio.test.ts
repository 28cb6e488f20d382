import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { type Action, type Model, modelOf } from "./support/model"

/** What may happen; the numbers choose among what there is then. */
const actions = fc.oneof(
  { weight: 30, arbitrary: fc.record({ kind: fc.constant("turn" as const), choice: fc.nat(50) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("type" as const),
      tab: fc.nat(1),
      choice: fc.nat(9),
      isWrong: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "remove" as const,
        "move" as const,
        "add" as const,
        "write" as const,
        "click" as const,
        "type-in-page" as const,
      ),
      tab: fc.nat(1),
      choice: fc.nat(9),
      to: fc.nat(9),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "outside-text" as const,
        "outside-remove" as const,
        "outside-add" as const,
        "outside-move" as const,
        "outside-break" as const,
        "outside-error" as const,
        "outside-rename" as const,
      ),
      choice: fc.nat(9),
      to: fc.nat(9),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "undo" as const,
        "redo" as const,
        "reload" as const,
        "offline" as const,
        "online" as const,
        "give-up" as const,
        "keep-mine" as const,
      ),
      tab: fc.nat(1),
      choice: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("kill" as const, "start" as const, "full" as const, "room" as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("publish" as const) }) },
)

async function dispatchAll(model: Model, all: readonly Action[]): Promise<void> {
  for (const each of all) {
    await model.dispatch(each)
    model.look()
  }
  await model.end()
}

test("whatever happens in whichever order, nothing is lost, and nothing stands where nobody typed it", async () => {
  // Ten thousand have passed.
  const numRuns = Number(process.env.MODEL_RUNS ?? runs(200))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("\n", "\r\n"), fc.array(actions, { maxLength: 60 }), async (lineBreak, all) => {
      await dispatchAll(await modelOf(lineBreak), all)
    }),
    { numRuns },
  )
}, 3_600_000)

const turns = (...choices: readonly number[]): readonly Action[] => choices.map((choice) => ({ kind: "turn", choice }))

test.each<[string, readonly Action[]]>([
  ["another program writes the text that is typed", [{ kind: "outside-text" }, { kind: "write" }]],
  [
    "a text is typed in the page of one tab that another has written since it was clicked there",
    [{ kind: "click" }, { kind: "type", tab: 1 }, ...turns(...Array<number>(40).fill(0)), { kind: "type-in-page" }],
  ],
  [
    "a tab removes an entry while its text is typed in another",
    [{ kind: "type", choice: 5 }, ...turns(0), { kind: "remove", tab: 1, choice: 5 }],
  ],
  [
    "a text is typed into an entry that is on its way out",
    [
      { kind: "remove", choice: 5 },
      { kind: "type", choice: 5 },
    ],
  ],
  [
    "a text is written while another program breaks another file, and mends it",
    [{ kind: "write", tab: 0 }, ...turns(21, 0, 0), { kind: "outside-break" }, ...turns(1)],
  ],
  [
    "the page is loaded anew while the server is away and something is on its way",
    [
      { kind: "type", tab: 1, choice: 0 },
      ...turns(9),
      { kind: "give-up", tab: 1, choice: 0 },
      ...turns(0),
      { kind: "kill" },
      { kind: "type", tab: 1, choice: 1 },
      ...turns(29),
      { kind: "reload", tab: 1 },
      ...turns(31),
    ],
  ],
])("what was found once stays so: %s", async (_what, all) => {
  await dispatchAll(await modelOf("\n"), all)
})
