import { isKnown, newToken, refusalOf } from "../../../studio/server/guard"

const guard = { port: 8765, token: newToken() }
const host = "127.0.0.1:8765"

test.each(["127.0.0.1:8765", "localhost:8765", "[::1]:8765"])("a page of %s may ask", (name) => {
  expect(refusalOf({ host: name }, guard)).toBeUndefined()
  expect(refusalOf({ host: name, origin: `http://${name}` }, guard)).toBeUndefined()
})

test.each([
  ["a name that leads here by DNS", { host: "evil.example:8765" }],
  ["another port", { host: "127.0.0.1:80" }],
  ["no host at all", {}],
  ["a page of another site", { host, origin: "https://evil.example" }],
  ["a page in a sandbox", { host, origin: "null" }],
  ["another port of this machine", { host, origin: "http://127.0.0.1:3000" }],
  ["a form of another site, from a browser that names no origin", { host, "sec-fetch-site": "cross-site" }],
])("%s may not ask", (_who, headers) => {
  expect(refusalOf(headers, guard)).toBeDefined()
})

test("content is for the page that has the token", () => {
  expect(isKnown(guard, guard.token)).toBe(true)
})

test.each([
  ["no token", undefined],
  ["an empty one", ""],
  ["another token", newToken()],
  ["a part of it", guard.token.slice(1)],
])("with %s nobody gets content", (_what, given) => {
  expect(isKnown(guard, given)).toBe(false)
})

test("a token cannot be guessed", () => {
  expect(newToken()).toHaveLength(32)
  expect(newToken()).not.toBe(newToken())
})
