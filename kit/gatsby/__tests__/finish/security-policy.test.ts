import { applyEdits, tagsOf } from "../../finish/edit-page"
import { addSecurityPolicy, formOrigins } from "../../finish/security-policy"

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

/** The page with its policy, given that the forms of all pages lead to these origins. */
const governed = (html: string, origins: readonly string[] = []) =>
  applyEdits(html, [addSecurityPolicy(tagsOf(html), origins)])

/** The sources of one directive of a page's policy. */
function sources(html: string, directive: string, origins?: readonly string[]): string | undefined {
  const policy = /<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/.exec(governed(html, origins))?.[1]
  return policy?.split("; ").find((part) => part.startsWith(`${directive} `))
}

const script = "<script>let a = 1 < 2</script>"

test("a form that leads to another site is found, and one that stays is not", () => {
  const forms =
    '<form action="https://letters.example/subscribe?id=1"></form><form action="/blog/"></form><form></form>'
  expect(formOrigins(tagsOf(page("", forms)))).toEqual(["https://letters.example"])
})

test.each([
  [
    "where a form leads to another site, every page may go there, and be led on from there",
    ["https://letters.example"],
    "form-action 'self' https:",
    "connect-src 'self' https://letters.example",
  ],
  ["where no form leads to another site, none may", [], "form-action 'self'", "connect-src 'self'"],
])("%s", (_what, origins, form, connect) => {
  expect([sources(page(""), "form-action", origins), sources(page(""), "connect-src", origins)]).toEqual([
    form,
    connect,
  ])
})

test("the policy comes after the charset and before everything that it governs", () => {
  expect(governed(page(script))).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"[^>]*\/><script>/,
  )
})

test("a policy of an earlier build is replaced", () => {
  const once = governed(page(script), ["https://letters.example"])
  expect(governed(once)).toBe(governed(page(script)))
})

test("a page without a charset has no place for a policy", () => {
  expect(() => governed("<html><head></head></html>")).toThrow("no charset")
})
