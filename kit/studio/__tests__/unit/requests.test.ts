import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"
import { snapshot } from "../../../content/__tests__/support/new-entry"
import { tokenHeader } from "../../server/guard"
import { type RequestName, requestNamed, requestNames } from "../../server/requests/requests"
import { sent, serveTestStudio, token } from "./support/test-studio"

/** A picture is no JSON, and is asked for with a query. */
type Name = RequestName | "GET picture"

type Ask = (name: Name, values: unknown) => Promise<Response>

/** A studio with content of its own, and a preview that has every page. */
function withStudio(task: (ask: Ask, root: string) => Promise<void>): Promise<void> {
  return withChange(unchanged, async (data) => {
    const { port, end } = await serveTestStudio(data)
    try {
      await task((name, values) => asked(port, name, values), data)
    } finally {
      await end()
    }
  })
}

/** Sends a request as the studio's page does. */
function asked(port: number, name: Name, values: unknown): Promise<Response> {
  const [method, path = ""] = name.split(" ")
  if (method === "POST") return sent(port, path, values, requestNamed(name)?.bodyKind === "json" ? undefined : "x")
  const texts = Object.entries(Object(values)).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ])
  const query = name === "GET picture" ? `?${new URLSearchParams([...texts, ["token", token]])}` : ""
  return fetch(`http://127.0.0.1:${port}/__studio/api/${path}${query}`, { headers: { [tokenHeader]: token } })
}

/** Every request that there is. */
const allRequests = [...requestNames, "GET picture" as const]

const anyName = fc.constantFrom(...allRequests)

const keys =
  "file revision edit kind values path words at key message address from to page keys answers typed withoutGit run name chosen source sides".split(
    " ",
  )

/** Any JSON; often with the names that requests have, but with anything for their values. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()),
  fc.record({ file: fc.string(), path: fc.jsonValue(), edit: fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()) }),
)

test("any JSON, sent with any request, is answered in words and changes nothing", () =>
  withStudio(async (ask, root) => {
    const before = await snapshot(root)
    await fc.assert(
      fc.asyncProperty(anyName, anyJson, async (name, values) => {
        const answer = await ask(name, values)
        expect(answer.status).not.toBe(500)
        const said = await answer.text()
        if (answer.status === 400) expect(JSON.parse(said)).toEqual({ message: expect.stringMatching(/\.$/) })
      }),
      { numRuns: runs(200) },
    )
    expect(await snapshot(root)).toEqual(before)
  }))

const step = fc.oneof(
  fc.constantFrom("title", "hero", "heading", "sections", "__proto__", "constructor"),
  fc.string(),
  fc.integer(),
)
const path = fc.array(step, { maxLength: 4 })
const value = fc.jsonValue()

/** An edit that is one, wherever it leads. */
const anyEdit = fc.oneof(
  fc.record({ kind: fc.constantFrom("set", "insert"), path, to: value }),
  fc.record({ kind: fc.constant("remove"), path }),
  fc.record({ kind: fc.constant("move"), path, index: fc.nat() }),
  fc.record({ kind: fc.constant("order"), path, order: fc.array(fc.integer()) }),
  fc.record({ kind: fc.constant("text"), to: fc.string() }),
)

const anyFile = fc.constantFrom("books.json", "site.json", "pages/home.json", "posts.json", "pages/terms.md", "images")

test("any edit of any file is judged, or refused in words", () =>
  withStudio(async (ask) => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyEdit, async (file, edit) => {
        const answer = await ask("POST check", { file, edit })
        expect([200, 409]).toContain(answer.status)
        await answer.arrayBuffer()
      }),
      { numRuns: runs(150) },
    )
  }))

test.each([
  "POST page",
  "POST save",
  "POST new",
  "POST publish",
  "POST picture",
  "POST begin",
  "POST begin-answer",
  "POST import-file",
  "POST import-candidates",
  "POST import-take",
  "POST labels",
  "GET picture",
] as const)("%s without what it must hold is refused", (name) =>
  withStudio(async (ask) => expect((await ask(name, {})).status).toBe(400)),
)

test("a value with more levels than any content has is refused", () =>
  withStudio(async (ask) => {
    const deep = JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`)
    const edit = { kind: "set", path: [0, "title"], to: deep }
    expect((await ask("POST check", { file: "books.json", edit })).status).toBe(400)
  }))

test("whether an address that is none has a page is answered with no", () =>
  withStudio(async (ask) => {
    const answers = await Promise.all(["//[", "services", "/\0"].map((address) => ask("POST page", { address })))
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([true, false, true])
  }))
