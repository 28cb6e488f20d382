import { type EntryContext, entryDiagnostics, entryFields, errorsAbout } from "../../check/check-file"
import { contentFiles } from "../../contract/files"

const messages = (diagnostics: ReadonlyArray<{ message: string }>) => diagnostics.map(({ message }) => message)
const alone: EntryContext = { existing: [], others: new Map() }

/** What is wrong with one answer as it is typed. */
function answerComplaints(path: string, key: string, value: unknown, beside = alone) {
  const entry = value === undefined ? {} : { [key]: value }
  return errorsAbout(key, entryDiagnostics(path, entry, beside))
}

const book = { title: "Accelerate", author: "Nicole Forsgren", amazonUrl: "https://www.amazon.com/dp/1942788339" }

test("the fields of a book say what is needed and which is a picture", () => {
  const fields = entryFields("books.json")
  expect(fields.filter(({ required }) => required).map(({ key }) => key)).toEqual(["title", "author", "amazonUrl"])
  expect(fields.filter(({ requirements }) => requirements).map(({ key }) => key)).toEqual(["coverUrl"])
})

test("every collection can be asked for its fields", () => {
  const collections = contentFiles.filter(({ field }) => field.kind === "list")
  expect(collections.map(({ path }) => entryFields(path).length > 0)).toEqual(collections.map(() => true))
})

test("an answer is judged by itself", () => {
  expect(answerComplaints("books.json", "title", "Accelerate")).toEqual([])
  expect(messages(answerComplaints("books.json", "amazonUrl", "www.amazon.com"))).toEqual([
    "This address does not begin with https://.",
  ])
})

test("no answer is wrong only where one is needed", () => {
  expect(messages(answerComplaints("books.json", "author", undefined))).toEqual(['Missing property "author".'])
  expect(answerComplaints("books.json", "summary", undefined)).toEqual([])
})

test("an answer that another entry has already is named", () => {
  expect(messages(answerComplaints("books.json", "title", "Accelerate", { ...alone, existing: [book] }))).toEqual([
    'Title: "Accelerate" is used twice; Book 1 has it too.',
  ])
})

test("a topic is looked up in the blog’s", () => {
  const others = new Map([["pages/blog.json", { topics: ["Engineering"] }]])
  expect(messages(answerComplaints("posts.json", "categories", ["Cooking"], { ...alone, others }))).toEqual([
    "This is not one of the blog’s topics.",
  ])
})

test("an entry is judged as a whole, and the others are not", () => {
  expect(entryDiagnostics("books.json", book, { ...alone, existing: [{ title: 1 }] })).toEqual([])
  expect(messages(entryDiagnostics("books.json", { ...book, isbn: "1" }, alone))).toEqual([
    "Property isbn is not allowed.",
  ])
})
