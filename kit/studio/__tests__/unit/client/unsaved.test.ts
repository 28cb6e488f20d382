import { valueAt } from "../../../../content/location/json-path"
import { type Browser, browserStorage } from "../../../client/content/browser-storage"
import type { Doc } from "../../../client/content/doc"
import { type KeptTab, restoreUnsaved, tabsToKeep } from "../../../client/content/kept-edits"
import { type ContentLocation, locationKey } from "../../../client/content/location"
import { createIdGenerator, pathOf } from "../../../model/entry-ids"
import type { UnsavedEdit } from "../../../model/unsaved-edit"
import { docsOf, locationIn } from "../support/docs"

type Docs = ReadonlyMap<string, Doc>
const books = (...titles: readonly string[]) =>
  docsOf({ "books.json": JSON.stringify(titles.map((title) => ({ title }))) })
const before = books("One", "Two", "Three")

const unsavedAt = (location: ContentLocation, value: string): UnsavedEdit => ({
  value,
  base: "Two",
  state: { kind: "refused" },
  isHeld: false,
  diagnostics: [],
  failures: 0,
  ...location,
})

/** What a tab keeps of its edits, as it is after a reload. */
const kept = (edits: readonly UnsavedEdit[], docs: Docs): readonly KeptTab[] =>
  JSON.parse(JSON.stringify(tabsToKeep(edits, docs)))

/** What a tab keeps in which this was typed over the second title. */
const keptWith = (mine: string) => kept([unsavedAt(locationIn(before, "books.json", [1, "title"]), mine)], before)

/** What is restored, each with the title at whose entry it stands. */
function after(tabs: readonly KeptTab[], docs: Docs) {
  const { unsaved, docs: files, later } = restoreUnsaved(tabs, docs, createIdGenerator(1_000))
  const found = [...unsaved.values()].map(({ value, file, path }) => {
    const doc = files.get(file)
    const position = doc && pathOf(doc.known.entries, path)
    return [value, position && valueAt(doc.content, position)]
  })
  return { found, later, unsaved, docs: files }
}

test("nothing is kept where nothing is unsaved", () => {
  expect(tabsToKeep([], before)).toEqual([])
})

test.each([
  ["as they were", books("One", "Two", "Three"), "Two"],
  ["in another order", books("Three", "Two", "One"), "Two"],
  ["more", books("New", "One", "Two", "Three"), "Two"],
  ["fewer", books("Two", "Three"), "Two"],
  ["fewer, and its own is gone", books("One", "Three"), undefined],
])("what was typed is at its entry after a reload when the entries are %s", (_how, now, title) => {
  expect(after(keptWith("Mine"), now).found).toEqual([["Mine", title]])
})

test("what was typed into an entry that is gone is at it again when it comes back after a reload", () => {
  const gone = after(keptWith("Mine"), books("One", "Three"))
  const again = after(kept([...gone.unsaved.values()], gone.docs), books("Three", "Two", "One"))
  expect(again.found).toEqual([["Mine", "Two"]])
})

test("what two tabs have typed at one place is there twice, with the place, also after another reload", () => {
  const { found, unsaved } = after([...keptWith("Mine"), ...keptWith("Hers")], books("One", "Two", "Three"))
  expect(found.map(([mine]) => mine)).toEqual(["Mine", "Hers"])
  expect(new Set([...unsaved.values()].map(locationKey)).size).toBe(2)
  const [first, second] = unsaved.values()
  expect([first?.meant, second?.meant]).toEqual([undefined, first?.path])
  expect(after(kept(second ? [second] : [], before), before).found).toEqual([["Hers", "Two"]])
})

test("what two tabs have typed alike at one place is there once", () => {
  expect(after([...keptWith("Mine"), ...keptWith("Mine")], before).found).toEqual([["Mine", "Two"]])
})

test.each([
  ["cannot be read just now", docsOf({ "books.json": "[{" })],
  ["is not there just now", docsOf({})],
])("what was typed into a file that %s is restored later", (_what, docs) => {
  const { found, later } = after(keptWith("Mine"), docs)
  expect(found).toEqual([])
  expect(after(later, books("Two", "One", "Three")).found).toEqual([["Mine", "Two"]])
})

/** A browser's storage, which can be full. */
function storageOf() {
  const items = new Map<string, string>()
  const storage = {
    isFull: false,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage.isFull) throw new Error("full")
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
  return storage
}

type Granted = (lock: Lock | null) => unknown

/** A browser whose tabs share storage and locks, and one of its tabs, which has kept something; each tab has a session of its own. */
async function browserWithTab(storage = storageOf()) {
  const held = new Map<string, Promise<unknown>>()
  /** Locks by tab, for they are given back when it is closed. */
  const owners = new Map<string, object>()
  let count = 0

  function locksOf(tab: object): Browser["locks"] {
    const request = async (name: string, ...rest: readonly [Granted] | readonly [LockOptions, Granted]) => {
      const [options, granted] = rest.length === 2 ? rest : [{}, rest[0]]
      if (held.has(name) && options.ifAvailable) return granted(null)
      while (held.has(name)) await held.get(name)
      const task = Promise.resolve(granted({ name, mode: "exclusive" }))
      held.set(name, task)
      owners.set(name, tab)
      void task.then(() => held.get(name) === task && held.delete(name))
      return task
    }
    const query = async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] })
    return { request, query } as Browser["locks"]
  }

  /** Opens a tab. @returns what it keeps, its session, and how it is closed */
  async function open(session = storageOf()) {
    const tab = {}
    const { load, save, release } = await browserStorage({ storage, session, locks: locksOf(tab) }, () => {
      count += 1
      return `tab ${count}`
    })
    const close = () => {
      for (const [name, owner] of owners) if (owner === tab) held.delete(name)
    }
    const ofSite = { load: (project = "site") => load(project), save: (tabs: readonly KeptTab[]) => save("site", tabs) }
    return { ...ofSite, release, session, close }
  }
  const first = await open()
  first.save(mine)
  return { open, first }
}

const mine = keptWith("Mine")
const hers = keptWith("Hers")

test("a tab has after a reload what it has kept", async () => {
  const { open, first } = await browserWithTab()
  first.close()
  expect(await (await open(first.session)).load()).toEqual(mine)
})

test("what is saved in the end is not kept", async () => {
  const { first } = await browserWithTab()
  first.save([])
  expect(await first.load()).toEqual([])
})

test.each(["other", "site 2", "sit", "a site"])("a project called %s has nothing of another", async (project) => {
  const { open, first } = await browserWithTab()
  expect(await first.load(project)).toEqual([])
  first.close()
  expect(await (await open()).load(project)).toEqual([])
})

test("what an open tab has kept is its own", async () => {
  const { open, first } = await browserWithTab()
  const second = await open()
  second.save(hers)
  expect(await second.load()).toEqual(hers)
  expect(await first.load()).toEqual(mine)
})

test("what a closed tab has kept goes to the next, beside what that has kept itself", async () => {
  const { open, first } = await browserWithTab()
  const second = await open()
  second.save(hers)
  first.close()
  expect(await second.load()).toEqual([...hers, ...mine])
})

test("what a closed tab has kept goes to one tab, though two open at once", async () => {
  const { open, first } = await browserWithTab()
  first.close()
  const tabs = [await open(), await open()]
  expect((await Promise.all(tabs.map(({ load }) => load()))).flat()).toEqual(mine)
})

test("a tab that is closed before it has saved anything leaves what it took over", async () => {
  const { open, first } = await browserWithTab()
  first.close()
  for (const _time of [1, 2]) {
    const { load, close } = await open()
    expect(await load()).toEqual(mine)
    close()
  }
})

test("a duplicated tab is another one than its original", async () => {
  const { open, first } = await browserWithTab()
  const copied = storageOf()
  copied.setItem("studio edits", first.session.getItem("studio edits") ?? "")
  const copy = await open(copied)
  copy.save(hers)
  expect(await first.load()).toEqual(mine)
})

test("a tab whose studio is over leaves what it has kept to the new one", async () => {
  const { open, first } = await browserWithTab()
  first.release()
  expect(await (await open()).load()).toEqual(mine)
})

test("what something else has written there is no reason to fail", async () => {
  const storage = storageOf()
  const { first } = await browserWithTab(storage)
  const key = storage.key(0) ?? ""
  for (const text of ["{", "null", '"text"', "{}"]) {
    storage.setItem(key, text)
    expect(await first.load()).toEqual([])
  }
})

test("with full storage what a closed tab has left is there, and stays", async () => {
  const storage = storageOf()
  const { open, first } = await browserWithTab(storage)
  first.close()
  storage.isFull = true
  for (const _time of [1, 2]) {
    const { load, save, close } = await open()
    expect(await load()).toEqual(mine)
    expect(() => save(hers)).not.toThrow()
    close()
  }
})
