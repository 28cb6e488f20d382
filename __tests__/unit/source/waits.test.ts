import { modules } from "./source-files"

/** What waits until a time is over, whatever has happened by then. A test with timers of its own lets no time pass. */
const waits: ReadonlyArray<readonly [what: string, pattern: RegExp]> = [
  ["the network’s silence", /["']networkidle["']/],
  [
    "a fixed time",
    /\bwaitForTimeout\(|["'](?:node:)?timers\/promises["']|new Promise(?:<\w+>)?\(.*\bsetTimeout\(\w+, /,
  ],
]

const hasOwnTimers = /\buseFakeTimers\(/

/** Of some modules those that wait for something that nobody sees. */
const waiting = (code: ReadonlyMap<string, string>): readonly string[] =>
  [...code].flatMap(([path, text]) =>
    waits.filter(([, pattern]) => pattern.test(text) && !hasOwnTimers.test(text)).map(([what]) => `${path}: ${what}`),
  )

test("no test waits for a fixed time, or for the network to be silent: it waits for what somebody would see", () => {
  const tests = [...modules].filter(([path]) => path.startsWith("__tests__/") && !path.endsWith("/waits.test.ts"))
  expect(waiting(new Map(tests))).toEqual([])
})

test.each([
  ["page.waitForLoadState", `await page.waitForLoadState("networkidle")`],
  ["page.goto", `await page.goto(address, { waitUntil: "networkidle" })`],
  ["page.waitForTimeout", "await page.waitForTimeout(100)"],
  ["Node’s timers", `import { setTimeout as sleep } from "node:timers/promises"`],
  ["a timer of one’s own", "await new Promise((resolve) => setTimeout(resolve, 100))"],
])("a wait by %s is found", (_by, code) => {
  expect(waiting(new Map([["some.spec.ts", code]]))).toHaveLength(1)
})
