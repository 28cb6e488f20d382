import { ticksOf, watchHost } from "../../../bench/navigation/host"

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

test("a watch counts what the host took during the work, and not between", async () => {
  const counted = [
    { all: 1000, taken: 20 },
    { all: 1100, taken: 30 },
    { all: 9000, taken: 900 },
    { all: 9100, taken: 940 },
  ]
  const host = watchHost(() => counted.shift())
  expect(host.share()).toBeUndefined()
  await expect(host.during(async () => "first")).resolves.toBe("first")
  expect(host.share()).toBe(0.1)
  await host.during(async () => "second")
  expect(host.share()).toBe(0.25)
})

test("where the system does not tell what a host takes, it stays unknown", async () => {
  const host = watchHost(() => undefined)
  await host.during(async () => {})
  expect(host.share()).toBeUndefined()
})
