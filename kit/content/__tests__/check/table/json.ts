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
  book("trailing-comma!", '/1942788819"', '/1942788819"«,»'),
  book("trailing-comma!", "  }\n]", "  }«,»\n]"),
  book("missing-comma!", '"Accelerate",', '"Accelerate"«»'),
  book("missing-comma!", "  },\n  {", "  }«»\n  {"),
  row(
    "missing-comma! trailing-comma!",
    all(edit("books.json", '"Accelerate",', '"Accelerate"«»'), edit("books.json", '/1942788819"', '/1942788819"«,»')),
  ),
  book("stray-comma!", '"Accelerate",', '"Accelerate",«,»'),
  book("missing-quote", '"Accelerate",', '«"Accelerate,»'),
  book("missing-quote", '"Nicole Forsgren"', '«"Nicole»\nForsgren"'),
  // What made the rest unreadable may also be why a comma seems to be missing.
  row(
    "missing-comma missing-quote",
    all(
      edit("books.json", '"Accelerate",', '"Accelerate"«»'),
      edit("books.json", '"Nicole Forsgren",', '«"Nicole Forsgren,»'),
    ),
  ),
  book("value-without-quotes", '"Accelerate",', '«Accelerate»",'),
  book("value-without-quotes", '"Accelerate"', "«Accelerate»"),
  book("key-without-quotes", '"title": "Acc', '«title»: "Acc'),
  book("key-not-text", '},\n  {\n    "title": "Team', ',«{»\n    "title": "Team'),
  book("key-not-text", '"title": "Acc', '«1»: "x", "title": "Acc'),
  book("missing-bracket@books.json:9:3", '1942788819"\n  }\n]\n', '1942788819"\n'),
  book("missing-bracket@books.json:1:1", "  }\n]\n", "  }\n"),
  book("wrong-bracket", "  }\n]\n", "  «]»\n]\n"),
  book("extra-bracket", "  }\n]\n", "  }\n]\n«]»\n"),
  book("comment", '  {\n    "title": "Acc', '  «// my favourites»\n  {\n    "title": "Acc'),
  book("comment", '  {\n    "title": "Acc', '  «/* my\n  favourites */»\n  {\n    "title": "Acc'),
  book("comment", '  {\n    "title": "Acc', '  «#» favourites\n  {\n    "title": "Acc'),
  book("single-quotes", '"Accelerate"', "«'Accelerate'»"),
  book("single-quotes", '"title": "Acc', "«'title'»: \"Acc"),
  book("curly-quotes", '"Accelerate"', "«“Accelerate”»"),
  book("quote-inside", '"Accelerate"', '"The "«real»" Accelerate"', '"The \\"real\\" Accelerate"'),
  book("missing-colon", '"title": "Acc', '"title"«» "Acc'),
  book("missing-value@books.json:3:13", '"title": "Accelerate"', '"title":'),
  book("control-character", '"Nicole Forsgren"', '"Nicole«»\tForsgren"'),
  book("bad-escape", "images/cover.png", "images«»\\cover.png"),
  site("bad-number", '"percent": 30', '"percent": «0»30'),
  site("bad-number", '"percent": 30', '"percent": «+30»'),
  book("invisible-character", '"title": "Acc', '«\u00a0»"title": "Acc'),
  book("unexpected", '"Accelerate"', '«=>»"Accelerate"'),
  book("second-value", "]\n", "]\n«[»]\n"),
  noBook("file-empty", "«»", "[]"),
  row("file-empty", write("site.json", "«»\n\n")),
  noBook("comment file-empty", "«// soon»\n«»", "[]"),
  book("merge-conflict", '    "title": "Accelerate",\n', conflict("\n")),
  book("merge-conflict", '    "title": "Accelerate",\n', conflict("\r\n")),
  row("merge-conflict", markdown("One.\n\n- a\n«<<<<<<< HEAD\n- b\n- c\n=======\n- d\n>>>>>>> other»")),
  noBook("byte-order-mark", "\ufeff«»[]", "[]"),
  row("not-utf-8@books.json:2:18", write("books.json", Buffer.from('[\n  { "title": "Café" }\n]\n', "latin1"))),
  row("not-utf-8@books.json", write("books.json", Buffer.from("\ufeff[]", "utf16le"))),
  row("not-utf-8@posts/a-small-database.md:1:4", write(text, Buffer.from([0x63, 0x61, 0x66, 0xe9])), markdown("Café.")),
  noBook("too-deep", `${"[".repeat(50)}«[»${"[".repeat(100_000)}`, "[]"),
  row("file-missing@books.json", all(noBooks, remove("books.json")), write("books.json", "[]")),
  row("file-missing@pages/home.json", remove("pages/home.json")),
  row("file-missing@books.json", move("books.json", "Books.json")),
  row("file-missing@brand.json", write("Brand.json", "{}")),
  row("file-missing@pages/privacy.md", remove("pages/privacy.md")),
  row("unknown-file@book.json", write("book.json", "[]")),
  row("unknown-file@notes.md", write("notes.md", "Words.\n")),
  row("unknown-file@posts/a-small-datebase.md", write("posts/a-small-datebase.md", "Words.\n")),
  noBook("wrong-top-level", '«{ "title": "Accelerate" }»', "[]"),
  noBook("wrong-top-level", "«null»", "[]"),
  row("wrong-top-level", write("site.json", "«[]»")),
]
