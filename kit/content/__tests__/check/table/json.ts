import { all, edit, move, remove, write } from "../../support/changed-data"
import { addToSite, markdown, part, row, text, whole } from "../../support/table"

const book = part("books.json")
const site = part("site.json")
/** An empty list is right where there is no page of books. */
const noBooks = all(addToSite('"pagesOff": ["books"]'), remove("images/cover.png"))
const noBook = whole("books.json", "", "", noBooks)
const conflict = (lineBreak: string) =>
  ["«<<<<<<< HEAD", '    "title": "A",', "||||||| base", '    "title": "B",', "=======", ">>>>>>> other»", ""].join(
    lineBreak,
  )

/** How a file is written, whatever it says. */
export const json = [
  book("json-comma", '/1942788819"', '/1942788819"«,»'),
  book("json-comma", "  }\n]", "  }«,»\n]"),
  book("json-comma", '"Accelerate",', '"Accelerate"«»'),
  book("json-comma", "  },\n  {", "  }«»\n  {"),
  row(
    "json-comma json-comma",
    all(edit("books.json", '"Accelerate",', '"Accelerate"«»'), edit("books.json", '/1942788819"', '/1942788819"«,»')),
  ),
  book("json-comma", '"Accelerate",', '"Accelerate",«,»'),
  book("json-quotes", '"Accelerate",', '«"Accelerate,»'),
  book("json-quotes", '"Nicole Forsgren"', '«"Nicole»\nForsgren"'),
  // What made the rest unreadable may also be why a comma seems to be missing.
  row(
    "json-comma json-quotes",
    all(
      edit("books.json", '"Accelerate",', '"Accelerate"«»'),
      edit("books.json", '"Nicole Forsgren",', '«"Nicole Forsgren,»'),
    ),
  ),
  book("json-quotes", '"Accelerate",', '«Accelerate»",'),
  book("json-quotes", '"Accelerate"', "«Accelerate»"),
  book("json-quotes", '"title": "Acc', '«title»: "Acc'),
  book("json-missing", '},\n  {\n    "title": "Team', ',«{»\n    "title": "Team'),
  book("json-missing", '"title": "Acc', '«1»: "x", "title": "Acc'),
  book("json-bracket@books.json:9:3", '1942788819"\n  }\n]\n', '1942788819"\n'),
  book("json-bracket@books.json:1:1", "  }\n]\n", "  }\n"),
  book("json-bracket", "  }\n]\n", "  «]»\n]\n"),
  book("json-bracket", "  }\n]\n", "  }\n]\n«]»\n"),
  book("json-sign", '  {\n    "title": "Acc', '  «// my favourites»\n  {\n    "title": "Acc'),
  book("json-sign", '  {\n    "title": "Acc', '  «/* my\n  favourites */»\n  {\n    "title": "Acc'),
  book("json-sign", '  {\n    "title": "Acc', '  «#» favourites\n  {\n    "title": "Acc'),
  book("json-quotes", '"Accelerate"', "«'Accelerate'»"),
  book("json-quotes", '"title": "Acc', "«'title'»: \"Acc"),
  book("json-quotes", '"Accelerate"', "«“Accelerate”»"),
  book("json-quotes", '"Accelerate"', '"The "«real»" Accelerate"', '"The \\"real\\" Accelerate"'),
  book("json-missing", '"title": "Acc', '"title"«» "Acc'),
  book("json-missing@books.json:3:13", '"title": "Accelerate"', '"title":'),
  book("json-text", '"Nicole Forsgren"', '"Nicole«»\tForsgren"'),
  book("json-text", "images/cover.png", "images«»\\cover.png"),
  site("json-sign", '"percent": 30', '"percent": «0»30'),
  site("json-sign", '"percent": 30', '"percent": «+30»'),
  book("json-sign", '"title": "Acc', '«\u00a0»"title": "Acc'),
  book("json-sign", '"Accelerate"', '«=>»"Accelerate"'),
  book("json-sign", "]\n", "]\n«[»]\n"),
  noBook("file-empty", "«»", "[]"),
  row("file-empty", write("site.json", "«»\n\n")),
  noBook("json-sign file-empty", "«// soon»\n«»", "[]"),
  book("merge-conflict", '    "title": "Accelerate",\n', conflict("\n")),
  book("merge-conflict", '    "title": "Accelerate",\n', conflict("\r\n")),
  row("merge-conflict", markdown("One.\n\n- a\n«<<<<<<< HEAD\n- b\n- c\n=======\n- d\n>>>>>>> other»")),
  noBook("byte-order-mark", "\ufeff«»[]", "[]"),
  row("not-utf-8@books.json:2:18", write("books.json", Buffer.from('[\n  { "title": "Café" }\n]\n', "latin1"))),
  row("not-utf-8@books.json", write("books.json", Buffer.from("\ufeff[]", "utf16le"))),
  row("not-utf-8@posts/a-small-database.md:1:4", write(text, Buffer.from([0x63, 0x61, 0x66, 0xe9])), markdown("Café.")),
  noBook("json-bracket", `${"[".repeat(50)}«[»${"[".repeat(100_000)}`, "[]"),
  row("file-missing@books.json", all(noBooks, remove("books.json")), write("books.json", "[]")),
  row("file-missing@pages/home.json", remove("pages/home.json")),
  row("file-missing@books.json", move("books.json", "Books.json")),
  row("file-missing@brand.json", write("Brand.json", "{}")),
  row("file-missing@pages/privacy.md", remove("pages/privacy.md")),
  row("unknown-file@book.json", write("book.json", "[]")),
  row("unknown-file@notes.md", write("notes.md", "Words.\n")),
  row("unknown-file@posts/a-small-datebase.md", write("posts/a-small-datebase.md", "Words.\n")),
  noBook("wrong-kind", '«{ "title": "Accelerate" }»', "[]"),
  noBook("wrong-kind", "«null»", "[]"),
  row("wrong-kind", write("site.json", "«[]»")),
]
