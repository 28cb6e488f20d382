import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import {
  isSame,
  isUnsaved,
  reduceUnsavedEdit,
  saveDelayMs,
  type UnsavedEdit,
  type UnsavedEditEvent,
  type UnsavedEditState,
} from "../../../model/unsaved-edit"
import { errorAt } from "../support/error-at"

const diagnostic = errorAt("site.json", ["name"])

const location = { file: "site.json", path: ["name"] }

/** "Ida" was typed where "Ada" stands. */
const pending = <State extends UnsavedEditState>(state: State, rest: Partial<UnsavedEdit> = {}) => ({
  ...location,
  value: "Ida",
  base: "Ada",
  isHeld: false,
  diagnostics: [],
  failures: 0,
  ...rest,
  state,
})
const typed = pending({ kind: "typed" })
const saving = pending({ kind: "saving", sent: "Ida", former: { kind: "typed" } })
const refused = pending({ kind: "refused" }, { diagnostics: [diagnostic] })
const failed = pending({ kind: "failed", reason: "The disk is full." }, { failures: 2 })
const conflict = pending({ kind: "conflict" })
const gone = pending({ kind: "gone", isMine: false })
const typing = (value: string | undefined, stored = "Ada", seen = stored): UnsavedEditEvent => ({
  kind: "type",
  location,
  value,
  stored,
  seen,
})
const file = (stored: string): UnsavedEditEvent => ({ kind: "file", stored })
const judged = (value: string): UnsavedEditEvent => ({ kind: "checked", value, diagnostics: [diagnostic] })
const save: UnsavedEditEvent = { kind: "save" }
const refusal: UnsavedEditEvent = { kind: "refused", diagnostics: [diagnostic] }
/** Typing goes on while it is sent. */
const typedOn = { ...saving, value: "Idas" }

test.each<[string, UnsavedEdit | undefined, UnsavedEditEvent, UnsavedEdit | undefined]>([
  ["something is typed", undefined, typing("Ida"), typed],
  ["what stands there is typed", undefined, typing("Ada"), undefined],
  ["a value is left out", undefined, typing(undefined), { ...typed, value: undefined }],
  ["an older value is typed on", undefined, typing("Ida", "Eve", "Ada"), conflict],
  ["typing goes on", typed, typing("Idas"), { ...typed, value: "Idas" }],
  ["the old value is typed again", typed, typing("Ada"), undefined],
  ["a refused text is typed over", refused, typing("Idas"), { ...refused, value: "Idas", state: typed.state }],
  ["a text that could not be saved is typed over", failed, typing("I"), { ...failed, value: "I", state: typed.state }],
  ["typing goes on during a save", saving, typing("Idas"), typedOn],
  ["the old value is typed again during a save", saving, typing("Ada"), { ...saving, value: "Ada" }],
  ["typing goes on in a conflict", conflict, typing("Idas", "Eve"), { ...conflict, value: "Idas" }],
  ["theirs is typed in a conflict", conflict, typing("Eve", "Eve"), undefined],
  ["typing goes on where the entry is gone", gone, typing("Idas"), { ...gone, value: "Idas" }],
  ["the check speaks of it", typed, judged("Ida"), { ...typed, diagnostics: [diagnostic] }],
  ["the check speaks of what was typed over", typed, judged("Id"), typed],
  ["it is sent", typed, save, saving],
  ["a refused one is sent again", refused, save, { ...refused, state: { ...saving.state, former: refused.state } }],
  [
    "one that could not be saved is sent again",
    failed,
    save,
    { ...failed, state: { ...saving.state, former: failed.state } },
  ],
  ["a conflict is not sent", conflict, save, conflict],
  ["what has no entry is not sent", gone, save, gone],
  ["it is written", saving, { kind: "written", stored: "Ida" }, undefined],
  [
    "it is written while typing went on",
    typedOn,
    { kind: "written", stored: "Ida" },
    { ...typed, value: "Idas", base: "Ida" },
  ],
  [
    "it is written while typing went on and somebody else wrote",
    typedOn,
    { kind: "written", stored: "Eve" },
    { ...conflict, value: "Idas", base: "Ida" },
  ],
  ["a written one that nobody waits for changes nothing", typed, { kind: "written", stored: "Ada" }, typed],
  ["it is refused", saving, refusal, refused],
  ["it is refused while typing went on", typedOn, refusal, { ...typed, value: "Idas" }],
  ["it cannot be saved", { ...saving, failures: 1 }, { kind: "failed", reason: "The disk is full." }, failed],
  ["the file is another than it was made for", saving, { kind: "outdated" }, typed],
  ["somebody else writes another value there", typed, file("Eve"), conflict],
  ["somebody else writes the same there", typed, file("Ida"), undefined],
  ["somebody else writes elsewhere in the file", typed, file("Ada"), typed],
  ["somebody else writes while a refused one waits", refused, file("Eve"), { ...conflict, diagnostics: [diagnostic] }],
  ["the file changes during a save", saving, file("Eve"), saving],
  ["somebody else takes their value back", conflict, file("Ada"), typed],
  ["the entry goes", typed, { kind: "gone", isMine: false }, gone],
  ["the entry goes in this tab", typed, { kind: "gone", isMine: true }, pending({ kind: "gone", isMine: true })],
  ["the entry goes during a save, whose answer comes soon", saving, { kind: "gone", isMine: false }, saving],
  ["an entry that is gone goes again", gone, { kind: "gone", isMine: true }, gone],
  ["the entry comes back", gone, file("Ada"), typed],
  ["the entry comes back with another value", gone, file("Eve"), conflict],
  ["of two values one's own is taken", conflict, { kind: "keep-mine", stored: "Eve" }, { ...typed, base: "Eve" }],
  ["it is given up", conflict, { kind: "give-up" }, undefined],
  ["nothing is typed, and the file changes", undefined, file("Eve"), undefined],
])("%s", (_what, before, event, after) => {
  expect(reduceUnsavedEdit(before, event)).toEqual(after)
})

test("an address waits until its field is left, and a text until the typing pauses", () => {
  expect(saveDelayMs({ ...typed, isHeld: true })).toBeUndefined()
  expect(saveDelayMs(typed)).toBe(350)
})

test("what cannot be saved is tried again, each time later, and at last every half minute", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => saveDelayMs({ ...failed, failures }))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
})

test.each([refused, conflict, gone, saving])("what is $state.kind waits for somebody, not for time", (each) => {
  expect(saveDelayMs(each)).toBeUndefined()
})

test("what went with an entry that its owner removed is not unsaved", () => {
  expect(isUnsaved(pending({ kind: "gone", isMine: true }))).toBe(false)
  expect([typed, saving, refused, failed, conflict, gone].every(isUnsaved)).toBe(true)
})

const value = fc.constantFrom("One", "Two", "Three", undefined)
const some = (weight: number, kinds: string, values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constantFrom(...kinds.split(" ")), ...values }) as fc.Arbitrary<UnsavedEditEvent>,
})
const diagnostics = fc.constant([diagnostic])
const anything = fc.oneof(
  some(3, "type", { location: fc.constant(location), value, stored: value, isHeld: fc.boolean() }),
  some(3, "save"),
  some(1, "written file keep-mine", { stored: value }),
  some(1, "checked", { value, diagnostics }),
  some(1, "refused", { diagnostics }),
  some(1, "failed", { reason: fc.constant("The disk is full.") }),
  some(1, "gone", { isMine: fc.boolean() }),
  some(1, "outdated give-up"),
)

/** Whether what was typed is still there, or has been written or given up. */
function isKept(before: UnsavedEdit | undefined, event: UnsavedEditEvent, after: UnsavedEdit | undefined): boolean {
  if (!before && event.kind !== "type") return after === undefined
  const wanted = event.kind === "type" ? event.value : before?.value
  if (after) return isSame(after.value, wanted)
  if (event.kind === "give-up") return true
  if (event.kind === "written" && before?.state.kind === "saving" && isSame(before.state.sent, wanted)) return true
  return "stored" in event && isSame(event.stored, wanted)
}

test("whatever happens, what was typed is there until it is written, typed over or given up", () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 30 }), (events) => {
      let now: UnsavedEdit | undefined
      for (const event of events) {
        const before = now
        now = reduceUnsavedEdit(before, event)
        if (!isKept(before, event, now)) throw new Error(`${event.kind} in ${before?.state.kind} loses what was typed`)
      }
    }),
    { numRuns: runs(2_000) },
  )
})
