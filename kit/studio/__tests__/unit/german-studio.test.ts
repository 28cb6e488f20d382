import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"

process.env.STUDIO_LANGUAGE = "de"

/** What a studio answers, as JSON. */
async function answerTo(path: string, values: unknown): Promise<string> {
  // The studio takes its language from the environment once, when its words are loaded.
  const { serveTestStudio, token } = await import("./support/test-studio")
  let answer = ""
  await withChange(unchanged, async (root) => {
    const { port, end } = await serveTestStudio(root)
    try {
      const text = JSON.stringify(values)
      const given = await fetch(`http://127.0.0.1:${port}/__studio/api/${path}`, {
        method: "POST",
        headers: {
          "x-studio-token": token,
          ...(path === "picture" ? { "x-studio-upload": text } : { "content-type": "application/json" }),
        },
        body: path === "picture" ? "no picture" : text,
      })
      answer = await given.text()
    } finally {
      await end()
    }
  })
  return answer
}

const taken = { id: "audits", title: "Audits", description: "Three weeks inside your code." }
const noAddress = { file: "services.json", edits: [{ kind: "set", path: [0, "id"], to: "Über uns" }] }

test.each([
  ["a new service with a name that is taken", "new", { kind: "service", values: taken }, "zweimal"],
  ["a file that is no picture", "picture", { file: "books.json", path: [0, "coverUrl"] }, "Bild"],
  ["an address while it is typed", "check", noAddress, "Großbuchstaben"],
])("a German studio hears of %s in German", async (_what, path, values, word) => {
  const said = (await answerTo(path, values)).match(/"(?:message|advice)":"(?:[^"\\]|\\.)*"/g) ?? []
  expect(said.filter((each) => each.includes(word))).not.toEqual([])
})

test("content that looks like what the check says is sent as it is", async () => {
  const { toJson } = await import("../../server/responses")
  const content = { sentence: { key: "json-syntax", values: {} } }
  expect(toJson(content)).toBe(JSON.stringify(content))
})
