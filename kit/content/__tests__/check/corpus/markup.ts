import { row, summary } from "../../support/corpus"

/** Texts with markup: each error and all that the check says of it. */
export const markup = [
  row("a tag that is not closed", summary("<p>Four <em>measures.</p>"), [
    "data/books.json:6:25  books[0].summary  This <em> is not closed.  Write </em> before </p>.",
  ]),
  row("a paragraph that is not closed", summary("<p>Four measures."), [
    "data/books.json:6:17  books[0].summary  This <p> is not closed.  Write </p> where it ends.",
  ]),
  row("a closing tag too many", summary("<p>Four measures</em>.</p>"), [
    "data/books.json:6:33  books[0].summary  This </em> has no opening tag.  Remove it, or write <em> before it.",
  ]),
  row("tags that cross", summary("<p><em><strong>Four</em></strong></p>"), [
    "data/books.json:6:24  books[0].summary  This <strong> is not closed.  Write </strong> before </em>.",
  ]),
  row("a tag that is not finished", summary("<p>Four measures.</p"), [
    "data/books.json:6:34  books[0].summary  This tag is not finished.  Write > at its end, or &lt; if you mean the character <.",
  ]),
  row("a script", summary("<script>alert(1)</script>"), [
    "data/books.json:6:17  books[0].summary  The tag <script> is not supported.  Only <p> <br> <em> <strong> <i> <b> <ul> <ol> <li> <a> <cite> <q> can be used.",
  ]),
  row("a heading", summary("<h2>Four</h2>"), [
    "data/books.json:6:17  books[0].summary  The tag <h2> is not supported.  Only <p> <br> <em> <strong> <i> <b> <ul> <ol> <li> <a> <cite> <q> can be used.",
  ]),
  row("a misspelt tag", summary("<p><stong>Four</stong></p>"), [
    "data/books.json:6:20  books[0].summary  The tag <stong> is not supported.  Only <p> <br> <em> <strong> <i> <b> <ul> <ol> <li> <a> <cite> <q> can be used. Did you mean <strong>?",
  ]),
  row("a picture in a text", summary("<p><img src='x.png'></p>"), [
    "data/books.json:6:20  books[0].summary  The tag <img> is not supported.  Only <p> <br> <em> <strong> <i> <b> <ul> <ol> <li> <a> <cite> <q> can be used.",
  ]),
  row("an event in a tag", summary("<p onclick='go()'>Four</p>"), [
    'data/books.json:6:20  books[0].summary  <p> cannot have "onclick" here.  Write <p>.',
  ]),
  row("a style in a tag", summary("<p style='color: red'>Four</p>"), [
    'data/books.json:6:20  books[0].summary  <p> cannot have "style" here.  Write <p>.',
  ]),
  row("a link that runs a script", summary("<a href='javascript:go()'>Four</a>"), [
    "data/books.json:6:20  books[0].summary  This address is a program or data, not a page.  Write the address of a page, from https:// on.",
  ]),
  row("a relative link", summary("<a href='/books/'>Four</a>"), [
    "data/books.json:6:20  books[0].summary  This is only part of an address.  Write the whole address, from https:// on.",
  ]),
  row("a link without an address", summary("<a>Four</a>"), [
    'data/books.json:6:17  books[0].summary  This link leads nowhere.  Write <a href=\\"https://…\\">.',
  ]),
  row("a comment in a text", summary("<p>Four</p><!-- more -->"), [
    "data/books.json:6:28  books[0].summary  Comments and declarations are not supported.  Remove it: visitors would not see it.",
  ]),
  row("a paragraph within a paragraph", summary("<p>Four <p>measures</p></p>"), [
    "data/books.json:6:25  books[0].summary  <p> cannot stand in <p>.  Write </p> before it.",
  ]),
  row("an entry of no list", summary("<li>Four</li>"), [
    "data/books.json:6:17  books[0].summary  This <li> is not in a list.  Put <ul> and </ul>, or <ol> and </ol>, around the entries.",
  ]),
  row("text straight in a list", summary("<ul>Four <li>measures</li></ul>"), [
    "data/books.json:6:21  books[0].summary  There is text directly in <ul>.  Put it into <li> and </li>.",
  ]),
  row("an error behind escaped quotation marks", summary('<p>\\u00e9\\"Four\\" <em>measures</p>'), [
    "data/books.json:6:35  books[0].summary  This <em> is not closed.  Write </em> before </p>.",
  ]),
]
