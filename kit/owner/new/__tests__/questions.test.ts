import { enter, scriptedTerminal, type TerminalStep } from "../../../../__tests__/support/scripted-terminal"
import { unchanged } from "../../../content/__tests__/support/changed-data"
import { addedFiles, entriesAfter, run, textAfter } from "../../../content/__tests__/support/new-entry"
import { entryFields } from "../../../content/check/check-file"
import { flagName } from "../flags"

const down = "\u001b[B"
const again = "\u0015"
const controlC = "\u0003"

async function talk(args: readonly string[], steps: readonly TerminalStep[], controller = new AbortController()) {
  const { terminal, seen, left } = scriptedTerminal(steps)
  const result = await run(unchanged, args, controller.signal, terminal)
  return { ...result, seen: seen(), left }
}

/** The same where every question is answered, and the entry is written. */
async function answered(args: readonly string[], steps: readonly TerminalStep[]) {
  const result = await talk(args, steps)
  expect(result).toMatchObject({ code: 0, stderr: "", left: [] })
  return result
}

const bookFields = entryFields("books.json")

const answers = new Map([
  ["title", "Rest"],
  ["author", "A. Writer"],
  ["summary", "<p>Short.</p>"],
  ["amazonUrl", "https://www.amazon.com/dp/1"],
])

test("a book is asked for, question by question", async () => {
  const result = await answered(
    ["book"],
    bookFields.map(({ key, label: name }) => [`${name}:`, `${answers.get(key) ?? ""}${enter}`]),
  )
  expect(entriesAfter(result, "books.json").at(-1)).toEqual(Object.fromEntries(answers))
})

test("each answer is checked as it is given, in the words of the check", async () => {
  const result = await answered(
    ["book", "--author", "A", ...bookFields.flatMap((field) => (field.required ? [] : [`--${flagName(field)}`, ""]))],
    [
      ["Title:", enter],
      ["This text is empty. Write something here.", `Accelerate${enter}`],
      ['Title: "Accelerate" is used twice; Book 1 has it too.', `${again}Rest${enter}`],
      ["Bookstore link:", `www.amazon.com/dp/1${enter}`],
      [
        "This address does not begin with https://. Write https://www.amazon.com/dp/1.",
        `${again}https://www.amazon.com/dp/1${enter}`,
      ],
    ],
  )
  expect(result.seen).not.toContain("Author:")
})

test("a picture is asked for until there is one", async () => {
  const result = await answered(
    ["media", "--title", "Rest", "--platform", "P", "--date", ""],
    [
      ["Kind:", `${down}${enter}`],
      ["Picture:", `nowhere.png${enter}`],
      ["There is no such picture.", `${again}kit/content/__tests__/support/minimal-data/images/talk.png${enter}`],
      ["Link:", `https://p.org${enter}`],
    ],
  )
  expect(addedFiles(result)).toEqual(["images/media", "images/media/rest.png"])
  expect(entriesAfter(result, "media.json")[0]).toMatchObject({ type: "interview" })
})

test("a post’s slug is suggested, and its topics are chosen from the blog’s", async () => {
  const result = await answered(
    [],
    [
      ["What do you want to add?", `${down}${enter}`],
      ["Title:", `Nine days${enter}`],
      ["Excerpt:", enter],
      ["Date:", enter],
      ["Picture:", enter],
      ["(nine-days)", enter],
      ["Topics:", `${down} ${enter}`],
      ["Published elsewhere:", enter],
      ["Publish later:", enter],
    ],
  )
  expect(entriesAfter(result, "posts.json")[0]).toEqual({
    title: "Nine days",
    slug: "nine-days",
    categories: ["Leadership"],
    draft: true,
  })
})

test("a service’s title comes first, its lists end with an empty answer, and it can go without an icon", async () => {
  const result = await answered(
    ["service"],
    [
      ["Name:", `Board advice${enter}`],
      ["(board-advice)", enter],
      ["In one sentence:", `One page a quarter.${enter}`],
      ["Trouble:", enter],
      ["Description:", enter],
      ["Benefits:", `Calm${enter}`],
      ["Benefits (2):", `Order${enter}`],
      ["Benefits (3):", enter],
      ["Examples:", enter],
      ["Icon:", enter],
      ["Drawing of your own:", enter],
    ],
  )
  expect(entriesAfter(result, "services.json").at(-1)).toEqual({
    id: "board-advice",
    title: "Board advice",
    description: "One page a quarter.",
    benefits: ["Calm", "Order"],
  })
})

test("a plain page is asked for its words and its menu, and for nothing that belongs to a case study", async () => {
  const result = await answered(
    ["page"],
    [
      ["Template:", enter],
      ["Headline:", `Press${enter}`],
      ["(press)", enter],
      ["Description:", `For journalists.${enter}`],
      ["In which menu:", enter],
    ],
  )
  expect(result.seen).not.toMatch(/Client:|Service:|Postal address:/)
  expect(textAfter(result, "pages/own/press.md")).toMatch(/^---\ntitle: Press\ndescription: For journalists.\n---\n/)
})

test("an imprint is asked for names and numbers alone; what the site knows is suggested, and the rest can wait", async () => {
  const result = await answered(
    ["page", "--template", "imprint-de"],
    [
      ["Name:", enter],
      ["Postal address:", `Hauptstraße 1, 10115 Berlin${enter}`],
      ["Email:", `ana${enter}`],
      ["This is not an email address.", `${again}ana@example.org${enter}`],
      ["Phone:", enter],
      ["VAT number:", enter],
    ],
  )
  expect(result.seen).not.toMatch(/Headline:|Client:|Service:/)
  const { name } = JSON.parse(textAfter(result, "site.json"))
  const text = textAfter(result, "pages/own/imprint.md")
  expect(text).toContain(`- Name: ${name}\n- Address: Hauptstraße 1, 10115 Berlin\n`)
  expect(text).toContain("- Email: [ana@example.org](mailto:ana@example.org)\n- Phone: [[")
})

test("a case study’s service is chosen from those that there are, or from none", async () => {
  const answers = (service: string): TerminalStep[] => [
    ["Template:", `${down}${down}${enter}`],
    ["Headline:", `Nine projects${enter}`],
    ["(nine-projects)", enter],
    ["Description:", `How it went.${enter}`],
    ["Client:", enter],
    ["Service:", service],
  ]
  const without = await answered(["page"], answers(enter))
  expect(textAfter(without, "pages/own/nine-projects.md")).not.toContain("Service:")
  const { id } = entriesAfter(without, "services.json")[0] as { id: string }
  const shown = await answered(["page"], answers(`${down}${enter}`))
  expect(textAfter(shown, "pages/own/nine-projects.md")).toContain(`\nservice: ${id}\n`)
})

test("with all flags that are needed, nothing is asked", async () => {
  expect((await answered(["testimonial", "--quote", "Calm.", "--name", "Ana"], [])).seen).toBe("")
})

test.each([
  ["Ctrl-C", () => controlC],
  ["a signal", (controller: AbortController) => () => controller.abort()],
])("%s while a question waits leaves everything as it was", async (_what, stop) => {
  const controller = new AbortController()
  const steps: TerminalStep[] = [
    ["Title:", `Rest${enter}`],
    ["Author:", stop(controller)],
  ]
  const result = await talk(["book"], steps, controller)
  expect(result).toMatchObject({ code: 130, stderr: "\nStopped. Nothing was changed.\n", written: "" })
  expect(result.after).toEqual(result.before)
})
