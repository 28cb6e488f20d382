import { parseUrl } from "../addresses"

test("a domain with an umlaut is parsed, however often", () => {
  for (let times = 0; times < 20_000; times += 1) parseUrl("https://www.example.org/")
  expect(parseUrl("https://müller-cto.example/über?a=ä#ö")?.hostname).toBe("xn--mller-cto-q9a.example")
})

test.each(["", "https://", "https://[", "https://a b.org", "/path"])("“%s” is not an address", (written) => {
  expect(parseUrl(written)).toBeUndefined()
})

test("a path is resolved against its page", () => {
  expect(parseUrl("../b", "https://example.org/a/c/")?.href).toBe("https://example.org/a/b")
})
