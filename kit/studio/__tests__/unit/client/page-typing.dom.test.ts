import { PageTyping } from "../../../client/preview/page-typing"

const location = { file: "home.json", path: ["intro"] }

// jsdom has no windows to choose from.
beforeEach(() => jest.spyOn(window, "focus").mockImplementation())

/** A text that is typed in the page, and how another tab writes it; each text that was typed, with the one it was typed on from. */
function clickedText(text: string) {
  const element = document.body.appendChild(document.createElement("p"))
  element.textContent = text
  element.tabIndex = 0
  // jsdom edits nothing.
  Object.defineProperty(element, "isContentEditable", { value: true })
  let [value, onChange] = [text, () => {}]
  const typed: (readonly [text: string, seen: string])[] = []
  const typing = new PageTyping({
    value: () => value,
    // The page of this test shows it in its paragraphs.
    shownIn: (page) => [...page.querySelectorAll("p")],
    watch: (listener) => {
      onChange = listener
      return () => {}
    },
    onType: (_location, now, seen) => {
      typed.push([now, seen])
      value = now
    },
    onEnd: () => {},
    onTakeBack: (_location, first) => typed.push(["", first]),
    onUndo: (way) => typed.push([way, ""]),
    onNext: () => {},
  })
  typing.begin(element, location)
  const press = (key: string, ctrlKey = false) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, cancelable: true }))
  return {
    element,
    typing,
    typed,
    press,
    writeElsewhere: (now: string) => {
      value = now
      onChange()
    },
    type: (letters: string, isComposing = false) => {
      element.dispatchEvent(new InputEvent("beforeinput", { isComposing }))
      const { anchorNode, anchorOffset } = document.getSelection() ?? {}
      if (anchorNode instanceof Text) anchorNode.insertData(anchorOffset ?? 0, letters)
      element.dispatchEvent(new InputEvent("input", { isComposing }))
    },
  }
}

test("what another tab writes into a text that is typed in the page stands there, and the caret stays at its letter", () => {
  const { element, typing, typed, type, writeElsewhere, press } = clickedText("One two")
  typing.select(3)
  writeElsewhere("AAA One two")
  type(" BBB")
  expect(element.textContent).toBe("AAA One BBB two")
  expect(typed).toEqual([["AAA One BBB two", "AAA One two"]])
  press("Escape")
  expect([element.textContent, typed.at(-1)]).toEqual(["AAA One two", ["", "AAA One two"]])
})

test("a text whose element the page replaces while somebody types on goes on at its caret, without a letter lost", async () => {
  const { element, typing, type } = clickedText("One")
  typing.select(3)
  type(" two")
  typing.select(7)
  // The preview has seen only the first letters of it.
  const anew = Object.assign(document.createElement("p"), { textContent: "One t", tabIndex: 0 })
  Object.defineProperty(anew, "isContentEditable", { value: true })
  element.replaceWith(anew)
  await Promise.resolve()
  expect([typing.element === anew, anew.textContent, typing.selected.anchor]).toEqual([true, "One two", 7])
})

test("what is written elsewhere while letters are composed does not end the composition, but is not written over unasked", () => {
  const { element, typing, typed, type, writeElsewhere } = clickedText("One")
  typing.select(3)
  element.dispatchEvent(new CompositionEvent("compositionstart"))
  writeElsewhere("One AAA")
  expect(element.textContent).toBe("One")
  type("に", true)
  element.dispatchEvent(new CompositionEvent("compositionend"))
  expect(typed.at(-1)).toEqual(["Oneに", "One"])
})

test("Ctrl+Z takes back what was typed in the page, the caret included, and then what was done in the studio before", () => {
  const { element, typing, typed, type, press } = clickedText("One two")
  typing.select(3)
  type("!")
  press("z", true)
  expect([element.textContent, typing.selected, typed.at(-1)]).toEqual([
    "One two",
    { anchor: 3, focus: 3 },
    ["One two", "One! two"],
  ])
  press("z", true)
  expect(typed.at(-1)).toEqual(["undo", ""])
})
