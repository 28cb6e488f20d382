import type { Problem } from "../../../src/content/check/report/problem"
import type { ContentStore } from "../../../studio/client/content/content-store"
import type { FileEdit } from "../../../studio/server/content/edited"
import { MemoryServer, memoryKeeper, opened } from "./support/memory-server"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const place = { file: "site.json", path: ["name"] }
const role = { file: "site.json", path: ["role"] }
const topics = { file: "site.json", path: ["topics"] }
const setTo = (to: string): FileEdit => ({ kind: "set", path: ["name"], to })
const wrong: Problem = {
  ...{ severity: "error", code: "empty", message: "This text is empty.", advice: "Write something here." },
  ...{ file: "site.json", path: "name", at: ["name"], line: 1, column: 1, lineText: "" },
}

/** A server with one file, which refuses an empty name. */
async function begun(text = '{ "name": "Ada", "role": "CTO" }') {
  const server = new MemoryServer({ "site.json": text }, (files) =>
    /"name": ""/.test(String(files.get("site.json"))) ? [wrong] : [],
  )
  const keeper = memoryKeeper()
  const show = jest.fn()
  const api = server.api("tab", (edit) => (edit.kind === "set" && edit.to === "" ? [wrong] : []))
  const open = () => opened(server, { api, keeper, show })
  return { server, show, keeper, open, store: await open() }
}

const pause = () => jest.advanceTimersByTimeAsync(1000)
const said = (store: ContentStore) => store.snapshot()?.said.words

test("what is typed is shown at once, and saved when the typing pauses", async () => {
  const { store, show, server } = await begun()
  store.type(place, "Ad")
  store.type(place, "Ida")
  expect(show.mock.calls).toEqual([
    ["Ada", "Ad"],
    ["Ad", "Ida"],
  ])
  expect(server.asked).toEqual([])
  await pause()
  expect(server.text("site.json")).toBe('{ "name": "Ida", "role": "CTO" }')
  expect(server.asked).toHaveLength(1)
  expect(store.unsavedAt(place)).toBeUndefined()
  expect(said(store)).toBe("Saved to data/site.json")
})

test("the check speaks before anything is saved", async () => {
  const { store, server } = await begun()
  store.type(place, "")
  await jest.advanceTimersByTimeAsync(60)
  expect(store.unsavedAt(place)?.problems).toEqual([wrong])
  expect(server.asked).toEqual([])
})

test("an address is saved when it is whole, and not at a pause", async () => {
  const { store, server } = await begun()
  store.type(place, "Id", true)
  await pause()
  store.type(place, "Ida", true)
  await pause()
  expect(server.asked).toEqual([])
  await store.commit(place)
  expect(server.asked).toEqual([setTo("Ida")])
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("what would break the site waits, and is there after a reload", async () => {
  const { store, server, open } = await begun()
  store.type(place, "")
  await pause()
  expect(store.unsavedAt(place)).toMatchObject({ mine: "", state: { kind: "refused" }, problems: [wrong] })
  expect(server.text("site.json")).toContain('"Ada"')

  store.close()
  const again = await open()
  expect(again.unsavedAt(place)).toMatchObject({ mine: "", state: { kind: "refused" } })
})

test("what was typed just before a reload is saved after it", async () => {
  const { store, open, server } = await begun()
  store.type(place, "Ida")
  store.close()
  await open()
  await pause()
  expect(server.text("site.json")).toContain('"Ida"')
})

test("what is given up is the file's again, on the page too", async () => {
  const { store, show } = await begun()
  store.type(place, "")
  await pause()
  store.giveUp(place)
  expect(store.unsavedAt(place)).toBeUndefined()
  expect(show).toHaveBeenLastCalledWith("", "Ada")
})

test("typing the old value again leaves nothing to be saved", async () => {
  const { store, server } = await begun()
  store.type(place, "Ida")
  store.type(place, "Ada")
  await pause()
  expect(server.asked).toEqual([])
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("another value that somebody else has changed does not get lost, and does not disturb", async () => {
  const { store, server } = await begun()
  server.elsewhere("site.json", '{ "name": "Ada", "role": "Founder" }')
  store.type(place, "Ida")
  await pause()
  expect(server.text("site.json")).toBe('{ "name": "Ida", "role": "Founder" }')
})

test("the same value that somebody else has changed is the owner's to choose: their own", async () => {
  const { store, server } = await begun()
  store.type(place, "Ida")
  server.elsewhere("site.json", '{ "name": "Eve", "role": "CTO" }')
  await pause()
  expect(store.unsavedAt(place)?.state.kind).toBe("conflict")
  expect(server.text("site.json")).toContain('"Eve"')
  await store.keepMine(place)
  expect(server.text("site.json")).toContain('"Ida"')
})

test("the same value that somebody else has changed is the owner's to choose: the other's", async () => {
  const { store, server } = await begun()
  store.type(place, "")
  await pause()
  await server.saved("site.json", '{ "name": "Eve", "role": "CTO" }')
  expect(store.unsavedAt(place)?.state.kind).toBe("conflict")
  store.giveUp(place)
  expect(store.stored(place)).toBe("Eve")
  expect(server.text("site.json")).toContain('"Eve"')
})

test("typing that goes on while it is being saved is saved too", async () => {
  const { store, server } = await begun()
  store.type(place, "Id")
  jest.advanceTimersByTime(400)
  store.type(place, "Ida")
  await pause()
  expect(server.text("site.json")).toContain('"Ida"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("what was there before, typed again while something else is being saved, stands in the file at the end", async () => {
  const { store, server } = await begun()
  server.delay = 500
  store.type(place, "Ida")
  await jest.advanceTimersByTimeAsync(400)
  store.type(place, "Ada")
  await jest.advanceTimersByTimeAsync(3000)
  expect(server.text("site.json")).toContain('"Ada"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("a slow server is asked to save one state after the other", async () => {
  const { store, server } = await begun()
  server.delay = 500
  for (const name of ["I", "Id", "Ida"]) {
    store.type(place, name)
    await jest.advanceTimersByTimeAsync(400)
  }
  await jest.advanceTimersByTimeAsync(3000)
  expect(server.asked).toEqual([setTo("I"), setTo("Ida")])
  expect(server.text("site.json")).toContain('"Ida"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("typing on does not overwrite what somebody else has written at the same place", async () => {
  const { store, server } = await begun()
  store.type(place, "Id")
  server.elsewhere("site.json", '{ "name": "Eve", "role": "CTO" }')
  await pause()
  store.type(place, "Ida")
  await pause()
  expect(store.unsavedAt(place)).toMatchObject({ mine: "Ida", state: { kind: "conflict" } })
  expect(server.text("site.json")).toContain('"Eve"')
})

test("what was typed into an entry stays with it when others are removed above it", async () => {
  const { store, server } = await begun('{ "people": [{ "name": "Ada" }, { "name": "Ben" }] }')
  const people = { file: "site.json", path: ["people"] }
  const [ada, ben] = store.entries(people)
  if (ada === undefined || ben === undefined) throw new Error("There are no entries.")
  const bensName = { ...people, path: ["people", ben, "name"] }
  store.type(bensName, "")
  await pause()
  await store.act({ kind: "remove", place: { ...people, path: ["people", ada] } }, "Ada is out")
  expect(server.text("site.json")).toBe('{ "people": [{ "name": "Ben" }] }')
  expect(store.unsavedAt(bensName)).toMatchObject({ mine: "", state: { kind: "refused" } })
  store.type(bensName, "Benjamin")
  await pause()
  expect(server.text("site.json")).toBe('{ "people": [{ "name": "Benjamin" }] }')
})

test("what is done at once is done beside what another program has changed", async () => {
  const { store, server } = await begun()
  server.elsewhere("site.json", '{ "name": "Eve", "role": "CTO" }')
  expect(await store.act({ kind: "remove", place: role }, "The role is left out")).toEqual({ kind: "done" })
  expect(server.text("site.json")).toBe('{ "name": "Eve" }')
})

test("what is done at once is done to the entry that was meant, wherever it stands by now", async () => {
  const { store, server } = await begun('{ "topics": ["One", "Two"] }')
  const [one] = store.entries(topics)
  if (one === undefined) throw new Error("There are no entries.")
  server.elsewhere("site.json", '{ "topics": ["New", "One", "Two"] }')
  await store.act({ kind: "remove", place: { ...topics, path: ["topics", one] } }, "One is out")
  expect(server.text("site.json")).toBe('{ "topics": ["New", "Two"] }')
})

test("what is done at once is not done to a value that is another by now", async () => {
  const { store, server } = await begun()
  server.elsewhere("site.json", '{ "name": "Ada", "role": "Founder" }')
  expect(await store.act({ kind: "remove", place: role }, "The role is left out")).toMatchObject({ kind: "failed" })
  expect(server.text("site.json")).toBe('{ "name": "Ada", "role": "Founder" }')
  expect(said(store)).toContain("has changed in the meantime")
})

test("what would break the site is not done at once either, and is said", async () => {
  const { store, server } = await begun()
  expect(await store.act({ kind: "set", place, to: "" }, "Emptied")).toEqual({ kind: "refused", problems: [wrong] })
  expect(server.text("site.json")).toContain('"Ada"')
  expect(said(store)).toBe("Not done, it would break the site: This text is empty. Write something here.")
})

test("what another program has changed is there at once, and said", async () => {
  const { store, server } = await begun()
  await server.saved("site.json", '{ "name": "Eve", "role": "CTO" }')
  expect(store.stored(place)).toBe("Eve")
  expect(said(store)).toBe("data/site.json was changed in another program.")
})

test("what this tab has written itself is not said to come from another program", async () => {
  const { store } = await begun()
  const words: Array<string | undefined> = []
  store.subscribe(() => words.push(said(store)))
  store.type(place, "Ida")
  await pause()
  await store.undo()
  expect(words.filter((each) => each?.includes("another"))).toEqual([])
})

test("a value that is left out is shown as left out until it is saved", async () => {
  const { store, server } = await begun()
  store.type(role, undefined)
  expect(store.unsavedAt(role)).toMatchObject({ mine: undefined, base: "CTO" })
  await pause()
  expect(server.text("site.json")).toBe('{ "name": "Ada" }')
})

test("an error of the server is said, and what was typed stays with its reason", async () => {
  const { store, server } = await begun()
  server.failure = "Not saved: the disk is full."
  store.type(place, "Ida")
  await pause()
  expect(said(store)).toBe("Not saved: the disk is full.")
  expect(store.unsavedAt(place)).toMatchObject({
    mine: "Ida",
    state: { kind: "failed", reason: "Not saved: the disk is full." },
  })
})

test("what could not be saved is tried again, each time later, until it is saved", async () => {
  const { store, server } = await begun()
  server.failure = "Not saved: the disk is full."
  store.type(place, "Ida")
  const attemptsIn = async (milliseconds: number) => {
    const before = server.asked.length
    await jest.advanceTimersByTimeAsync(milliseconds)
    return server.asked.length - before
  }
  expect(await attemptsIn(350)).toBe(1)
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
    expect(await attemptsIn(wait - 1)).toBe(0)
    expect(await attemptsIn(1)).toBe(1)
  }
  server.failure = undefined
  await jest.advanceTimersByTimeAsync(30_000)
  expect(server.text("site.json")).toContain('"Ida"')
  expect(store.unsavedAt(place)).toBeUndefined()
})

test("what is done at once says what it was, with a way to undo it", async () => {
  const { store } = await begun()
  expect(await store.act({ kind: "remove", place: role }, "The role is left out")).toEqual({ kind: "done" })
  expect(store.snapshot()?.said).toEqual({ words: "The role is left out", canUndo: true })
  await store.undo()
  expect(said(store)).toBe("Undone: data/site.json")
  await store.redo()
  expect(said(store)).toBe("Redone: data/site.json")
  await store.redo()
  expect(said(store)).toBe("There is nothing more to redo.")
})
