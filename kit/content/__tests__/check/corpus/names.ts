import { all, edit } from "../../support/changed-data"
import { row, slug } from "../../support/corpus"

/** Slugs, ids, languages and words within words: each error and all that the check says of it. */
export const names = [
  row("an unknown language", edit("site.json", '"en-GB"', '"english"'), [
    "data/site.json:2:15  language  Browsers do not know this language tag.  Write a tag such as en-GB, de, pt-BR or ar.",
  ]),
  row("a language tag with an underscore", edit("site.json", '"en-GB"', '"en_GB"'), [
    "data/site.json:2:15  language  There is an underscore in this language tag.  Write en-GB.",
  ]),
  row("a language that is not a tag", edit("site.json", '"en-GB"', '"British English"'), [
    "data/site.json:2:15  language  Browsers do not know this language tag.  Write a tag such as en-GB, de, pt-BR or ar.",
  ]),
  row("a missing plural form", edit("site.json", '"en-GB"', '"pl"'), [
    'data/labels.json:33:14  filter.count  Missing property "few".  Add "few": "{count} …". The language pl needs the forms one, few, many, other.',
    'data/labels.json:33:14  filter.count  Missing property "many".  Add "many": "{count} …". The language pl needs the forms one, few, many, other.',
    'data/labels.json:39:20  article.readingTime  Missing property "few".  Add "few": "{count} …". The language pl needs the forms one, few, many, other.',
    'data/labels.json:39:20  article.readingTime  Missing property "many".  Add "many": "{count} …". The language pl needs the forms one, few, many, other.',
  ]),
  row("a missing plural form in the same language", edit("labels.json", '"one": "{count} post",\n      ', ""), [
    'data/labels.json:33:14  filter.count  Missing property "one".  Add "one": "{count} …". The language en-GB needs the forms one, other.',
  ]),
  row("a placeholder that the site cannot fill", edit("labels.json", "{count} posts", "{number} posts"), [
    "data/labels.json:35:16  filter.count.other  The site cannot fill in these curly brackets.  Only {count} can be used here.",
  ]),
  row("a slug with capitals", slug('"A-Small-Database"'), [
    "data/posts.json:12:13  posts[1].slug  There are capitals in this slug.  Write a-small-database.",
  ]),
  row("a slug with spaces", slug('"a small database"'), [
    "data/posts.json:12:13  posts[1].slug  There are spaces in this slug.  Write a-small-database.",
  ]),
  row("a slug with a dot", slug('"a-small-database.html"'), [
    "data/posts.json:12:13  posts[1].slug  There is a dot in this slug.  Write a-small-database-html.",
  ]),
  row("a slug with slashes", slug('"2026/a-small-database"'), [
    "data/posts.json:12:13  posts[1].slug  There is a slash in this slug.  Write 2026-a-small-database.",
  ]),
  row("a slug with other letters", slug('"une-base-de-données"'), [
    "data/posts.json:12:13  posts[1].slug  This slug may only contain a to z, 0 to 9, and single hyphens between them.  Write une-base-de-donnees.",
  ]),
  row(
    "a slug with letters that its language writes in two",
    all(edit("site.json", '"en-GB"', '"de"'), slug('"größere-datenbank"')),
    [
      "data/posts.json:12:13  posts[1].slug  This slug may only contain a to z, 0 to 9, and single hyphens between them.  Write groessere-datenbank.",
    ],
  ),
  row("a slug with an underscore", slug('"a_small_database"'), [
    "data/posts.json:12:13  posts[1].slug  This slug may only contain a to z, 0 to 9, and single hyphens between them.  Write a-small-database.",
  ]),
  row("a slug of signs", slug('"---"'), [
    "data/posts.json:12:13  posts[1].slug  This slug may only contain a to z, 0 to 9, and single hyphens between them.  Use a to z, 0 to 9 and hyphens.",
  ]),
  row("a slug in Cyrillic capitals", slug('"МАЛА"'), [
    "data/posts.json:12:13  posts[1].slug  There are capitals in this slug.  Write mala.",
  ]),
  row("a slug in capitals of a script that is not written in a to z", slug('"ՓՈՔՐ"'), [
    "data/posts.json:12:13  posts[1].slug  There are capitals in this slug.  Use a to z, 0 to 9 and hyphens.",
  ]),
  row("an id with spaces", edit("services.json", '"id": "audits"', '"id": "code audits"'), [
    "data/services.json:3:11  services[0].id  There are spaces in this id.  Write code-audits.",
  ]),
  row("an id with a hash", edit("services.json", '"id": "audits"', '"id": "#audits"'), [
    "data/services.json:3:11  services[0].id  This id may only contain a to z, 0 to 9, and single hyphens between them.  Write audits.",
  ]),
  row("an id that begins with a digit", edit("services.json", '"id": "audits"', '"id": "3-week-audits"'), [
    "data/services.json:3:11  services[0].id  This id begins with a digit.  Begin it with a letter: style sheets cannot refer to an id that begins with a digit.",
  ]),
  row("an id that the page uses itself", edit("services.json", '"id": "audits"', '"id": "content"'), [
    "data/services.json:3:11  services[0].id  This id belongs to another part of the page.  Choose another.",
  ]),
  row(
    "words in colour that are not in the headline",
    edit("pages/home.json", '"emphasis": "less than 30%"', '"emphasis": "Less than 30%"'),
    [
      'data/pages/home.json:8:17  hero.emphasis  These words are not in "heading".  Copy the words from "heading", exactly as written.',
    ],
  ),
]
