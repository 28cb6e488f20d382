import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writePolicies } from "../../../src/finish/security-policy"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "policies-"))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, head: string, body = "") =>
  writeFile(
    join(folder, name),
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`,
  )

const written = (name: string) => readFile(join(folder, name), "utf8")

/** The sources of one directive of a page's policy. */
async function sources(name: string, directive: string): Promise<string | undefined> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="(.*?)"\/>/.exec(await written(name))?.[1] ?? ""
  return policy.split("; ").find((part) => part.startsWith(`${directive} `))
}

// printf 'let a = 1 < 2' | openssl dgst -sha256 -binary | base64
const hash = "'sha256-gYF2tc+qsWyTSgvpNYYASEqUcuXvrs4/YAvyb9S+GQI='"

test("a script in the page is allowed by its hash alone, and data in a script element needs none", async () => {
  await write("one.html", "<script>let a = 1 < 2</script>", '<script type="application/ld+json">{}</script>')
  await writePolicies(folder)
  expect(await sources("one.html", "script-src")).toBe(`script-src 'self' ${hash}`)
  expect(await sources("one.html", "style-src")).toBe("style-src 'self'")
})

test("each page allows what stands in itself, not what stands in another", async () => {
  await write("one.html", "<script>let a = 1 < 2</script>")
  await write("two.html", "<style>a{color:red}</style>", '<p style="outline:none">')
  await writePolicies(folder)
  expect(await sources("two.html", "script-src")).toBe("script-src 'self'")
  expect(await sources("two.html", "style-src")).toMatch(/^style-src 'self' 'unsafe-hashes' 'sha256-\S+' 'sha256-\S+'$/)
})

test("a form that leads to another site may do so from every page, since the router shows it on each, and be led on from there", async () => {
  await write("one.html", "")
  await write(
    "two.html",
    "",
    '<form action="https://letters.example/subscribe?id=1"></form><form action="/blog/"></form>',
  )
  await writePolicies(folder)
  for (const name of ["one.html", "two.html"]) {
    expect(await sources(name, "form-action")).toBe("form-action 'self' https:")
    expect(await sources(name, "connect-src")).toBe("connect-src 'self' https://letters.example")
  }
})

test("where no form leads to another site, none may", async () => {
  await write("one.html", "", '<form action="/blog/"></form>')
  await writePolicies(folder)
  expect(await sources("one.html", "form-action")).toBe("form-action 'self'")
  expect(await sources("one.html", "connect-src")).toBe("connect-src 'self'")
})

test("the policy stands behind the charset and ahead of all that it governs, once, however often it is written", async () => {
  await write("one.html", "<script>let a = 1 < 2</script>")
  await writePolicies(folder)
  const once = await written("one.html")
  await writePolicies(folder)
  expect(await written("one.html")).toBe(once)
  expect(once).toMatch(/^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
})
