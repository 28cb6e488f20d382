import fc from "fast-check"
import { runs } from "../../../../../__tests__/support/runs"
import type { Diagnostic, Joint } from "../../../../content/diagnostic/diagnostic"
import type { Json } from "../../../../content/json/edit-json"
import { valueAt } from "../../../../content/location/json-path"
import type { ContentLocation } from "../../../client/content/location"
import { errorAt } from "../support/error-at"
import { flushTasks, Tab, World } from "./support/world"

jest.setTimeout(3_600_000)

const file = "pages/home.json"
const initialText = `{ "hero": { "heading":  "one two three",\n    "emphasis": "two", "figure": { "title": "a",  "caption": "b" } } }\n`

/** What may be typed into each field: two are joined by a rule that lets one of them go, two by one that lets neither. */
const fields = {
  heading: {
    path: ["hero", "heading"],
    values: ["one two three", "two four", "five", "wrong two", "four five", "one", "one too three"],
  },
  emphasis: { path: ["hero", "emphasis"], values: ["two", "four", "five", "one two", undefined] },
  title: { path: ["hero", "figure", "title"], values: ["a", "a a", "a a a", "wrong"] },
  caption: { path: ["hero", "figure", "caption"], values: ["b", "b b", "b b b", "c"] },
} as const

type FieldName = keyof typeof fields
const names = Object.keys(fields) as readonly FieldName[]
const at = (name: FieldName): ContentLocation => ({ file, path: fields[name].path })

interface Texts extends Readonly<Record<FieldName, unknown>> {}

const textsIn = (content: unknown): Texts => {
  const read = (name: FieldName) => valueAt(content, fields[name].path)
  return { heading: read("heading"), emphasis: read("emphasis"), title: read("title"), caption: read("caption") }
}

const wordsOf = (text: unknown) => String(text).split(" ").length

/** The rules: no text may be wrong; the emphasis occurs in the heading; a title has as many words as its caption. */
function brokenBy({ heading, emphasis, title, caption }: Texts): ReadonlyArray<readonly [FieldName, Joint?]> {
  const broken: Array<readonly [FieldName, Joint?]> = []
  if (String(heading).startsWith("wrong")) broken.push(["heading"])
  if (String(title).startsWith("wrong")) broken.push(["title"])
  if (emphasis !== undefined && !String(heading).includes(String(emphasis)))
    broken.push(["emphasis", { follows: [fields.heading.path] }])
  if (wordsOf(title) !== wordsOf(caption)) broken.push(["caption"])
  return broken
}

function diagnosticsOf(files: ReadonlyMap<string, Buffer | undefined>): readonly Diagnostic[] {
  return brokenBy(textsIn(JSON.parse(String(files.get(file))))).map(([name, joint]) => ({
    ...errorAt(file, fields[name].path, name),
    ...(joint ? { joint } : {}),
  }))
}

const actions = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("type" as const), name: fc.constantFrom(...names), choice: fc.nat(6) }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("turn" as const), choice: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("discard" as const, "retry" as const),
      name: fc.constantFrom(...names),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("rest" as const, "undo" as const, "redo" as const) }) },
)

type Action = typeof actions extends fc.Arbitrary<infer Each> ? Each : never

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

  async dispatch(action: Action): Promise<void> {
    const { store } = this.tab
    if (action.kind === "turn") await this.world.step(action.choice)
    else if (action.kind === "rest") await this.rest()
    else if (action.kind === "type") {
      const { values } = fields[action.name]
      const value = values[action.choice % values.length]
      store.type(at(action.name), value)
      this.typed.set(action.name, value)
    } else if (action.kind === "retry") void store.commit(at(action.name))
    else if (action.kind === "discard") {
      // What is on its way to the file arrives there all the same.
      await this.rest()
      store.giveUp(at(action.name))
      this.typed.delete(action.name)
    } else await this.step(action.kind)
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

  /** What was typed is shown, and stays so; but for words in colour that follow the heading, or that it no longer has. None are said to have changed that are as before. */
  look(): void {
    const adapted = [...(this.tab.store.snapshot()?.cascaded.values() ?? [])]
    expect(adapted.filter(({ was, now }) => was === now)).toEqual([])
    for (const [name, value] of this.typed) {
      const cascaded = this.tab.store.snapshot()?.cascaded.get(`${file}#hero.emphasis`)
      const isCascaded = name === "emphasis" && this.shown(name) !== value && value !== undefined
      if (!isCascaded) expect([name, this.shown(name)]).toEqual([name, value])
      else expect([cascaded?.was, cascaded?.now]).toEqual([value, this.shown(name)])
    }
  }

  /** All has come to rest: what is shown as saved is in the file, and what is not saved can't be. */
  async lookAtRest(): Promise<void> {
    await this.rest()
    const content: unknown = JSON.parse(this.text)
    const { store } = this.tab
    const left = names.filter((name) => store.unsavedAt(at(name)))
    for (const name of names)
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
    for (const name of names) this.tab.store.giveUp(at(name))
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
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { maxLength: 40 }), async (sequence) => {
      await dispatchAll(sequence)
    }),
    { numRuns },
  )
})

const typing = (name: FieldName, choice: number): Action => ({ kind: "type", name, choice })
const turn = (choice: number): Action => ({ kind: "turn", choice })

test.each<[string, readonly Action[]]>([
  ["of two that are wrong together, one is right by itself", [typing("caption", 3), typing("title", 1)]],
  [
    "words in colour are typed while the headline takes the former ones along",
    [typing("heading", 2), turn(0), turn(0), typing("emphasis", 1)],
  ],
  [
    "a headline is undone while words in colour wait that fit the former one",
    [typing("heading", 2), typing("emphasis", 3), { kind: "undo" }],
  ],
  [
    "something wrong is typed after an undo, and then redo is asked for",
    [typing("heading", 4), { kind: "undo" }, typing("heading", 3), { kind: "redo" }],
  ],
  [
    "something wrong is typed while the text before it is on its way, and undone",
    [typing("emphasis", 3), turn(3), typing("emphasis", 1), { kind: "undo" }],
  ],
  [
    "a headline is undone and done again while words in colour wait that fit neither",
    [typing("heading", 5), typing("emphasis", 1), { kind: "undo" }, { kind: "redo" }],
  ],
  [
    "words in colour are removed while a headline takes them along, and the former headline comes back",
    [typing("heading", 2), turn(3), typing("heading", 0), typing("emphasis", 4), { kind: "discard", name: "heading" }],
  ],
  [
    "words in colour follow the headline, and follow it back",
    [typing("heading", 6), { kind: "rest" }, typing("heading", 0), { kind: "rest" }],
  ],
])("what was found once stays so: %s", async (_what, sequence) => {
  await dispatchAll(sequence)
})
