import { PassThrough, Writable } from "node:stream"
import { stripVTControlCharacters } from "node:util"
import { addedFiles, entriesAfter, run, textAfter, unchanged } from "../support/new-entry"

const enter = "\r"
const down = "\u001b[B"
const again = "\u0015"
const controlC = "\u0003"

/** What is typed once a text is shown, or what happens then. */
type Step = readonly [shown: string, typed: string | (() => void)]

/** Somebody at a terminal, who waits for each question before they answer it. */
function somebody(steps: readonly Step[]) {
  const input = new PassThrough()
  const waiting = [...steps]
  let shown = ""
  let all = ""
  const output = new Writable({
    write(chunk, _encoding, done) {
      const text = stripVTControlCharacters(String(chunk))
      shown += text
      all += text
      const [next] = waiting
      if (next && shown.includes(next[0])) {
        waiting.shift()
        shown = ""
        // The library listens once it has shown the question.
        setImmediate(() => (typeof next[1] === "string" ? input.write(next[1]) : next[1]()))
      }
      done()
    },
  })
  // As a terminal does, it stays open though the library ends it after each question.
  output.end = () => output
  return { terminal: { input, output }, seen: () => all, left: waiting }
}

async function talk(args: readonly string[], steps: readonly Step[], controller = new AbortController()) {
  const { terminal, seen, left } = somebody(steps)
  const result = await run(unchanged, args, controller.signal, terminal)
  return { ...result, seen: seen(), left }
}

test("a book is asked for, question by question", async () => {
  const result = await talk(
    ["book"],
    [
      ["title:", `Rest${enter}`],
      ["author:", `A. Writer${enter}`],
      ["cover:", enter],
      ["summary:", `<p>Short.</p>${enter}`],
      ["amazonUrl:", `https://www.amazon.com/dp/1${enter}`],
    ],
  )
  expect(result).toMatchObject({ code: 0, complained: "", left: [] })
  expect(entriesAfter(result, "books.json").at(-1)).toEqual({
    title: "Rest",
    author: "A. Writer",
    summary: "<p>Short.</p>",
    amazonUrl: "https://www.amazon.com/dp/1",
  })
})

test("each answer is checked as it is given, in the words of the check", async () => {
  const result = await talk(
    ["book", "--author", "A", "--cover", "", "--summary", ""],
    [
      ["title:", enter],
      ["This text is empty. Write something here.", `Accelerate${enter}`],
      ['The title "Accelerate" is used twice: books[0] has it too.', `${again}Rest${enter}`],
      ["amazonUrl:", `www.amazon.com/dp/1${enter}`],
      [
        "This address does not begin with https://. Write https://www.amazon.com/dp/1.",
        `${again}https://www.amazon.com/dp/1${enter}`,
      ],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(result.seen).not.toContain("author:")
})

test("a picture is asked for until there is one", async () => {
  const result = await talk(
    ["media", "--title", "Rest", "--platform", "P", "--date", ""],
    [
      ["type:", `${down}${enter}`],
      ["image:", `nowhere.png${enter}`],
      ["There is no such picture.", `${again}__tests__/unit/content/support/minimal-data/images/talk.png${enter}`],
      ["externalUrl:", `https://p.org${enter}`],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(addedFiles(result)).toEqual(["images/media", "images/media/rest.png"])
  expect(entriesAfter(result, "media.json")[0]).toMatchObject({ type: "interview" })
})

test("a post’s slug is suggested, and its topics are chosen from the blog’s", async () => {
  const result = await talk(
    [],
    [
      ["What do you want to add?", `${down}${enter}`],
      ["title:", `Nine days${enter}`],
      ["excerpt:", enter],
      ["date:", enter],
      ["image:", enter],
      ["(nine-days)", enter],
      ["categories:", `${down} ${enter}`],
      ["externalUrl:", enter],
      ["publishOn:", enter],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(entriesAfter(result, "posts.json")[0]).toEqual({
    title: "Nine days",
    slug: "nine-days",
    categories: ["Leadership"],
    draft: true,
  })
})

test("a service’s title comes first, its lists end with an empty answer, and it can go without an icon", async () => {
  const result = await talk(
    ["service"],
    [
      ["title:", `Board advice${enter}`],
      ["(board-advice)", enter],
      ["description:", `One page a quarter.${enter}`],
      ["longDescription:", enter],
      ["benefits:", `Calm${enter}`],
      ["benefits (2):", `Order${enter}`],
      ["benefits (3):", enter],
      ["realWorldExamples:", enter],
      ["icon:", enter],
      ["drawing:", enter],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(entriesAfter(result, "services.json").at(-1)).toEqual({
    id: "board-advice",
    title: "Board advice",
    description: "One page a quarter.",
    benefits: ["Calm", "Order"],
  })
})

test("a plain page is asked for its words and its menu, and for nothing that belongs to a case study", async () => {
  const result = await talk(
    ["page"],
    [
      ["template:", enter],
      ["title:", `Press${enter}`],
      ["(press)", enter],
      ["description:", `For journalists.${enter}`],
      ["menu:", enter],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(result.seen).not.toMatch(/client:|service:|address:/)
  expect(textAfter(result, "pages/own/press.md")).toMatch(/^---\ntitle: Press\ndescription: For journalists.\n---\n/)
})

test("an imprint is asked for names and numbers alone; what the site knows is suggested, and the rest can wait", async () => {
  const result = await talk(
    ["page", "--template", "imprint-de"],
    [
      ["name:", enter],
      ["address:", `Hauptstraße 1, 10115 Berlin${enter}`],
      ["email:", `ana${enter}`],
      ["This is not an email address.", `${again}ana@example.org${enter}`],
      ["phone:", enter],
      ["vatNumber:", enter],
    ],
  )
  expect(result).toMatchObject({ code: 0, left: [] })
  expect(result.seen).not.toMatch(/title:|slug:|client:|service:/)
  const { name } = JSON.parse(textAfter(result, "site.json"))
  const text = textAfter(result, "pages/own/imprint.md")
  expect(text).toContain(`- Name: ${name}\n- Address: Hauptstraße 1, 10115 Berlin\n`)
  expect(text).toContain("- Email: [ana@example.org](mailto:ana@example.org)\n- Phone: [[")
})

test("a case study’s service is chosen from those that there are, or from none", async () => {
  const answers = (service: string): Step[] => [
    ["template:", `${down}${down}${enter}`],
    ["title:", `Nine projects${enter}`],
    ["(nine-projects)", enter],
    ["description:", `How it went.${enter}`],
    ["client:", enter],
    ["service:", service],
  ]
  const without = await talk(["page"], answers(enter))
  expect(without).toMatchObject({ code: 0, left: [] })
  expect(textAfter(without, "pages/own/nine-projects.md")).not.toContain("service:")
  const { id } = entriesAfter(without, "services.json")[0] as { id: string }
  const shown = await talk(["page"], answers(`${down}${enter}`))
  expect(textAfter(shown, "pages/own/nine-projects.md")).toContain(`\nservice: ${id}\n`)
})

test("a template that needs no answer asks nothing", async () => {
  const result = await talk(["page", "--template", "prices"], [])
  expect(result).toMatchObject({ code: 0, seen: "" })
  expect(addedFiles(result)).toContain("pages/own/prices.md")
})

test("with all flags that are needed, nothing is asked", async () => {
  const result = await talk(["testimonial", "--quote", "Calm.", "--name", "Ana"], [])
  expect(result).toMatchObject({ code: 0, seen: "" })
})

test("Ctrl-C leaves everything as it was", async () => {
  const result = await talk(
    ["book"],
    [
      ["title:", `Rest${enter}`],
      ["author:", controlC],
    ],
  )
  expect(result).toMatchObject({ code: 130, complained: "\nStopped. Nothing was changed.\n", written: "" })
  expect(result.after).toEqual(result.before)
})

test("a signal while a question waits leaves everything as it was", async () => {
  const controller = new AbortController()
  const steps: Step[] = [
    ["title:", `Rest${enter}`],
    ["author:", () => controller.abort()],
  ]
  const result = await talk(["book"], steps, controller)
  expect(result).toMatchObject({ code: 130, complained: "\nStopped. Nothing was changed.\n" })
  expect(result.after).toEqual(result.before)
})
