import { TextHistory, wayOfKey } from "../../../client/ui/text-history"

/** A text of which the part from `start` to `end` is selected, and then letters are typed; "<" deletes one. */
function typed(text: string, letters: string, start = text.length, end = start) {
  const history = new TextHistory(text)
  history.select({ anchor: start, focus: end })
  write(history, letters)
  return history
}

function write(history: TextHistory, letters: string): void {
  for (const letter of letters) {
    const { text, caret } = history
    const isBack = letter === "<"
    const from = isBack && caret.anchor === caret.focus ? caret.anchor - 1 : caret.anchor
    const at = from + (isBack ? 0 : letter.length)
    history.type(text.slice(0, from) + (isBack ? "" : letter) + text.slice(caret.focus), { anchor: at, focus: at })
  }
}

function stepsOf(history: TextHistory, way: "undo" | "redo"): readonly string[] {
  const texts: string[] = []
  while (history.step(way)) texts.push(history.text)
  return texts
}

test.each<[what: string, history: () => TextHistory, steps: readonly string[]]>([
  ["each phrase", () => typed("For ", "all, and less. Ask"), ["For all, and less. ", "For all, ", "For "]],
  ["words and spaces", () => typed("For", " less than"), ["For"]],
  ["a word with what it is typed over", () => typed("For all", "less", 4, 7), ["For all"]],
  ["a word that begins like what stands behind it", () => typed("For less", "lll", 4), ["For less"]],
  ["all that is deleted at once", () => typed("For less than", "<<<<<<<<<"), ["For less than"]],
  ["a word with its slips", () => typed("For ", "lees<<ss"), ["For "]],
])("one step of undo takes back %s, and redo writes it again", (_what, history, steps) => {
  const now = history()
  const last = now.text
  expect(stepsOf(now, "undo")).toEqual(steps)
  // One undo too many was for another text, and so is the first redo.
  now.step("redo")
  expect(stepsOf(now, "redo").at(-1)).toBe(last)
})

test("what is typed at another place is another step, and the caret goes back to where it was", () => {
  const history = typed("For less", "!")
  history.select({ anchor: 3, focus: 3 })
  write(history, "um")
  history.step("undo")
  expect([history.text, history.caret]).toEqual(["For less!", { anchor: 3, focus: 3 }])
})

test("undo leaves what has come from elsewhere, and has no step for what was undone there", () => {
  const history = typed("For ", "less")
  history.follow("AAA For less")
  expect(stepsOf(history, "undo")).toEqual(["AAA For "])
  const other = typed("For ", "less")
  other.follow("For ")
  expect(other.step("undo")).toBe(false)
})

test("what was undone in another text after all steps of this one is redone before them", () => {
  const history = typed("For ", "less")
  const steps = (["undo", "undo", "redo", "redo"] as const).map((way) => history.step(way))
  expect(steps).toEqual([true, false, false, true])
})

test.each([
  [{ key: "z", ctrlKey: true }, "undo"],
  [{ key: "Z", ctrlKey: true }, "undo"],
  [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  [{ key: "z", ctrlKey: true, shiftKey: true }, "redo"],
  [{ key: "z", shiftKey: true }, undefined],
])("with and without Caps Lock, the keys %j ask for %s", (keys, way) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(wayOfKey({ ...none, ...keys } as KeyboardEvent)).toBe(way)
})
