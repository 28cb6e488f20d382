import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { editJson } from "../../../src/content/edit/edit-json"
import { ContentStore } from "../../../studio/client/content/content-store"
import type { KeptTab, TabStorage } from "../../../studio/client/content/edits/unsaved"
import type { ContentLocation } from "../../../studio/client/content/location"
import { type Api, Refused } from "../../../studio/client/content/sync/api"
import type { Timer } from "../../../studio/client/content/sync/connection"
import { started } from "../../../studio/model/start"
import type { FileEdit } from "../../../studio/server/content/edits/edited"
import type { Outcome } from "../../../studio/server/content/edits/write-file"
import type { Revision } from "../../../studio/server/content/revision"
import type { ServerEvent } from "../../../studio/server/events"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const location: ContentLocation = { file: "site.json", path: ["name"] }
const setTo = (to: string): FileEdit => ({ kind: "set", path: ["name"], to })
const start = { line: 1, column: 1 }
const wrong: Diagnostic = {
  ...{ severity: "error", code: "empty", message: "This text is empty.", advice: "Write something here." },
  ...{ file: "site.json", path: ["name"], range: { start, end: start }, lineText: "" },
}
const isEmpty = (edit: FileEdit) => edit.kind === "set" && edit.to === ""

/** A server with one file, which refuses an empty text. */
function server(text = '{ "name": "Ada", "role": "CTO" }') {
  const now = { text, count: 1, asked: [] as FileEdit[], fails: undefined as string | undefined }
  const hearing = new Set<(event: ServerEvent) => void>()
  const file = (): Revision => ({ file: "site.json", text: now.text, revision: String(now.count), seq: now.count })
  const edit = async (_file: string, known: string, change: FileEdit): Promise<Outcome> => {
    now.asked.push(change)
    if (now.fails !== undefined) throw new Refused(now.fails)
    if (known !== String(now.count)) return { kind: "changed", file: file() }
    if (isEmpty(change)) return { kind: "refused", diagnostics: [wrong] }
    if (change.kind !== "text" && change.kind !== "name") now.text = editJson(now.text, change)
    now.count += 1
    return { kind: "written", file: file(), judged: { diagnostics: [], of: {} } }
  }
  /** Another program saves the file; the stream tells of it, if it does. */
  const elsewhere = (changed: string, isTold = true) => {
    now.text = changed
    now.count += 1
    if (isTold) for (const hear of hearing) hear({ kind: "file", file: file(), by: undefined })
  }
  const api: Partial<Api> = {
    listen: (hear) => {
      hearing.add(hear)
      hear({ kind: "hello", project: "project", start: started })
      hear({ kind: "all", epoch: "1", files: [file()], contract: {} })
      return () => hearing.delete(hear)
    },
    judge: async (_file, change) => (isEmpty(change) ? [wrong] : []),
    edit,
    undo: async () => ({ kind: "stepped", files: ["site.json"] }),
    redo: async () => null,
  }
  return { now, api: api as Api, elsewhere }
}

function tabStorageOf(): TabStorage & { kept: readonly KeptTab[] } {
  return {
    kept: [],
    async load() {
      return this.kept
    },
    save(_project, kept) {
      this.kept = structuredClone(kept)
    },
    release: () => {},
  }
}

const timer: Timer = (milliseconds, task) => {
  const number = setTimeout(task, milliseconds)
  return () => clearTimeout(number)
}

async function begun(given = server(), tabStorage = tabStorageOf()) {
  const show = jest.fn()
  const store = new ContentStore({ api: given.api, tabStorage, timer, tab: "one", show })
  store.connect()
  await jest.advanceTimersByTimeAsync(0)
  return { ...given, store, show, tabStorage }
}

const pause = (milliseconds = 900) => jest.advanceTimersByTimeAsync(milliseconds)
const said = (store: ContentStore) => store.snapshot()?.said.words

test("what is typed is shown at once, and saved when the typing pauses", async () => {
  const { store, show, now } = await begun()
  store.type(location, "Ad")
  store.type(location, "Ida")
  expect(show.mock.calls).toEqual([
    ["Ada", "Ad"],
    ["Ad", "Ida"],
  ])
  expect(now.asked).toEqual([])
  await pause()
  expect(now.text).toBe('{ "name": "Ida", "role": "CTO" }')
  expect(now.asked).toHaveLength(1)
  expect(store.unsavedAt(location)).toBeUndefined()
  expect(said(store)).toBe("Saved to data/site.json")
})

test("an address is saved when its field is left, and at no pause", async () => {
  const { store, now } = await begun()
  store.type(location, "I", true)
  await pause()
  store.type(location, "Ida", true)
  await pause(60_000)
  expect(now.asked).toEqual([])
  await store.commit(location)
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(location)).toBeUndefined()
})

test("the check speaks before anything is saved", async () => {
  const { store, now } = await begun()
  store.type(location, "")
  await pause(60)
  expect(store.unsavedAt(location)?.diagnostics).toEqual([wrong])
  expect(now.asked).toEqual([])
})

test("what would break the site waits, and is there after a reload", async () => {
  const { store, now, tabStorage, api, elsewhere } = await begun()
  store.type(location, "")
  await pause()
  expect(store.unsavedAt(location)).toMatchObject({ mine: "", state: { kind: "refused" }, diagnostics: [wrong] })
  expect(now.text).toContain('"Ada"')

  store.close()
  const again = await begun({ now, api, elsewhere }, tabStorage)
  expect(again.store.unsavedAt(location)).toMatchObject({ mine: "", state: { kind: "refused" } })
})

test("what was typed just before a reload is saved after it", async () => {
  const { store, tabStorage, ...given } = await begun()
  store.type(location, "Ida")
  store.close()
  await begun(given, tabStorage)
  await pause()
  expect(given.now.text).toContain('"Ida"')
})

test("what could not be saved before a reload is saved as soon as the server is there again", async () => {
  const { store, tabStorage, now, ...given } = await begun()
  now.fails = "No answer."
  store.type(location, "Ida")
  await pause(60_000)
  store.close()
  now.fails = undefined
  const again = await begun({ ...given, now }, tabStorage)
  expect(again.store.unsavedAt(location)).toBeUndefined()
  expect(now.text).toBe('{ "name": "Ida", "role": "CTO" }')
})

test("what is given up is the file's again, on the page too", async () => {
  const { store, show, tabStorage } = await begun()
  store.type(location, "")
  await pause()
  store.giveUp(location)
  expect(store.unsavedAt(location)).toBeUndefined()
  expect(show).toHaveBeenLastCalledWith("", "Ada")
  expect(tabStorage.kept).toEqual([])
})

test("typing the old value again leaves nothing to be saved", async () => {
  const { store, now } = await begun()
  store.type(location, "Ida")
  store.type(location, "Ada")
  await pause()
  expect(now.asked).toEqual([])
  expect(store.unsavedAt(location)).toBeUndefined()
})

test.each([true, false])(
  "another value that somebody else has changed does not get lost, and does not disturb (told of it: %s)",
  async (isTold) => {
    const { store, now, elsewhere } = await begun()
    elsewhere('{ "name": "Ada", "role": "Founder" }', isTold)
    store.type(location, "Ida")
    await pause()
    expect(now.text).toBe('{ "name": "Ida", "role": "Founder" }')
  },
)

test.each([true, false])(
  "the same value that somebody else has changed is the owner's to choose: their own (told of it: %s)",
  async (isTold) => {
    const { store, now, elsewhere } = await begun()
    store.type(location, "Ida")
    elsewhere('{ "name": "Eve", "role": "CTO" }', isTold)
    await pause()
    expect(store.unsavedAt(location)?.state.kind).toBe("conflict")
    expect(now.text).toContain('"Eve"')
    await store.keepMine(location)
    expect(now.text).toContain('"Ida"')
  },
)

test("the same value that somebody else has changed is the owner's to choose: the other's", async () => {
  const { store, now, elsewhere } = await begun()
  store.type(location, "")
  await pause()
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  expect(store.unsavedAt(location)?.state.kind).toBe("conflict")
  store.giveUp(location)
  expect(store.stored(location)).toBe("Eve")
  expect(now.text).toContain('"Eve"')
})

test("typing on does not overwrite what somebody else has written at the same place", async () => {
  const { store, now, elsewhere } = await begun()
  store.type(location, "Id")
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await pause()
  store.type(location, "Ida")
  await pause()
  expect(store.unsavedAt(location)).toMatchObject({ mine: "Ida", state: { kind: "conflict" } })
  expect(now.text).toContain('"Eve"')
})

/** A server that takes half a second for each edit. */
function slow({ api, ...given } = server()) {
  const edit: Api["edit"] = async (...asked) => {
    await new Promise((done) => setTimeout(done, 500))
    return api.edit(...asked)
  }
  return { ...given, api: { ...api, edit } }
}

test("typing that goes on while it is being saved is saved too, one state after the other", async () => {
  const { store, now } = await begun(slow())
  for (const name of ["I", "Id", "Ida"]) {
    store.type(location, name)
    await pause(400)
  }
  await pause(3000)
  expect(now.asked).toEqual([setTo("I"), setTo("Ida")])
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(location)).toBeUndefined()
})

test("what was there before, typed again while something else is being saved, stands in the file at the end", async () => {
  const { store, now } = await begun(slow())
  store.type(location, "Ida")
  await pause(400)
  store.type(location, "Ada")
  await pause(3000)
  expect(now.text).toContain('"Ada"')
  expect(store.unsavedAt(location)).toBeUndefined()
})

test("an error of the server is said at the field, tried again later and later, and saved in the end", async () => {
  const { store, now } = await begun()
  now.fails = "Not saved: the disk is full."
  store.type(location, "Ida")
  await pause()
  expect(store.unsavedAt(location)?.state).toEqual({ kind: "failed", reason: "Not saved: the disk is full." })
  expect(said(store)).toBe("Not saved: the disk is full.")
  await pause(60_000)
  expect(now.asked.length).toBeGreaterThan(3)
  expect(now.asked.length).toBeLessThan(8)
  now.fails = undefined
  await pause(30_000)
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(location)).toBeUndefined()
})

test("a value that is left out is shown as left out until it is saved", async () => {
  const { store, now } = await begun()
  const role: ContentLocation = { file: "site.json", path: ["role"] }
  store.type(role, undefined)
  expect(store.unsavedAt(role)).toMatchObject({ mine: undefined, base: "CTO" })
  await pause()
  expect(now.text).toBe('{ "name": "Ada" }')
})

test("what another program has changed is taken, and said; what this tab has changed is not said to be another's", async () => {
  const { store, elsewhere } = await begun()
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  expect(store.stored(location)).toBe("Eve")
  expect(said(store)).toBe("data/site.json was changed by another program.")
})

test("a state that is told late does not take the place of a later one", async () => {
  const { store, now, api } = await begun()
  const late: Revision = { file: "site.json", text: now.text, revision: "1", seq: 1 }
  store.type(location, "Ida")
  await pause()
  store.take(late)
  expect(store.stored(location)).toBe("Ida")
  expect(api).toBeDefined()
})

const topics = '{ "topics": ["One", "Two", "Three"] }'
const topicAt = (store: ContentStore, index: number) => store.locationAt("site.json", ["topics", index])

test("what was typed stays at its entry when the one above it is removed", async () => {
  const { store, elsewhere } = await begun(server(topics))
  const second = topicAt(store, 1)
  store.type(second, "")
  await pause()
  elsewhere('{ "topics": ["Two", "Three"] }')
  expect(store.positionOf(second)).toEqual(["topics", 0])
  expect(store.unsavedAt(topicAt(store, 0))).toMatchObject({ mine: "", state: { kind: "refused" } })
})

test("what was typed into an entry that is gone is kept, and back with the entry", async () => {
  const { store, elsewhere } = await begun(server(topics))
  const second = topicAt(store, 1)
  store.type(second, "")
  await pause()
  elsewhere('{ "topics": ["One", "Three"] }')
  expect(store.unsavedAt(second)?.state).toEqual({ kind: "gone", isMine: false })
  elsewhere(topics)
  expect(store.unsavedAt(topicAt(store, 1))?.mine).toBe("")
})

test("of two texts that are the same, the one that is typed into stays where it is", async () => {
  const { store, now } = await begun(server('{ "topics": ["One", "One", "Three"] }'))
  const second = topicAt(store, 1)
  for (const text of ["Two", "Two and a half"]) {
    store.type(second, text)
    await pause()
  }
  expect(JSON.parse(now.text).topics).toEqual(["One", "Two and a half", "Three"])
})

test("what is typed during a save is kept when another program removes its entry before the answer comes", async () => {
  const { api, ...given } = server(topics)
  const edit: Api["edit"] = async (...asked) => {
    const outcome = await api.edit(...asked)
    await new Promise((done) => setTimeout(done, 500))
    return outcome
  }
  const { store, elsewhere } = await begun({ ...given, api: { ...api, edit } })
  const second = topicAt(store, 1)
  store.type(second, "Another")
  await pause(400)
  store.type(second, "Another one")
  elsewhere('{ "topics": ["One", "Three"] }')
  await pause()
  expect(store.unsavedAt(second)).toMatchObject({ mine: "Another one", state: { kind: "gone", isMine: false } })
})

test("what is done at once is done to the entry that was meant, wherever it stands by then", async () => {
  const { store, now, elsewhere } = await begun(server(topics))
  const second = topicAt(store, 1)
  elsewhere('{ "topics": ["New", "One", "Two", "Three"] }', false)
  expect(await store.act({ kind: "remove", location: second }, "Removed")).toEqual({ kind: "done" })
  expect(JSON.parse(now.text).topics).toEqual(["New", "One", "Three"])
})

test("what is done at once is not done to a value that is another by now", async () => {
  const { store, now, elsewhere } = await begun(server(topics))
  const second = topicAt(store, 1)
  elsewhere('{ "topics": ["One", "Another", "Three"] }', false)
  expect((await store.act({ kind: "remove", location: second }, "Removed")).kind).toBe("failed")
  expect(JSON.parse(now.text).topics).toEqual(["One", "Another", "Three"])
})

test("what would break the site is not done at once either, and is said", async () => {
  const { store, now } = await begun()
  expect(await store.act({ kind: "set", location, to: "" }, "Emptied")).toEqual({
    kind: "refused",
    diagnostics: [wrong],
  })
  expect(now.text).toContain('"Ada"')
  expect(said(store)).toBe("Not done: it would break the site. This text is empty. Write something here.")
})

test("what could not be done because the server does not answer says so to who asked", async () => {
  const { store, now } = await begun()
  now.fails = "The studio does not answer."
  expect(await store.act({ kind: "remove", location }, "Removed")).toEqual({
    kind: "failed",
    message: "The studio does not answer.",
  })
})

test("what is done at once says what it was, with a way to undo it", async () => {
  const { store } = await begun()
  const role: ContentLocation = { file: "site.json", path: ["role"] }
  expect(await store.act({ kind: "remove", location: role }, "The role is left out")).toEqual({ kind: "done" })
  expect(store.snapshot()?.said).toEqual({ words: "The role is left out", canUndo: true })
  await store.undo()
  expect(said(store)).toBe("Undone: data/site.json")
  await store.redo()
  expect(said(store)).toBe("Nothing to redo.")
})
