import { browserCookie, hasValidToken, isOpenIn, newToken, previewKeyOf, refusalOf } from "../../server/guard"
import { words } from "../../words/words"

const guard = { port: 8765, token: newToken() }
const host = "127.0.0.1:8765"

test("a stranger is told so in the studio’s words", () => {
  expect(refusalOf({ host }, guard)).toBeUndefined()
  expect(refusalOf({ host: "evil.example:8765" }, guard)).toBe(words.refusals.otherComputer)
  expect(refusalOf({ host, origin: "https://evil.example" }, guard)).toBe(words.refusals.otherSite)
})

test("a token cannot be guessed", () => {
  expect(newToken()).toHaveLength(32)
  expect(newToken()).not.toBe(newToken())
})

test("a browser shows with its cookie that the studio was opened in it", () => {
  const [pair = "", ...attributes] = browserCookie(guard).split("; ")
  expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Strict"]))
  expect(isOpenIn(guard, { cookie: `theme=dark; ${pair}` })).toBe(true)
  const others = [undefined, "", "studio-8765=", browserCookie({ ...guard, token: newToken() }), `x${pair}`]
  expect(others.filter((cookie) => isOpenIn(guard, { cookie }))).toEqual([])
})

test("neither the cookie nor the preview’s key gives the token away, nor each other", () => {
  const secrets = [guard.token, previewKeyOf(guard), browserCookie(guard).replace(/^.*?=|;.*/g, "")]
  expect(new Set(secrets).size).toBe(3)
  expect(secrets.slice(1).filter((secret) => hasValidToken(guard, secret))).toEqual([])
})
