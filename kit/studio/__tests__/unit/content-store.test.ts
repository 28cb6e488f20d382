import { editJson } from "../../../content/json/edit-json"
import { type Api, RequestFailure } from "../../client/content/api"
import type { Timer } from "../../client/content/connection"
import { ContentStore } from "../../client/content/content-store"
import type { KeptTab, TabStorage } from "../../client/content/kept-edits"
import type { ContentLocation } from "../../client/content/location"
import { started } from "../../model/start-state"
import type { FileEdit } from "../../server/content/edits/apply-edit"
import type { SaveResult, TypedOutcome } from "../../server/content/edits/save-typed"
import type { Revision } from "../../server/content/revision"
import type { ServerEvent } from "../../server/events"
import type { RequestValues } from "../../server/requests/requests"
import { errorAt } from "./support/error-at"
import { fakeApi, type Handlers } from "./support/fake-api"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const location: ContentLocation = { file: "site.json", path: ["name"] }
const role: ContentLocation = { file: "site.json", path: ["role"] }
const wrong = errorAt("site.json", ["name"])
const isEmpty = (edit: FileEdit) => edit.kind === "set" && edit.to === ""

/** A server with one file, which refuses an empty text. */
function server(text = '{ "name": "Ada", "role": "CTO" }') {
  const now = { text, count: 1, asked: [] as FileEdit[], fails: undefined as string | undefined }
  const hearing = new Set<(event: ServerEvent) => void>()
  const file = (): Revision => ({ file: "site.json", text: now.text, revision: String(now.count), seq: now.count })
  const save = async ({ revision, edits }: RequestValues["POST save"]): Promise<SaveResult> => {
    now.asked.push(...edits)
    if (now.fails !== undefined) throw new RequestFailure(now.fails)
    if (revision !== String(now.count)) return { kind: "changed", file: file() }
    const outcomes = edits.map((edit): TypedOutcome => {
      if (isEmpty(edit)) return { kind: "refused", diagnostics: [wrong] }
      if (edit.kind !== "text" && edit.kind !== "name") now.text = editJson(now.text, edit)
      return { kind: "written" }
    })
    if (outcomes.some(({ kind }) => kind === "written")) now.count += 1
    return { kind: "saved", file: file(), checkResult: { diagnostics: [], revisions: {} }, outcomes }
  }
  /** A tab saves the file, or another program. */
  const elsewhere = (changed: string, by?: string) => {
    now.text = changed
    now.count += 1
    for (const hear of hearing) hear({ kind: "file", file: file(), by })
  }
  const listen: Api["listen"] = (hear) => {
    hearing.add(hear)
    hear({ kind: "hello", project: "project", start: started })
    hear({ kind: "all", epoch: "1", files: [file()], contract: {} })
    return () => hearing.delete(hear)
  }
  const handlers = {
    "POST check": async ({ edit }) => (isEmpty(edit) ? [wrong] : []),
    "POST save": save,
    "POST undo": async () => ({ kind: "done", files: ["site.json"] }),
    "POST redo": async () => null,
  } satisfies Handlers
  return { now, listen, handlers, elsewhere }
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

async function openStore(given = server(), tabStorage = tabStorageOf()) {
  const show = jest.fn()
  const store = new ContentStore({ api: fakeApi(given.listen, given.handlers), tabStorage, timer, tab: "one", show })
  store.connect()
  await jest.advanceTimersByTimeAsync(0)
  return { ...given, store, show, tabStorage }
}

const pause = (milliseconds = 900) => jest.advanceTimersByTimeAsync(milliseconds)

/** A store in which this was typed over the name, and the typing has paused. */
async function openTyped(text: string, given = server()) {
  const opened = await openStore(given)
  opened.store.type(location, text)
  await pause()
  return opened
}

const said = (store: ContentStore) => store.snapshot()?.notice.words

test("what is typed is shown at once, and saved when the typing pauses", async () => {
  const { store, show, now } = await openStore()
  store.type(location, "Ad")
  store.type(location, "Ida")
  expect(show.mock.calls).toEqual([
    [location, "Ada", "Ad"],
    [location, "Ad", "Ida"],
  ])
  expect(now.asked).toEqual([])
  await pause()
  expect(now.text).toBe('{ "name": "Ida", "role": "CTO" }')
  expect(now.asked).toHaveLength(1)
  expect(store.unsavedAt(location)).toBeUndefined()
  expect(store.snapshot()?.notice).toEqual({ words: "Saved: Site: Name", files: ["site.json"] })
})

test("the check speaks before anything is saved", async () => {
  const { store, now } = await openStore()
  store.type(location, "")
  await pause(60)
  expect(store.unsavedAt(location)?.diagnostics).toEqual([wrong])
  expect(now.asked).toEqual([])
})

test("what would break the site waits, and is there after a reload", async () => {
  const { store, now, tabStorage, ...given } = await openTyped("")
  expect(store.unsavedAt(location)).toMatchObject({ value: "", state: { kind: "refused" }, diagnostics: [wrong] })
  expect(now.text).toContain('"Ada"')

  store.close()
  const again = await openStore({ now, ...given }, tabStorage)
  expect(again.store.unsavedAt(location)).toMatchObject({ value: "", state: { kind: "refused" } })
})

test("what is given up is the file's again, on the page too", async () => {
  const { store, show, tabStorage } = await openTyped("")
  store.giveUp(location)
  expect(store.unsavedAt(location)).toBeUndefined()
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining(location), "", "Ada")
  expect(tabStorage.kept).toEqual([])
})

test("an error of the server is said at the field, and it is tried again", async () => {
  const given = server()
  given.now.fails = "Not saved: the disk is full."
  const { store, now } = await openTyped("Ida", given)
  expect(store.unsavedAt(location)?.state).toEqual({ kind: "failed", reason: "Not saved: the disk is full." })
  expect(said(store)).toBe("Not saved: the disk is full.")
  now.fails = undefined
  await pause(30_000)
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(location)).toBeUndefined()
})

test.each([
  ["another program", undefined, "Changed by another program: Site"],
  ["another tab", "two", "Changed in another tab: Site"],
])("what %s has changed is taken, and said", async (_who, by, words) => {
  const { store, elsewhere } = await openStore()
  elsewhere('{ "name": "Eve", "role": "CTO" }', by)
  expect(store.stored(location)).toBe("Eve")
  expect(said(store)).toBe(words)
})

test("where it was being edited here too, what is said is about the choice, and goes with it", async () => {
  const { store, elsewhere } = await openStore()
  store.type(location, "Ida")
  elsewhere('{ "name": "Eve", "role": "CTO" }', "two")
  const { words, isWrong } = store.snapshot()?.notice ?? {}
  expect([words, isWrong]).toEqual(["Changed elsewhere too, so choose: Site: Name", true])
  store.giveUp(location)
  expect(said(store)).toBe("")
})

test("a state that is told late does not take the place of a later one", async () => {
  const given = server()
  const late: Revision = { file: "site.json", text: given.now.text, revision: "1", seq: 1 }
  const { store } = await openTyped("Ida", given)
  store.applyRevision(late)
  expect(store.stored(location)).toBe("Ida")
})

test("what would break the site is not done at once either, and is said", async () => {
  const { store, now } = await openStore()
  expect(await store.perform({ kind: "set", location, to: "" }, "Emptied")).toEqual({
    kind: "refused",
    diagnostics: [wrong],
  })
  expect(now.text).toContain('"Ada"')
  expect(said(store)).toBe("Not done. This text is empty. Write something here.")
})

test("what could not be done because the server does not answer says so to who asked", async () => {
  const { store, now } = await openStore()
  now.fails = "The studio does not answer."
  expect(await store.perform({ kind: "remove", location }, "Removed")).toEqual({
    kind: "failed",
    message: "The studio does not answer.",
  })
})

test("what is done at once says what it was, with a way to undo it", async () => {
  const { store } = await openStore()
  expect(await store.perform({ kind: "remove", location: role }, "The role is left out")).toEqual({ kind: "done" })
  expect(store.snapshot()?.notice).toEqual({ words: "The role is left out", canUndo: true })
  await store.undo()
  expect(said(store)).toBe("Undone: Site")
  await store.redo()
  expect(said(store)).toBe("Nothing to redo.")
})

test("with something that is not saved, undo takes back that first, on the page too, and redo brings it back", async () => {
  const { store, show } = await openTyped("")
  await store.undo()
  expect(store.unsavedAt(location)).toBeUndefined()
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining(location), "", "Ada")
  expect(said(store)).toBe("Undone, before it was saved: Site: Name")
  await store.redo()
  expect(store.unsavedAt(location)?.value).toBe("")
})

test("what was done since something was typed is undone before it", async () => {
  const { store } = await openTyped("")
  await store.perform({ kind: "remove", location: role }, "The role is left out")
  await store.undo()
  expect(said(store)).toBe("Undone: Site")
  expect(store.unsavedAt(location)?.value).toBe("")
  await store.undo()
  expect(store.unsavedAt(location)).toBeUndefined()
})

test("what an undo brings back stands on the page at once, though the preview has not seen the other text yet", async () => {
  const { store, show, now, elsewhere } = await openTyped("Ida")
  elsewhere('{ "name": "Ada", "role": "CTO" }', "one")
  expect(store.stored(location)).toBe("Ada")
  expect(show).toHaveBeenLastCalledWith(location, "Ida", "Ada")
  expect(now.text).toContain('"Ada"')
})

test("an entry's name that an undo brings back stands on the page at once, though the entry counts as another", async () => {
  const before = '{ "links": [{ "name": "Mastodon", "url": "/" }] }'
  const { store, show, elsewhere } = await openStore(server(before))
  const name = () => store.locationAt("site.json", ["links", 0, "name"])
  const typed = name()
  if (typed) store.type(typed, "Feed")
  await pause()
  elsewhere(before, "one")
  expect(name()).not.toEqual(typed)
  expect(show).toHaveBeenLastCalledWith(name(), "Feed", "Mastodon")
})

test("trying again tries all that is not saved of a file, and an error goes with its cause", async () => {
  const { store, now } = await openStore()
  now.fails = "Not saved: the disk is full."
  store.type(location, "Ida")
  store.type(role, "Founder")
  await pause()
  now.fails = undefined
  await store.commit(location)
  expect(now.text).toBe('{ "name": "Ida", "role": "Founder" }')
  expect(store.snapshot()?.unsaved.size).toBe(0)
})

test("what was refused is tried again when something else has changed", async () => {
  const { store, now, elsewhere } = await openTyped("")
  const before = now.asked.length
  elsewhere('{ "name": "Ada", "role": "Founder" }')
  await pause()
  expect(now.asked.length).toBe(before + 1)
  expect(store.unsavedAt(location)?.state.kind).toBe("refused")
})
