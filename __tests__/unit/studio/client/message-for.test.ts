import { messageFor } from "../../../../studio/client/changes/message-for"

const message = (...files: readonly string[]) => messageFor(files.map((file) => ({ file })))

test.each([
  [["books.json"], "Content: books"],
  [["books.json", "books.json"], "Content: books"],
  [["pages/home.json", "posts/on-nights.md"], "Content: home, on nights"],
  [["images/books/a.png", "images/b.jpg"], "Content: pictures"],
  [["books.json", "media.json", "posts.json", "tools.json", "site.json"], "Content: books and 4 others"],
  [[], "Content"],
])("changes of %j are called %s", (files, words) => {
  expect(message(...files)).toBe(words)
})
