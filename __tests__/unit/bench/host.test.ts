import { ticksOf, watchHost } from "../../../bench/support/host"

test("what the host took is the eighth of Linux's counts, and guests' time is not counted twice", () => {
  const stat = "cpu  50 1 20 900 5 2 2 20 40 1\ncpu0 1 1 1 1 1 1 1 1 1 1\nintr 1\n"
  expect(ticksOf(stat)).toEqual({ all: 1000, taken: 20 })
})

test("a kernel that counts no host took nothing", () => {
  expect(ticksOf("cpu  50 1 20 929\n")).toEqual({ all: 1000, taken: 0 })
})

test("counts without a line for all processors are refused", () => {
  expect(() => ticksOf("intr 1\n")).toThrow("has no line for all processors: it begins with intr 1")
})

test("a watch gives on what the work gives, and knows nothing of the host before it", async () => {
  const host = watchHost()
  expect(host.share()).toBeUndefined()
  await expect(host.during(async () => 7)).resolves.toBe(7)
})
