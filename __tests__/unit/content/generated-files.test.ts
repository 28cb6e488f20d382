import { readFile } from "node:fs/promises"
import { buildSchema } from "graphql"
import { contentFiles } from "../../../src/content/contract/files"
import { graphqlTypes } from "../../../src/content/contract/graphql"
import { generatedFiles, readmePath } from "../../../src/content/generate/generated-files"

test("every generated file is as the contract has it: if not, run npm run generate", async () => {
  const files = generatedFiles(await readFile(readmePath, "utf8"))
  const kept = await Promise.all([...files.keys()].map(async (path) => [path, await readFile(path, "utf8")]))
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(files))
})

test("what is written by hand in data/README.md stays", () => {
  const first = generatedFiles("# Content\n\nBy hand.\n").get(readmePath) ?? ""
  const second = generatedFiles(`${first}\nBy hand too.\n`).get(readmePath) ?? ""
  expect(second).toBe(`${first}\nBy hand too.\n`)
  expect(second.startsWith("# Content\n\nBy hand.\n\n<!--")).toBe(true)
})

test("the GraphQL types are whole, and a page can rely on what the contract requires", () => {
  const gatsby = `
    interface Node { id: ID! }
    scalar File
    directive @dontInfer on OBJECT
    directive @fileByRelativePath on FIELD_DEFINITION
    directive @simpleHtml on FIELD_DEFINITION
    type Query { none: String }
  `
  // Gatsby adds the fields of Node itself.
  const types = graphqlTypes(contentFiles).replaceAll(" implements Node @dontInfer", "")
  const books = buildSchema(`${gatsby}\n${types}`).getType("BooksJson")
  expect(books?.astNode).toMatchObject({ kind: "ObjectTypeDefinition" })
  expect(types).toContain(
    "type BooksJson {\n  title: String!\n  author: String!\n  coverUrl: File @fileByRelativePath\n",
  )
  expect(types).toContain("type ServicesJson {\n  jsonId: String!\n")
})
