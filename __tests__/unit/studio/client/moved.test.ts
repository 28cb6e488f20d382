import { liftKey, moved } from "../../../../studio/client/panel/moved"

const abcd = ["a", "b", "c", "d"]

test.each([
  ["c", 0, "cabd"],
  ["a", 2, "bcad"],
  ["b", 1, "abcd"],
  ["a", 9, "bcda"],
  ["d", -1, "dabc"],
  ["gone", 0, "abcd"],
] as const)("the entry %s goes to index %d: %s", (id, to, order) => {
  expect(moved(abcd, { id, to }).join("")).toBe(order)
})

test("without a move the order is the same", () => {
  expect(moved(abcd, undefined)).toEqual(abcd)
})

test("a move that is made again changes nothing", () => {
  const move = { id: "a", to: 2 }
  expect(moved(moved(abcd, move), move)).toEqual(moved(abcd, move))
})

test.each([
  ["ArrowDown", 1, { kind: "move", to: 2 }],
  ["ArrowDown", 3, { kind: "move", to: 3 }],
  ["ArrowUp", 0, { kind: "move", to: 0 }],
  ["Home", 2, { kind: "move", to: 0 }],
  ["End", 0, { kind: "move", to: 3 }],
  [" ", 1, { kind: "drop" }],
  ["Enter", 1, { kind: "drop" }],
  ["Escape", 1, { kind: "cancel" }],
  ["x", 1, undefined],
] as const)("%j at index %d of four", (key, index, does) => {
  expect(liftKey(key, index, 4)).toEqual(does)
})
