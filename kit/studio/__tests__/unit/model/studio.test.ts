import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import { type Action, type Model, modelOf } from "./support/model"

/** Actions of these kinds; the numbers choose among what there is then. */
const some = (weight: number, kinds: string, max = 9) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constantFrom(...kinds.split(" ")),
    tab: fc.nat(1),
    choice: fc.nat(max),
    to: fc.nat(9),
    isWrong: fc.boolean(),
  }),
})

/** What may happen. */
const actions = fc.oneof(
  some(30, "turn", 50),
  some(10, "type"),
  some(8, "remove move add write click type-in-page"),
  some(9, "outside-text outside-remove outside-add outside-move outside-break outside-error outside-rename"),
  some(8, "undo redo reload offline online give-up keep-mine"),
  some(3, "kill start full room"),
  some(3, "publish"),
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
