import { buildSchema } from "graphql"
import { graphqlTypes } from "../../gatsby/graphql/content-types"
import { contentFiles } from "../contract/files"
import { generatedFiles, referencePath } from "../generate/generated-files"

/** The rows of the reference's section, without the head of its table. */
function rowsUnder(heading: string): string[] {
  const [, section = ""] = (generatedFiles().get(referencePath) ?? "").split(`\n## ${heading}\n`)
  const [own = ""] = section.split("\n## ")
  return own.split("\n").filter((line) => line.startsWith("| `"))
}

test("the reference says of each field whether it is needed and what fits", () => {
  const rows = rowsUnder("books.json")
  expect(rows).toContain("| `title` | Title | The book’s title, as on its cover. | yes | about 60 characters |")
  expect(rows).toContain(
    "| `coverUrl` | Cover | The picture of its cover, 2:3. The first 24 books show theirs. | no | at least 360 × 540 pixels |",
  )
  const logo = expect.stringMatching(/^\| `logoUrl` .* \| at least 160 pixels wide \|$/)
  expect(rowsUnder("testimonials.json")).toContainEqual(logo)
  expect(rowsUnder("services.json")).toContainEqual(expect.stringMatching(/^\| `drawingUrl` .* \| no \| {2}\|$/))
})

test("fields that several files share are in the reference once, and each of the files leads there", () => {
  const reference = generatedFiles().get(referencePath) ?? ""
  expect(reference.match(/The invitation’s heading/g)).toHaveLength(1)
  expect(rowsUnder("Call to action")).toContain(
    "| `heading` | Heading | The invitation’s heading. | yes | about 75 characters |",
  )
  expect(rowsUnder("pages/books.json").join()).toContain("See [Call to action](#call-to-action).")
})

test("tags that the reference names are read as text", () => {
  expect(rowsUnder("books.json").join()).toContain("such as &lt;p>")
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
  expect(types).toMatch(/type BooksJson \{\n {2}title: String!\n(?: {2}.*\n)*? {2}coverUrl: File @fileByRelativePath\n/)
  expect(types).toContain("type ServicesJson {\n  jsonId: String!\n")
})
