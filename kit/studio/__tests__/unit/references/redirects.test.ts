import { changedRedirects } from "../../../references/redirects"

const file = (...entries: ReadonlyArray<readonly [from: string, to: string]>) =>
  `[\n${entries.map(([from, to]) => `  { "from": "${from}", "to": "${to}" }`).join(",\n")}\n]\n`

/** The redirects of a file, each as its old and its new address. */
const redirects = (text: string | undefined): ReadonlyArray<readonly [string, string]> =>
  JSON.parse(text ?? "[]").map(({ from, to }: { readonly from: string; readonly to: string }) => [from, to])

const change = (text: string | undefined, from: string, to: string, inUse: readonly string[] = []) =>
  changedRedirects(text, { added: [{ from, to }], inUse }, '{\r\n\t"a": 1\r\n}\r\n')

test("a new file has the form of its neighbours", () => {
  expect(change(undefined, "/a/", "/b/").text).toBe('[\r\n\t{\r\n\t\t"from": "/a/",\r\n\t\t"to": "/b/"\r\n\t}\r\n]\r\n')
})

test("a redirect stands behind the others, which stay as they are", () => {
  const { text, added } = change(file(["/x/", "/y/"]), "/a/", "/b/")
  expect(text?.startsWith(file(["/x/", "/y/"]).slice(0, -3))).toBe(true)
  expect(redirects(text).at(-1)).toEqual(["/a/", "/b/"])
  expect(added).toEqual([{ from: "/a/", to: "/b/" }])
})

test("a redirect to an address that moves on leads to the last one", () => {
  expect(redirects(change(file(["/x/", "/a/"]), "/a/", "/b/").text)).toEqual([
    ["/x/", "/b/"],
    ["/a/", "/b/"],
  ])
})

test("an address that is a page again is redirected no more", () => {
  const { text, dropped } = change(file(["/b/", "/a/"], ["/x/", "/y/"]), "/a/", "/b/")
  expect(redirects(text)).toEqual([
    ["/x/", "/y/"],
    ["/a/", "/b/"],
  ])
  expect(dropped).toEqual(["/b/"])
})

test("an address has one redirect", () => {
  expect(change(file(["/a/", "/old/"]), "/a/", "/b/").text).toBe(file(["/a/", "/b/"]))
})

test("what is there already changes nothing", () => {
  const text = file(["/a/", "/b/"])
  expect(change(text, "/a/", "/b/")).toEqual({ text, added: [], dropped: [] })
})

test("a file that cannot be read is not written over", () => {
  expect(() => change('[{ "from": ', "/a/", "/b/")).toThrow("cannot be read")
})
