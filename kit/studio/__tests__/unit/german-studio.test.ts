import { unchanged, withChange } from "../../../content/__tests__/support/changed-data"

process.env.STUDIO_LANGUAGE = "de"

/** What a studio answers, as JSON. */
async function answerTo(path: string, values: unknown): Promise<string> {
  // The studio takes its language from the environment once, when its words are loaded.
  const { sent, serveTestStudio } = await import("./support/test-studio")
  return withChange(unchanged, async (root) => {
    const { port, end } = await serveTestStudio(root)
    try {
      return await (await sent(port, path, values, path === "picture" ? "no picture" : undefined)).text()
    } finally {
      await end()
    }
  })
}

const taken = { id: "audits", title: "Audits", description: "Three weeks inside your code." }
const noAddress = { file: "services.json", edit: { kind: "set", path: [0, "id"], to: "Über uns" } }

test.each([
  ["a new service with a name that is taken", "new", { kind: "service", values: taken }, "zweimal"],
  ["a file that is no picture", "picture", { file: "books.json", path: [0, "coverUrl"] }, "Bild"],
  ["an address while it is typed", "check", noAddress, "schreiben"],
])("a German studio hears of %s in German", async (_what, path, values, word) => {
  const said = (await answerTo(path, values)).match(/"(?:message|advice)":"(?:[^"\\]|\\.)*"/g) ?? []
  expect(said.filter((each) => each.includes(word))).not.toEqual([])
})

test("content that looks like what the check says is sent as it is", async () => {
  const { toJson } = await import("../../server/responses")
  const content = { sentence: { key: "json-syntax", values: {} } }
  expect(toJson(content)).toBe(JSON.stringify(content))
})
