import type { Problem } from "../../../src/content/check/report/problem"
import { editJson } from "../../../src/content/edit/edit-json"
import { type Api, Refused } from "../../../studio/client/content/api"
import { ContentStore } from "../../../studio/client/content/content-store"
import type { Change, Outcome, Revision } from "../../../studio/server/content/content"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const place = { file: "site.json", path: ["name"] }
const setTo = (to: string): Change => ({ kind: "set", path: ["name"], to })
const wrong: Problem = {
  ...{ severity: "error", code: "empty", message: "This text is empty.", advice: "Write something here." },
  ...{ file: "site.json", path: "name", at: ["name"], line: 1, column: 1, lineText: "" },
}

/** A server with one file, which refuses an empty name. */
function server(text = '{ "name": "Ada", "role": "CTO" }') {
  const now = { text, count: 0, asked: [] as Change[], fails: false }
  const revision = (): Revision => ({ file: "site.json", text: now.text, revision: String(now.count) })
  const edit = async (_file: string, known: string, change: Change): Promise<Outcome> => {
    now.asked.push(change)
    if (now.fails) throw new Refused("There is no room on the disk.")
    if (known !== String(now.count)) return { kind: "changed", ...revision() }
    if (change.kind === "set" && change.to === "") return { kind: "refused", problems: [wrong] }
    if (change.kind !== "text") now.text = editJson(now.text, change)
    now.count += 1
    return { kind: "written", problems: [], ...revision() }
  }
  const elsewhere = (changed: string) => {
    now.text = changed
    now.count += 1
  }
  const api = {
    files: async () => [revision()],
    contract: async () => ({}),
    problems: async () => [],
    judge: async (_file: string, change: Change) => (change.kind === "set" && change.to === "" ? [wrong] : []),
    edit,
    undo: async () => ({ kind: "stepped", files: ["site.json"] }),
    redo: async () => null,
  } as unknown as Api
  return { now, api, elsewhere }
}

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

async function begun(given = server(), keeper = storage()) {
  const show = jest.fn()
  const store = new ContentStore({ api: given.api, keeper, show })
  await store.load()
  return { ...given, store, show, keeper }
}

const pause = () => jest.advanceTimersByTimeAsync(1000)
const said = (store: ContentStore) => store.snapshot()?.said.words

test("what is typed is shown at once, and saved when the typing pauses", async () => {
  const { store, show, now } = await begun()
  store.type(place, "Ad", setTo("Ad"))
  store.type(place, "Ida", setTo("Ida"))
  expect(show.mock.calls).toEqual([
    ["Ada", "Ad"],
    ["Ad", "Ida"],
  ])
  expect(now.asked).toEqual([])
  await pause()
  expect(now.text).toBe('{ "name": "Ida", "role": "CTO" }')
  expect(now.asked).toHaveLength(1)
  expect(store.unsavedAt(place)).toBeUndefined()
  expect(said(store)).toBe("Saved to data/site.json")
})

test("the check speaks before anything is saved", async () => {
  const { store, now } = await begun()
  store.type(place, "", setTo(""))
  await jest.advanceTimersByTimeAsync(60)
  expect(store.unsavedAt(place)?.problems).toEqual([wrong])
  expect(now.asked).toEqual([])
})

test("what would break the site waits, and is there after a reload", async () => {
  const { store, now, keeper, api } = await begun()
  store.type(place, "", setTo(""))
  await pause()
  expect(store.unsavedAt(place)).toMatchObject({ typed: "", state: "refused", problems: [wrong] })
  expect(now.text).toContain('"Ada"')

  const again = new ContentStore({ api, keeper, show: () => undefined })
  await again.load()
  expect(again.unsavedAt(place)).toMatchObject({ typed: "", state: "refused" })
})

test("what was typed just before a reload is saved after it", async () => {
  const { store, keeper, api, now } = await begun()
  store.type(place, "Ida", setTo("Ida"))
  jest.clearAllTimers()
  const again = new ContentStore({ api, keeper, show: () => undefined })
  await again.load()
  await pause()
  expect(now.text).toContain('"Ida"')
})

test("what is given up is the file's again, on the page too", async () => {
  const { store, show } = await begun()
  store.type(place, "", setTo(""))
  await pause()
  store.giveUp(place)
  expect(store.unsavedAt(place)).toBeUndefined()
  expect(show).toHaveBeenLastCalledWith("", "Ada")
})

test("typing the old value again leaves nothing to be saved", async () => {
  const { store, now } = await begun()
  store.type(place, "Ida", setTo("Ida"))
  store.type(place, "Ada", setTo("Ada"))
  await pause()
  expect(now.asked).toEqual([])
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("another value that somebody else has changed does not get lost, and does not disturb", async () => {
  const { store, now, elsewhere } = await begun()
  elsewhere('{ "name": "Ada", "role": "Founder" }')
  store.type(place, "Ida", setTo("Ida"))
  await pause()
  expect(now.text).toBe('{ "name": "Ida", "role": "Founder" }')
})

test("the same value that somebody else has changed is the owner's to choose: their own", async () => {
  const { store, now, elsewhere } = await begun()
  store.type(place, "Ida", setTo("Ida"))
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await pause()
  expect(store.unsavedAt(place)?.state).toBe("conflict")
  expect(now.text).toContain('"Eve"')
  await store.keepMine(place)
  expect(now.text).toContain('"Ida"')
})

test("the same value that somebody else has changed is the owner's to choose: the other's", async () => {
  const { store, now, elsewhere } = await begun()
  store.type(place, "", setTo(""))
  await pause()
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await store.look()
  expect(store.unsavedAt(place)?.state).toBe("conflict")
  store.giveUp(place)
  expect(store.stored(place)).toBe("Eve")
  expect(now.text).toContain('"Eve"')
})

test("typing that goes on while it is being saved is saved too", async () => {
  const { store, now } = await begun()
  store.type(place, "Id", setTo("Id"))
  jest.advanceTimersByTime(400)
  store.type(place, "Ida", setTo("Ida"))
  await pause()
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

/** A server that takes half a second for each edit. */
function slow({ api, ...given } = server()) {
  const edit: Api["edit"] = async (...asked) => {
    await new Promise((done) => setTimeout(done, 500))
    return api.edit(...asked)
  }
  return { ...given, api: { ...api, edit } }
}

test("what was there before, typed again while something else is being saved, stands in the file at the end", async () => {
  const { store, now } = await begun(slow())
  store.type(place, "Ida", setTo("Ida"))
  await jest.advanceTimersByTimeAsync(400)
  store.type(place, "Ada", setTo("Ada"))
  await jest.advanceTimersByTimeAsync(3000)
  expect(now.text).toContain('"Ada"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("a slow server is asked to save one state after the other", async () => {
  const { store, now } = await begun(slow())
  for (const name of ["I", "Id", "Ida"]) {
    store.type(place, name, setTo(name))
    await jest.advanceTimersByTimeAsync(400)
  }
  await jest.advanceTimersByTimeAsync(3000)
  expect(now.asked).toEqual([setTo("I"), setTo("Ida")])
  expect(now.text).toContain('"Ida"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("typing on does not overwrite what somebody else has written at the same place", async () => {
  const { store, now, elsewhere } = await begun()
  store.type(place, "Id", setTo("Id"))
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await pause()
  store.type(place, "Ida", setTo("Ida"))
  await pause()
  expect(store.unsavedAt(place)).toMatchObject({ typed: "Ida", state: "conflict" })
  expect(now.text).toContain('"Eve"')
})

test("what is done at once is done beside what another program has changed", async () => {
  const { store, now, elsewhere } = await begun()
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await store.act("site.json", { kind: "remove", path: ["role"] })
  expect(now.text).toBe('{ "name": "Eve" }')
})

test("what is done at once is not done to a value that is another by now", async () => {
  const { store, now, elsewhere } = await begun(server('{ "topics": ["One", "Two"] }'))
  elsewhere('{ "topics": ["New", "One", "Two"] }')
  await store.act("site.json", { kind: "remove", path: ["topics", 0] })
  expect(now.text).toBe('{ "topics": ["New", "One", "Two"] }')
  expect(said(store)).toContain("was changed in another program")
})

test("what would break the site is not done at once either, and is said", async () => {
  const { store, now } = await begun()
  expect(await store.act("site.json", setTo(""), "Emptied")).toEqual([wrong])
  expect(now.text).toContain('"Ada"')
  expect(said(store)).toBe("Not done, it would break the site: This text is empty. Write something here.")
})

test("what another program has changed is read again, and said", async () => {
  const { store, elsewhere } = await begun()
  elsewhere('{ "name": "Eve", "role": "CTO" }')
  await store.look()
  expect(store.stored(place)).toBe("Eve")
  expect(said(store)).toBe("Changed in another program: data/site.json")
})

test("a value that is left out is shown as left out until it is saved", async () => {
  const { store, now } = await begun()
  const role = { file: "site.json", path: ["role"] }
  store.type(role, undefined, { kind: "remove", path: role.path })
  expect(store.unsavedAt(role)).toMatchObject({ typed: undefined, began: "CTO" })
  await pause()
  expect(now.text).toBe('{ "name": "Ada" }')
})

test("an error of the server is said, and what was typed stays", async () => {
  const { store, now } = await begun()
  now.fails = true
  store.type(place, "Ida", setTo("Ida"))
  await pause()
  expect(said(store)).toBe("There is no room on the disk.")
  expect(store.unsavedAt(place)?.typed).toBe("Ida")
})

test("what is done at once says what it was, with a way to undo it", async () => {
  const { store } = await begun()
  expect(await store.act("site.json", { kind: "remove", path: ["role"] }, "The role is left out")).toEqual([])
  expect(store.snapshot()?.said).toEqual({ words: "The role is left out", canUndo: true })
  await store.undo()
  expect(said(store)).toBe("Undone: data/site.json")
  await store.redo()
  expect(said(store)).toBe("There is nothing more to undo or to do again.")
})
