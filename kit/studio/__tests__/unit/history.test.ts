import { History } from "../../server/content/edits/history"

/** A step that writes so many letters into a text which was empty. */
const step = (file: string, letters: number) => [
  { file, before: Buffer.alloc(0), after: Buffer.from("a".repeat(letters)) },
]

test("the oldest steps are forgotten when all together are larger than the limit", () => {
  const history = new History(100)
  for (const file of ["first.md", "second.md", "third.md"]) history.add(step(file, 40))
  const undone = []
  for (let files = history.files("undo"); files; files = history.files("undo")) {
    undone.push(...files)
    history.step("undo")
  }
  expect(undone).toEqual(["third.md", "second.md"])
})

test("the latest step can be undone, however large it is", () => {
  const history = new History(100)
  history.add(step("small.md", 10))
  history.add(step("large.md", 1000))
  expect(history.files("undo")).toEqual(["large.md"])
})

test("of a text only what was changed is remembered", () => {
  const history = new History()
  const text = "A long text. ".repeat(1000)
  history.add([{ file: "text.md", before: Buffer.from(text), after: Buffer.from(`${text}New.`) }])
  expect(history.size).toBe(4)
})

test("as far as 64 MB of changes reach, nothing is forgotten", () => {
  const history = new History()
  for (let count = 0; count < 8; count += 1) history.add(step(`${count}.png`, 8_000_000))
  let steps = 0
  for (; history.files("undo"); steps += 1) history.step("undo")
  expect(steps).toBe(8)
})

test("what the browser's own undo takes back after a save is undone, and not one more step", () => {
  const history = new History()
  const [empty, one, two] = ["", "One", "One two"].map((text) => Buffer.from(text))
  const type = (before: Buffer | undefined, after: Buffer | undefined, typing: string) =>
    history.add([{ file: "text.md", before, after }], { typing })
  type(empty, one, "first")
  type(one, two, "second")
  type(two, one, "third")
  expect(history.swaps("undo", new Map([["text.md", one]]))).toEqual([{ file: "text.md", before: one, after: empty }])
  type(one, two, "fourth")
  expect(history.swaps("undo", new Map([["text.md", two]]))).toEqual([{ file: "text.md", before: two, after: one }])
})
