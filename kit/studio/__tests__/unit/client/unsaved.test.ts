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

/** What a tab keeps in which this was typed over the second title. */
const keptWith = (mine: string, docs: Docs = before): readonly KeptTab[] =>
  JSON.parse(JSON.stringify(tabsToKeep([unsavedAt(locationIn(docs, "books.json", [1, "title"]), mine)], docs)))

/** What is restored, each with the title at whose entry it stands. */
function after(kept: readonly KeptTab[], docs: Docs) {
  const { unsaved, docs: files, later } = restoreUnsaved(kept, docs, createIdGenerator(1_000))
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
  const kept = JSON.parse(JSON.stringify(tabsToKeep([...gone.unsaved.values()], gone.docs)))
  expect(after(kept, books("Three", "Two", "One")).found).toEqual([["Mine", "Two"]])
})

test("what two tabs have typed at one place is there twice, with the place, also after another reload", () => {
  const { found, unsaved } = after([...keptWith("Mine"), ...keptWith("Hers")], books("One", "Two", "Three"))
  expect(found.map(([mine]) => mine)).toEqual(["Mine", "Hers"])
  expect(new Set([...unsaved.values()].map(locationKey)).size).toBe(2)
  const [first, second] = unsaved.values()
  expect([first?.meant, second?.meant]).toEqual([undefined, first?.path])
  const alone = JSON.parse(JSON.stringify(tabsToKeep(second ? [second] : [], before)))
  expect(after(alone, before).found).toEqual([["Hers", "Two"]])
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

/** A browser's storage. */
function storageOf() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

type Granted = (lock: Lock | null) => unknown

/** A browser whose tabs share storage and locks; each tab has a session of its own. */
function browser(storage: Browser["storage"] = storageOf(), hasLocks = true) {
  const held = new Map<string, Promise<unknown>>()
  /** Locks by tab, for they are given back when it is closed. */
  const owners = new Map<string, object>()
  let count = 0

  function locksOf(tab: object): NonNullable<Browser["locks"]> {
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
    return { request, query } as NonNullable<Browser["locks"]>
  }

  /** Opens a tab. @returns what it keeps things with, and how it is closed */
  async function open(session = storageOf()) {
    const tab = {}
    const locks = hasLocks ? locksOf(tab) : undefined
    const tabStorage = await browserStorage({ storage, session, locks }, () => {
      count += 1
      return `tab ${count}`
    })
    const close = () => {
      for (const [name, owner] of owners) if (owner === tab) held.delete(name)
    }
    return { tabStorage, session, close }
  }
  return { open }
}

const mine = keptWith("Mine")
const hers = keptWith("Hers")

test("a tab has after a reload what it has kept", async () => {
  const { open } = browser()
  const { tabStorage, session, close } = await open()
  tabStorage.save("site", mine)
  close()
  expect(await (await open(session)).tabStorage.load("site")).toEqual(mine)
})

test("what is saved in the end is not kept", async () => {
  const { open } = browser()
  const { tabStorage } = await open()
  tabStorage.save("site", mine)
  tabStorage.save("site", [])
  expect(await tabStorage.load("site")).toEqual([])
})

test.each(["other", "site 2", "sit", "a site"])("a project called %s has nothing of another", async (project) => {
  const { open } = browser()
  const first = await open()
  first.tabStorage.save("site", mine)
  expect(await first.tabStorage.load(project)).toEqual([])
  first.close()
  expect(await (await open()).tabStorage.load(project)).toEqual([])
})

test("what an open tab has kept is its own", async () => {
  const { open } = browser()
  const [first, second] = [await open(), await open()]
  first.tabStorage.save("site", mine)
  second.tabStorage.save("site", hers)
  expect(await second.tabStorage.load("site")).toEqual(hers)
  expect(await first.tabStorage.load("site")).toEqual(mine)
})

test("what a closed tab has kept goes to the next, beside what that has kept itself", async () => {
  const { open } = browser()
  const [first, second] = [await open(), await open()]
  first.tabStorage.save("site", mine)
  second.tabStorage.save("site", hers)
  first.close()
  expect(await second.tabStorage.load("site")).toEqual([...hers, ...mine])
})

test("what a closed tab has kept goes to one tab, though two open at once", async () => {
  const { open } = browser()
  const closed = await open()
  closed.tabStorage.save("site", mine)
  closed.close()
  const [first, second] = [await open(), await open()]
  const loaded = await Promise.all([first.tabStorage.load("site"), second.tabStorage.load("site")])
  expect(loaded.flat()).toEqual(mine)
})

test("a tab that is closed before it has saved anything leaves what it took over", async () => {
  const { open } = browser()
  for (const time of [1, 2, 3]) {
    const { tabStorage, close } = await open()
    if (time === 1) tabStorage.save("site", mine)
    else expect(await tabStorage.load("site")).toEqual(mine)
    close()
  }
})

test("a duplicated tab is another one than its original", async () => {
  const { open } = browser()
  const original = await open()
  const copied = storageOf()
  copied.setItem("studio edits", original.session.getItem("studio edits") ?? "")
  original.tabStorage.save("site", mine)
  const copy = await open(copied)
  copy.tabStorage.save("site", hers)
  expect(await original.tabStorage.load("site")).toEqual(mine)
})

test("a tab whose studio is over leaves what it has kept to the new one", async () => {
  const { open } = browser()
  const old = await open()
  old.tabStorage.save("site", mine)
  old.tabStorage.release()
  expect(await (await open()).tabStorage.load("site")).toEqual(mine)
})

test("without locks nobody knows which tabs are open: each has its own alone", async () => {
  const { open } = browser(storageOf(), false)
  const first = await open()
  first.tabStorage.save("site", mine)
  expect(await (await open()).tabStorage.load("site")).toEqual([])
  expect(await (await open(first.session)).tabStorage.load("site")).toEqual(mine)
})

test("what something else has written there is no reason to fail", async () => {
  const storage = storageOf()
  const { open } = browser(storage)
  const { tabStorage } = await open()
  tabStorage.save("site", mine)
  const key = storage.key(0) ?? ""
  for (const text of ["{", "null", '"text"', "{}"]) {
    storage.setItem(key, text)
    expect(await tabStorage.load("site")).toEqual([])
  }
})

test("with full storage what a closed tab has left is there, and stays", async () => {
  const storage = storageOf()
  let isFull = false
  const full = (key: string, value: string) => {
    if (isFull) throw new Error("full")
    storage.setItem(key, value)
  }
  const { open } = browser({
    getItem: storage.getItem,
    removeItem: storage.removeItem,
    key: storage.key,
    setItem: full,
    get length() {
      return storage.length
    },
  })
  const closed = await open()
  closed.tabStorage.save("site", mine)
  closed.close()
  isFull = true
  for (const _time of [1, 2]) {
    const { tabStorage, close } = await open()
    expect(await tabStorage.load("site")).toEqual(mine)
    expect(() => tabStorage.save("site", hers)).not.toThrow()
    close()
  }
})
