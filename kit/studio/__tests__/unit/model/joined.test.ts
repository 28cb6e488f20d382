import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Json } from "../../../../content/json/edit-json"
import { valueAt } from "../../../../content/location/json-path"
import type { ContentLocation } from "../../../client/content/location"
import { errorAt } from "../support/error-at"
import { flushTasks, Tab, World } from "./support/world"

jest.setTimeout(3_600_000)

const file = "pages/home.json"
const initialText = `{ "hero": { "heading":  "one two three",\n    "figure": { "title": "a",  "caption": "b" } } }\n`

/** What may be typed into each field: two are joined by a rule. */
const fields = {
  heading: {
    path: ["hero", "heading"],
    values: ["one two three", "two four", "five", "wrong two", "four five", "one", "one too three"],
  },
  title: { path: ["hero", "figure", "title"], values: ["a", "a a", "a a a", "wrong"] },
  caption: { path: ["hero", "figure", "caption"], values: ["b", "b b", "b b b", "c"] },
} as const

type FieldName = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly FieldName[]
const at = (name: FieldName): ContentLocation => ({ file, path: fields[name].path })

type Texts = Readonly<Record<string, unknown>>

const textsIn = (content: unknown): Texts =>
  Object.fromEntries(fieldNames.map((name) => [name, valueAt(content, fields[name].path)]))

const wordCount = (text: unknown) => String(text).split(" ").length

/** The rules: no text may be wrong; a title has as many words as its caption. */
function brokenBy({ heading, title, caption }: Texts): readonly FieldName[] {
  const broken = {
    heading: String(heading).startsWith("wrong"),
    title: String(title).startsWith("wrong"),
    caption: wordCount(title) !== wordCount(caption),
  }
  return fieldNames.filter((name) => broken[name])
}

function diagnosticsOf(files: ReadonlyMap<string, Buffer | undefined>): readonly Diagnostic[] {
  return brokenBy(textsIn(JSON.parse(String(files.get(file))))).map((name) => errorAt(file, fields[name].path, name))
}

interface Action {
  readonly kind: "type" | "turn" | "discard" | "retry" | "rest" | "undo" | "redo"
  readonly name?: FieldName
  readonly choice?: number
}

const some = (weight: number, ...kinds: ReadonlyArray<Action["kind"]>) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constantFrom(...kinds),
    name: fc.constantFrom(...fieldNames),
    choice: fc.nat(9),
  }),
})
const actions = fc.oneof(
  some(8, "type"),
  some(12, "turn"),
  some(4, "discard", "retry"),
  some(4, "rest", "undo", "redo"),
)

/** A studio in which texts are typed into joined fields, and what must hold whatever is typed. */
class JoinedFields {
  private readonly world = new World(diagnosticsOf)
  private readonly tab: Tab
  /** What was typed last into each field, until it is discarded or undone. */
  private readonly typed = new Map<FieldName, Json | undefined>()

  constructor() {
    this.world.put(file, Buffer.from(initialText))
    this.world.start()
    this.world.onWrite = (swaps) => {
      for (const { after } of swaps) expect(brokenBy(textsIn(JSON.parse(String(after))))).toEqual([])
    }
    this.tab = new Tab(this.world, "one")
  }

  get text(): string {
    return String(this.world.files.get(file))
  }

  async dispatch({ kind, name = "heading", choice = 0 }: Action): Promise<void> {
    const { store } = this.tab
    if (kind === "turn") await this.world.step(choice)
    else if (kind === "rest") await this.rest()
    else if (kind === "type") {
      const { values } = fields[name]
      const value = values[choice % values.length]
      store.type(at(name), value)
      this.typed.set(name, value)
    } else if (kind === "retry") void store.commit(at(name))
    else if (kind === "discard") {
      // What is on its way to the file arrives there all the same.
      await this.rest()
      store.giveUp(at(name))
      this.typed.delete(name)
    } else await this.step(kind)
    await flushTasks()
    this.look()
  }

  private async step(way: "undo" | "redo"): Promise<void> {
    const { store } = this.tab
    await this.rest()
    const done = store[way]()
    await this.rest()
    await done
    this.typed.clear()
    await this.rest()
  }

  async rest(): Promise<void> {
    await flushTasks()
    expect(await this.world.rest()).toBe(true)
    await flushTasks()
  }

  private shown(name: FieldName): Json | undefined {
    const { store } = this.tab
    const unsaved = store.unsavedAt(at(name))
    return unsaved ? unsaved.value : store.stored(at(name))
  }

  /** What was typed is shown, and stays so. */
  look(): void {
    for (const [name, value] of this.typed) expect([name, this.shown(name)]).toEqual([name, value])
  }

  /** All has come to rest: what is shown as saved is in the file, and what is not saved can't be. */
  async lookAtRest(): Promise<void> {
    await this.rest()
    const content: unknown = JSON.parse(this.text)
    const { store } = this.tab
    const left = fieldNames.filter((name) => store.unsavedAt(at(name)))
    for (const name of fieldNames)
      if (!left.includes(name)) expect(this.shown(name)).toEqual(valueAt(content, fields[name].path))
    const inFile = textsIn(content)
    for (const some of [left, ...left.map((name) => [name])].filter(({ length }) => length > 0)) {
      const together = Object.fromEntries(some.map((name) => [name, this.shown(name)]))
      expect(brokenBy({ ...inFile, ...together })).not.toEqual([])
      for (const name of some) expect(store.unsavedAt(at(name))?.state.kind).toBe("refused")
    }
  }

  /** Undoing all leads to the first byte, and doing it again to the last. */
  async undoAll(): Promise<void> {
    for (const name of fieldNames) this.tab.store.giveUp(at(name))
    this.typed.clear()
    await this.rest()
    const last = this.text
    let count = 0
    for (; this.text !== initialText && count < 100; count += 1) await this.step("undo")
    expect(this.text).toBe(initialText)
    for (; count > 0; count -= 1) await this.step("redo")
    expect(this.text).toBe(last)
  }
}

async function dispatchAll(sequence: readonly Action[]): Promise<void> {
  const joined = new JoinedFields()
  await joined.rest()
  for (const each of sequence) await joined.dispatch(each)
  await joined.lookAtRest()
  await joined.undoAll()
}

test("whatever is typed into fields that rules join, nothing is lost, the file is right, and undo is exact", async () => {
  const numRuns = Number(process.env.MODEL_RUNS ?? runs(150))
  await fc.assert(fc.asyncProperty(fc.array(actions, { maxLength: 40 }), dispatchAll), { numRuns })
})

const typing = (name: FieldName, choice: number): Action => ({ kind: "type", name, choice })

test.each<[string, readonly Action[]]>([
  ["of two that are wrong together, one is right by itself", [typing("caption", 3), typing("title", 1)]],
  [
    "something wrong is typed after an undo, and then redo is asked for",
    [typing("heading", 4), { kind: "undo" }, typing("heading", 3), { kind: "redo" }],
  ],
  [
    "something wrong is typed while the text before it is on its way, and undone",
    [typing("heading", 2), { kind: "turn", choice: 3 }, typing("heading", 3), { kind: "undo" }],
  ],
])("what was found once stays so: %s", (_what, sequence) => dispatchAll(sequence))
