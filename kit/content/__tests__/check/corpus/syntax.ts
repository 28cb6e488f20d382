import { all, edit, write } from "../../support/changed-data"
import { cover, row } from "../../support/corpus"

/** How the files are written: each error and all that the check says of it. */
export const syntax = [
  row("a comma after the last key", edit("books.json", '/1942788819"', '/1942788819",'), [
    "data/books.json:13:56  There is a comma before the closing }.  Remove the comma.",
  ]),
  row("a comma after the last entry of a list", edit("books.json", "  }\n]", "  },\n]"), [
    "data/books.json:14:4  There is a comma before the closing ].  Remove the comma.",
  ]),
  row("a missing comma between two keys", edit("books.json", '"Accelerate",', '"Accelerate"'), [
    "data/books.json:3:26  A comma is missing here.  Write a comma, and the next entry after it.",
  ]),
  row("a missing comma between two entries", edit("books.json", "  },\n  {", "  }\n  {"), [
    "data/books.json:8:4  A comma is missing here.  Write a comma, and the next entry after it.",
  ]),
  row(
    "several commas wrong at once",
    all(edit("books.json", '"Accelerate",', '"Accelerate"'), edit("books.json", '/1942788819"', '/1942788819",')),
    [
      "data/books.json:3:26  A comma is missing here.  Write a comma, and the next entry after it.",
      "data/books.json:13:56  There is a comma before the closing }.  Remove the comma.",
    ],
  ),
  row("two commas in a row", edit("books.json", '"Accelerate",', '"Accelerate",,'), [
    "data/books.json:3:27  There is nothing before this comma.  Remove the comma.",
  ]),
  row("a missing closing quote", edit("books.json", '"Accelerate",', '"Accelerate,'), [
    'data/books.json:3:14  The closing quote of this text is missing.  Write " at its end. A text stays on one line; \\n stands for a line break.',
  ]),
  row("a missing opening quote", edit("books.json", '"Accelerate",', 'Accelerate",'), [
    'data/books.json:3:14  There are no quotes around Accelerate.  Write "Accelerate".',
  ]),
  row("a missing closing brace", edit("books.json", '  },\n  {\n    "title": "Team', '  ,{\n    "title": "Team'), [
    'data/books.json:8:4  A key is missing here.  Close the brackets before it with }, or write a key: "key": "value".',
  ]),
  row(
    "a file that breaks off",
    edit("books.json", '    "amazonUrl": "https://www.amazon.com/dp/1942788819"\n  }\n]\n', ""),
    ["data/books.json:9:3  This { is never closed.  Write } where it ends."],
  ),
  row("a missing closing bracket", edit("books.json", "  }\n]\n", "  }\n"), [
    "data/books.json:1:1  This [ is never closed.  Write ] where it ends.",
  ]),
  row("a bracket of the wrong kind", edit("books.json", "  }\n]\n", "  ]\n]\n"), [
    "data/books.json:14:3  There is ] where } belongs, for the bracket opened on line 9.  Write } first.",
  ]),
  row("a bracket too many", edit("books.json", "  }\n]\n", "  }\n]\n]\n"), [
    "data/books.json:16:1  This ] has no opening bracket.  Remove it.",
  ]),
  row(
    "a comment on its own line",
    edit("books.json", '[\n  {\n    "title": "Acc', '[\n  // my favourites\n  {\n    "title": "Acc'),
    ["data/books.json:2:3  JSON has no comments.  Remove it."],
  ),
  row(
    "a comment of several lines",
    edit("books.json", '[\n  {\n    "title": "Acc', '[\n  /* my\n  favourites */\n  {\n    "title": "Acc'),
    ["data/books.json:2:3  JSON has no comments.  Remove it."],
  ),
  row(
    "a comment that begins with a hash",
    edit("books.json", '[\n  {\n    "title": "Acc', '[\n  # favourites\n  {\n    "title": "Acc'),
    ["data/books.json:2:3  JSON has no comments.  Remove it."],
  ),
  row("single quotes around a value", edit("books.json", '"Accelerate"', "'Accelerate'"), [
    'data/books.json:3:14  This begins with a single quotation mark.  Write "Accelerate", in double quotes.',
  ]),
  row("single quotes around a key", edit("books.json", '"title": "Acc', "'title': \"Acc"), [
    'data/books.json:3:5  This begins with a single quotation mark.  Write "title", in double quotes.',
  ]),
  row("curly quotes around a value", edit("books.json", '"Accelerate"', "“Accelerate”"), [
    'data/books.json:3:14  This begins with a curly quotation mark.  Put straight double quotes (") around it.',
  ]),
  row("a key without quotes", edit("books.json", '"title": "Acc', 'title: "Acc'), [
    'data/books.json:3:5  The key title has no quotes around it.  Write "title".',
  ]),
  row("a value without quotes", edit("books.json", '"Accelerate"', "Accelerate"), [
    'data/books.json:3:14  There are no quotes around Accelerate.  Write "Accelerate".',
  ]),
  row("a quotation mark inside a text", edit("books.json", '"Accelerate"', '"The "real" Accelerate"'), [
    'data/books.json:3:20  There is an unescaped quote before real.  Write \\" for a quotation mark inside a text.',
  ]),
  row("a missing colon", edit("books.json", '"title": "Acc', '"title" "Acc'), [
    'data/books.json:3:12  A colon is missing after the key "title".  Write a colon, then the value.',
  ]),
  row("a key without a value", edit("books.json", '"title": "Accelerate"', '"title":'), [
    'data/books.json:3:13  The key "title" has no value.  Write the value after the colon, or remove the key.',
  ]),
  row("a line break inside a text", edit("books.json", '"Nicole Forsgren"', '"Nicole\nForsgren"'), [
    'data/books.json:4:15  The closing quote of this text is missing.  Write " at its end. A text stays on one line; \\n stands for a line break.',
  ]),
  row("a tab inside a text", edit("books.json", '"Nicole Forsgren"', '"Nicole\tForsgren"'), [
    "data/books.json:4:22  There is a tab in this text.  Replace it with a space.",
  ]),
  row("a Windows path", cover("images\\cover.png"), [
    "data/books.json:5:24  \\c is not a valid escape sequence.  Write \\\\ for a backslash, / between folders, \\n for a line break.",
  ]),
  row("a number with a zero in front", edit("site.json", '"percent": 30', '"percent": 030'), [
    "data/site.json:11:16  JSON cannot read this number.  Write it in digits, with no zero in front and a point for decimals; put it in double quotes if it is text.",
  ]),
  row("a number with a plus sign", edit("site.json", '"percent": 30', '"percent": +30'), [
    "data/site.json:11:16  JSON cannot read this number.  Write it in digits, with no zero in front and a point for decimals; put it in double quotes if it is text.",
  ]),
  row("a space that cannot be seen", edit("books.json", '"title": "Acc', ' "title": "Acc'), [
    "data/books.json:3:5  There is an invisible character here (U+00A0).  Remove it, or write an ordinary space.",
  ]),
  row("two lists in one file", write("books.json", "[]\n[]\n"), [
    "data/books.json:2:1  There is something after the end of the data.  Remove it, or put everything into one pair of brackets.",
  ]),
  row("two groups in one file", write("pages/books.json", "{}\n{}\n"), [
    "data/pages/books.json:2:1  There is something after the end of the data.  Remove it, or put everything into one pair of brackets.",
  ]),
  row("an empty list file", write("books.json", ""), [
    "data/books.json:1:1  This file is empty.  Write []: a list without entries.",
  ]),
  row("an empty file with a group", write("site.json", "\n\n"), [
    "data/site.json:1:1  This file is empty.  Restore it from an earlier version.",
  ]),
  row("a file with nothing but a comment", write("books.json", "// soon\n"), [
    "data/books.json:1:1  JSON has no comments.  Remove it.",
    "data/books.json:2:1  This file is empty.  Write []: a list without entries.",
  ]),
  ...["\n", "\r\n"].map((end) =>
    row(
      `a file of which git has left two versions, and the one before, with ${JSON.stringify(end)}`,
      edit(
        "books.json",
        '    "title": "Accelerate",\n',
        ["<<<<<<< HEAD", '    "title": "A",', "||||||| base", '    "title": "B",', "=======", ">>>>>>> other", ""].join(
          end,
        ),
      ),
      [
        "data/books.json:3:1  This is a merge conflict: git has left both versions, line 4 and no lines.  Keep the lines that are right, and remove the others with the lines <<<<<<<, ======= and >>>>>>>.",
      ],
    ),
  ),
  row("a byte order mark", edit("books.json", '[\n  {\n    "title": "Acc', '\ufeff[\n  {\n    "title": "Acc'), [
    "data/books.json:1:1  This file begins with a byte order mark.  Save it as UTF-8 without a byte order mark (BOM).",
  ]),
  row("a file in Latin-1", write("books.json", Buffer.from('[\n  { "title": "Café" }\n]\n', "latin1")), [
    "data/books.json:2:18  This is not UTF-8 text.  Save the file again as UTF-8.",
  ]),
  row("a file in UTF-16", write("books.json", Buffer.from("\ufeff[]", "utf16le")), [
    "data/books.json:1:1  This is not UTF-8 text but UTF-16.  Save the file again as UTF-8.",
  ]),
  row("brackets without end", write("books.json", "[".repeat(100_000)), [
    "data/books.json:1:51  The brackets are nested too deeply.  No file of this site needs more than ten.",
  ]),
]
