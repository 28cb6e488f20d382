import { readFileSync } from "node:fs"
import { join } from "node:path"
import { all, type Change, edit, unchanged, write } from "../../../content/__tests__/support/changed-data"
import { base } from "../../../content/__tests__/support/engagement"
import { run } from "../../../content/__tests__/support/new-entry"
import { flagsOf } from "../answers"
import { newEntry } from "../command"
import { kinds } from "../kinds"

const amazon = ["--amazonUrl", "https://www.amazon.com/dp/1"]
const bookFlags = kinds
  .filter(({ name }) => name === "book")
  .flatMap(flagsOf)
  .map(({ name }) => `--${name}`)
  .join(", ")
const book = ["book", "--title", "Rest", "--author", "A", ...amazon]

/** An error, what is written, the exit code and every word of the answer. */
const row = (error: string, args: readonly string[], code: number, said: readonly string[]) => ({
  error,
  args,
  code,
  said,
})

const flags = [
  row("an unknown kind", ["bok", "--title", "Rest"], 1, [
    'There is no kind of entry called "bok". Write one of book, post, media, service, tool, testimonial, page, assessment, engagement, redirect. Did you mean "book"?',
  ]),
  row("no kind", ["--title", "Rest"], 1, [
    'What do you want to add? Write one of book, post, media, service, tool, testimonial, page, assessment, engagement, redirect, for example: npm run new -- post --title "Nine days"',
  ]),
  row("the key of a picture", [...book, "--coverUrl", "a.png"], 2, [
    'npm run new book has no flag --coverUrl. Did you mean "--cover"?',
  ]),
  row("a flag of another kind", [...book, "--slug", "rest"], 2, [
    `npm run new book has no flag --slug. The flags are --data, --language, ${bookFlags}, --help.`,
  ]),
  row("missing flags", ["book", "--author", "A"], 1, [
    "--title  This flag is needed.  The book’s title, as on its cover.",
    "--amazonUrl  This flag is needed.  Where to buy it: the address of its page at any bookstore.",
  ]),
  row("a title without letters for an address", ["post", "--title", "日本"], 1, [
    "--slug  This flag is needed.  The last part of the post’s address, such as two-teams-one-rota. The text is in data/posts, in a file of the same name that ends in .md.",
  ]),
]

const answers = [
  row(
    "an id that the page has already",
    ["tool", "--title", "New", "--id", "content", "--description", "D", "--url", "https://new.org"],
    1,
    ["--id  This address belongs to another part of the page.  Choose another."],
  ),
  row(
    "several errors, all at once",
    ["book", "--title", "", "--author", "A", "--amazonUrl", "www.amazon.com", "--summary", "<b>x"],
    1,
    [
      "--title  This text is empty.  Write something here.",
      "--summary  This <b> is not closed.  Write </b> where it ends.",
      "--amazonUrl  This address does not begin with https://.  Write https://www.amazon.com.",
    ],
  ),
  row("a topic that the blog does not have", ["post", "--title", "T", "--slug", "t", "--categories", "Leadershp"], 1, [
    '--categories  This is not one of the blog’s topics.  Write one of Engineering, Leadership, or add it to "topics" in pages/blog.json. Did you mean "Leadership"?',
  ]),
]

const broken: ReadonlyArray<readonly [string, Change, readonly string[], readonly string[]]> = [
  [
    "a comma too many",
    edit("books.json", '"author": "Nicole Forsgren",', '"author": "Nicole Forsgren",,'),
    book,
    [
      "data/books.json:4:33  This comma is one too many.  Remove the comma.",
      '  4 |     "author": "Nicole Forsgren",,',
      "    |                                 ^",
    ],
  ],
  [
    "topics that cannot be read",
    edit("pages/blog.json", '["Engineering", "Leadership"]', "[Engineering]"),
    ["post", "--title", "T", "--slug", "t"],
    [
      'data/pages/blog.json:7:14  There are no straight double quotes around Engineering.  Write "Engineering".',
      '  7 |   "topics": [Engineering],',
      "    |              ^",
    ],
  ],
]

async function expectRefusal(change: Change, args: readonly string[]) {
  const result = await run(change, args)
  expect(result.written).toBe("")
  expect(result.after).toEqual(result.before)
  return { code: result.code, said: result.stderr.trimEnd().split("\n") }
}

test.each([...flags, ...answers])("$error is refused", async ({ args, code, said }) => {
  expect(await expectRefusal(unchanged, args)).toEqual({ code, said })
})

const page = ["page", "--title", "Prices", "--description", "A day and a month.", "--slug"]
const team = write("pages/own/team.md", "---\ntitle: Team\ndescription: Us.\n---\n\nUs.\n")
const template = ["page", "--template"]
const engagement = ["engagement", "--slug"]
const figures = ["--salary", "100,000", "--recruiterFee", "20", "--days", "2", "--currency", "EUR", "--weeks", "48"]
const assessment = ["assessment", "--heading", "Five questions", "--intro", "About last month.", "--id"]
const words = write(
  "pages/assessment.json",
  readFileSync(join(__dirname, "../../../../__tests__/fixtures/words/pages/assessment.json"), "utf8"),
)

test.each<[args: readonly string[], said: string, change?: Change]>([
  [[...page, "services"], "--slug  There is already a page or folder at /services/.  Give the file another name."],
  [
    [...page, "Prices"],
    "--slug  This address may only contain a to z, 0 to 9, and single hyphens between them.  Write prices.",
  ],
  [[...page, "team"], "--slug  There is already a page at /team/.  Give the page another slug.", team],
  [[...template, "imprint"], "--template  There is no such template.  Write one of plain, prices,"],
  [[...template, "prices", "--phone", "1"], "--phone  The template prices has no place for “phone”."],
  [[...template, "imprint-uk", "--registeredIn", "Wessex"], "--registeredIn  This has to be one of England and Wales,"],
  [[...template, "imprint-at", "--email", "ana"], "--email  This is not an email address."],
  [
    ["redirect", "--from", "/books/", "--to", "/media/"],
    "redirects[0].from  This address is in use, so it cannot be redirected.",
  ],
  [[...engagement, "how-it-goes", "--salary", "100000"], "The sum needs this figure too."],
  [[...engagement, "how-it-goes", ...figures, "--dayPrice", "500", "--employerCosts", "many"], "--employerCosts"],
  [[...engagement, "how-it-goes"], "already exists. Edit that file.", base],
  [
    [...assessment, "quick-chek"],
    "--id  The file’s name is a tool’s address, and no tool has the address “quick-chek”.",
    words,
  ],
  [[...assessment, "quick-check"], "there is no file data/pages/assessment.json"],
  [
    [...assessment, "quick-check"],
    "already exists. Edit that file, or name another tool.",
    all(words, write("assessments/quick-check.json", "{}")),
  ],
])("%j is refused: %s", async (args, sentence, change = unchanged) => {
  const { code, said } = await expectRefusal(change, args)
  expect(code).not.toBe(0)
  expect(said.join("\n")).toContain(sentence)
})

test.each(broken)("nothing is added beside %s", async (_error, change, args, said) => {
  expect(await expectRefusal(change, args)).toEqual({
    code: 1,
    said: ["Fix this first:", "", ...said, "", "1 error in 1 file."],
  })
})

const german = edit("site.json", '"en-GB"', '"de"')

test.each([
  ["a missing title", ["--slug", "t"], "--title  Diese Angabe ist nötig.  Der Titel des Beitrags."],
  [
    "a slug with capitals",
    ["--title", "T", "--slug", "Groß"],
    "--slug  In dieser Adresse dürfen nur a bis z, 0 bis 9 und dazwischen einzelne Bindestriche stehen.  So schreiben: gross",
  ],
])("%s is said in the language of the site, and in its words", async (_name, flags, said) => {
  expect((await expectRefusal(german, ["post", ...flags])).said[0]).toBe(said)
})

test("an error in another entry does not stop the new one", async () => {
  const result = await run(edit("books.json", '"author": "Nicole Forsgren"', '"author": ""'), book)
  expect(result.code).toBe(0)
})

test("a folder that is not there is refused", async () => {
  let stderr = ""
  const surroundings = {
    write: () => {},
    writeError: (text: string) => {
      stderr += text
    },
    signal: new AbortController().signal,
  }
  expect(await newEntry([...book, "--data", "nowhere"], surroundings)).toBe(1)
  expect(stderr).toContain("nowhere:1:1  There is no such folder.  Name the folder with the content.")
})
