import { wordFor } from "../../src/media/media-copy"

const wordless = { article: null, panel: null, video: null, webinar: null, workshop: null }
const words = { ...wordless, podcast: "Podcast", interview: "Interview", talk: "Talk" }

test.each([
  ["podcast", "Podcast"],
  ["interview", "Interview"],
  ["talk", "Talk"],
])("a %s is called '%s'", (type, word) => {
  expect(wordFor(words, type)).toBe(word)
})

test("a type without a word is its own", () => {
  expect(wordFor(words, "panel")).toBe("panel")
})
