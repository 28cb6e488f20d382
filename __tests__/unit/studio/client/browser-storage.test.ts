import { type Browser, browserStorage } from "../../../../studio/client/content/edits/browser-storage"
import type { KeptTab } from "../../../../studio/client/content/edits/unsaved"

/** A browser's storage, and the locks that its open tabs hold. */
function browser() {
  const stored = new Map<string, string>()
  const held = new Set<string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  const request = async (name: string, ...given: readonly unknown[]) => {
    const task = given.at(-1) as (lock: unknown) => unknown
    const isWanted = given.length > 1
    if (isWanted && held.has(name)) return task(null)
    if (isWanted) held.add(name)
    const done = await task({ name })
    held.delete(name)
    return done
  }
  const locks = { request, query: async () => ({ held: [...held].map((name) => ({ name })) }) }
  /** A tab, which may be opened anew with what its session has. */
  const tab = (name: string, session = new Map<string, string>()) =>
    browserStorage(
      {
        storage,
        session: {
          getItem: (key) => session.get(key) ?? null,
          setItem: (key, value) => void session.set(key, value),
        },
        locks: locks as unknown as NonNullable<Browser["locks"]>,
      },
      () => name,
    )
  return { storage, tab }
}

const typed = (mine: string): readonly KeptTab[] => [
  { unsaved: [{ file: "site.json", path: ["name"], mine } as unknown as KeptTab["unsaved"][number]], files: {} },
]

test("what a tab keeps is there after a reload", async () => {
  const { tab } = browser()
  const session = new Map<string, string>()
  const before = await tab("one", session)
  before.save("site", typed("Mine"))
  before.release()
  const after = await tab("another", session)
  expect(await after.load("site")).toEqual(typed("Mine"))
})

test("what a closed tab has left goes to the next one, and to no other", async () => {
  const { tab } = browser()
  const closed = await tab("closed")
  closed.save("site", typed("Mine"))
  closed.release()
  // The lock is free when the browser has seen that the tab is gone.
  await Promise.resolve()
  const [next, last] = [await tab("next"), await tab("last")]
  const found = await next.load("site")
  expect(found).toEqual(typed("Mine"))
  next.save("site", found)
  expect(await last.load("site")).toEqual([])
})

test("each tab that is open has its own", async () => {
  const { tab } = browser()
  const [one, other] = [await tab("one"), await tab("other")]
  one.save("site", typed("Of one"))
  other.save("site", typed("Of the other"))
  expect(await one.load("site")).toEqual(typed("Of one"))
  expect(await other.load("site")).toEqual(typed("Of the other"))
})

test("a tab that was duplicated does not take what its original has", async () => {
  const { tab } = browser()
  const session = new Map<string, string>()
  const original = await tab("original", session)
  original.save("site", typed("Mine"))
  const copy = await tab("copy", new Map(session))
  expect(await copy.load("site")).toEqual([])
})

test("each project has its own", async () => {
  const { tab } = browser()
  const session = new Map<string, string>()
  const before = await tab("one", session)
  before.save("a site", typed("Mine"))
  expect(await before.load("another site")).toEqual([])
  before.release()
  const next = await tab("next")
  expect(await next.load("another site")).toEqual([])
})

test("where all is saved nothing is kept", async () => {
  const { tab, storage } = browser()
  const tabStorage = await tab("one")
  tabStorage.save("site", typed("Mine"))
  tabStorage.save("site", [])
  expect(storage.length).toBe(0)
})

test("a storage that is full does not keep anybody from typing on", async () => {
  const { tab, storage } = browser()
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError")
  }
  const tabStorage = await tab("one")
  expect(() => tabStorage.save("site", typed("Mine"))).not.toThrow()
})
