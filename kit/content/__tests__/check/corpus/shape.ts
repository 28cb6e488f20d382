import { edit, move, remove, write } from "../../support/changed-data"
import { row } from "../../support/corpus"

/** What the files hold: each error and all that the check says of it. */
export const shape = [
  row("a missing file", remove("books.json"), [
    "data/books.json:1:1  This file is missing.  Create it; a list without entries is [].",
  ]),
  row("a missing page", remove("pages/home.json"), [
    "data/pages/home.json:1:1  This file is missing.  Create it, or restore it from an earlier version.",
  ]),
  row("a file whose name has other capitals", move("books.json", "Books.json"), [
    "data/books.json:1:1  This file is missing.  Rename Books.json: only its capital letters differ.",
  ]),
  row("a file that the site does not know", write("book.json", "[]"), [
    'data/book.json:1:1  The site does not use this file.  Remove it, or move its content into a file that the site uses. Did you mean "books.json"?',
  ]),
  row("a group where a list belongs", write("books.json", '{ "title": "Accelerate" }'), [
    "data/books.json:1:1  This file must be a list.  Put it in square brackets: [ … ].",
  ]),
  row("a list where a group belongs", write("site.json", "[]"), [
    "data/site.json:1:1  This file must be an object with keys and values.  Put them in curly brackets: { … }.",
  ]),
  row("a text where a list belongs", write("books.json", '"Accelerate"'), [
    "data/books.json:1:1  This file must be a list.  Put it in square brackets: [ … ].",
  ]),
  row("null in place of a list", write("books.json", "null"), [
    "data/books.json:1:1  This file must be a list.  Put it in square brackets: [ … ].",
  ]),
  row("a missing field", edit("books.json", '    "author": "Nicole Forsgren",\n', ""), [
    'data/books.json:2:3  books[0]  Missing property "author".  Add "author": "…". Who wrote it; several names with commas between them.',
  ]),
  row("a missing field in a group within", edit("pages/home.json", '    "intro": "Two days a week.",\n', ""), [
    'data/pages/home.json:6:11  hero  Missing property "intro".  Add "intro": "…". The sentences under the headline.',
  ]),
  row(
    "a missing group",
    write(
      "pages/not-found.json",
      '{\n  "heading": "Not found",\n  "homeAction": "Back",\n  "likelyHeading": "This?",\n  "pagesHeading": "Pages",\n  "postsHeading": "Posts"\n}\n',
    ),
    [
      'data/pages/not-found.json:1:1  Missing property "seo".  Add "seo": { … }. What search engines and shared links show.',
    ],
  ),
  row("an empty field", edit("books.json", '"Nicole Forsgren"', '""'), [
    "data/books.json:4:15  books[0].author  This text is empty.  Write something here.",
  ]),
  row("a field of spaces", edit("books.json", '"Nicole Forsgren"', '"  "'), [
    "data/books.json:4:15  books[0].author  This text is empty.  Write something here.",
  ]),
  row("null in a required field", edit("books.json", '"Nicole Forsgren"', "null"), [
    'data/books.json:4:15  books[0].author  This is null.  Write "…".',
  ]),
  row("null in an optional field", edit("books.json", '"images/cover.png"', "null"), [
    'data/books.json:5:17  books[0].coverUrl  This is null.  Write "images/…", or remove the line.',
  ]),
  row("a number where text belongs", edit("books.json", '"Accelerate"', "1984"), [
    'data/books.json:3:14  books[0].title  This must be text.  Write "1984", in double quotes.',
  ]),
  row("a list where text belongs", edit("books.json", '"Nicole Forsgren"', '["Nicole Forsgren"]'), [
    "data/books.json:4:15  books[0].author  This must be text.  Write it in double quotes.",
  ]),
  row("true where text belongs", edit("pages/books.json", '"View"', "true"), [
    'data/pages/books.json:7:13  action  This must be text.  Write "true", in double quotes.',
  ]),
  row("a text where a number belongs", edit("site.json", '"percent": 30', '"percent": "30"'), [
    "data/site.json:11:16  costClaim.percent  This must be a whole number.  Write 30, without quotes.",
  ]),
  row("a fraction where a whole number belongs", edit("site.json", '"percent": 30', '"percent": 29.5'), [
    "data/site.json:11:16  costClaim.percent  This must be a whole number.  Write it with digits, without quotes.",
  ]),
  row("a number below its range", edit("pages/tools.json", "62", "-1"), [
    "data/pages/tools.json:13:16  figure.scores[0]  Value is below the minimum of 0.  Write 0 or more.",
  ]),
  row("a number above its range", edit("pages/tools.json", "62", "101"), [
    "data/pages/tools.json:13:16  figure.scores[0]  Value is above the maximum of 100.  Write 100 or less.",
  ]),
  row("a list without the entries that it needs", edit("pages/tools.json", "[62]", "[]"), [
    "data/pages/tools.json:13:15  figure.scores  This list is empty.  Write at least one entry.",
  ]),
  row("a text where a list belongs in an entry", edit("tools.json", '["Testing"]', '"Testing"'), [
    "data/tools.json:7:17  tools[0].features  This must be a list.  Put it in square brackets: [ … ].",
  ]),
  row(
    "a text where a group belongs",
    edit(
      "pages/home.json",
      '"testimonials": {\n    "heading": "What they say"\n  }',
      '"testimonials": "What they say"',
    ),
    [
      "data/pages/home.json:26:19  testimonials  This must be an object with keys and values.  Put them in curly brackets: { … }.",
    ],
  ),
  row("a text where an entry belongs", write("books.json", '["Accelerate"]'), [
    "data/books.json:1:2  books[0]  This must be an object with keys and values.  Put them in curly brackets: { … }.",
  ]),
  row("an empty text in a list", edit("tools.json", '"Testing"', '""'), [
    "data/tools.json:7:18  tools[0].features[0]  This text is empty.  Write something here.",
  ]),
  row("null in a list", edit("tools.json", '"Testing"', "null"), [
    'data/tools.json:7:18  tools[0].features[0]  This is null.  Write "…".',
  ]),
  row("a misspelt key", edit("books.json", '"title": "Acc', '"titel": "Acc'), [
    'data/books.json:3:5  books[0].titel  Property titel is not allowed.  Did you mean "title"?',
  ]),
  row("a misspelt optional key", edit("books.json", '"coverUrl"', '"coverURL"'), [
    'data/books.json:5:5  books[0].coverURL  Property coverURL is not allowed.  Did you mean "coverUrl"?',
  ]),
  row("a key that fits nowhere", edit("books.json", '"title": "Acc', '"isbn": "1942788339",\n    "title": "Acc'), [
    "data/books.json:3:5  books[0].isbn  Property isbn is not allowed.  Remove it. The keys allowed here are title, author, coverUrl, summary, amazonUrl.",
  ]),
  row(
    "a key in the wrong group",
    edit("pages/home.json", '"allLink": "All services"', '"allLink": "All services",\n    "emphasis": "What"'),
    [
      "data/pages/home.json:16:5  services.emphasis  Property emphasis is not allowed.  Remove it. The keys allowed here are heading, intro, allLink.",
    ],
  ),
  row(
    "a key that JavaScript keeps for itself",
    edit("books.json", '"title": "Acc', '"__proto__": {},\n    "title": "Acc'),
    [
      "data/books.json:3:5  books[0].__proto__  Property __proto__ is not allowed.  Remove it. The keys allowed here are title, author, coverUrl, summary, amazonUrl.",
    ],
  ),
  row(
    "a key twice",
    edit("books.json", '"author": "Nicole Forsgren"', '"title": "Accelerate 2",\n    "author": "Nicole Forsgren"'),
    [
      'data/books.json:4:5  books[0].title  The key "title" is used twice here; the first is on line 3.  Remove one of them.',
    ],
  ),
  row("a key twice in a group within", edit("site.json", '"percent": 30', '"percent": 30,\n    "percent": 30'), [
    'data/site.json:12:5  costClaim.percent  The key "percent" is used twice here; the first is on line 11.  Remove one of them.',
  ]),
]
