import { hintNote } from "../../../client/start/use-hint"

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test("a hint that was read is known again, in its project alone", () => {
  const browser = storage()
  expect(hintNote(browser, "one").isRead()).toBe(false)
  hintNote(browser, "one").read()
  expect([hintNote(browser, "one").isRead(), hintNote(browser, "two").isRead()]).toEqual([true, false])
})

test("a browser that keeps nothing shows it each time", () => {
  const refuse = () => {
    throw new Error("Storage is disabled.")
  }
  const note = hintNote({ getItem: refuse, setItem: refuse }, "one")
  note.read()
  expect(note.isRead()).toBe(false)
})
