import { edit, write } from "../../support/changed-data"
import { row } from "../../support/corpus"

/** What the fields hold: each error and all that the check says of it. */
export const values = [
  row("a post that is nothing", write("posts.json", "[\n  null\n]\n"), [
    "data/posts.json:2:3  posts[0]  This is null.  Write { … }.",
  ]),
  row("an id twice", edit("services.json", '"id": "hiring"', '"id": "audits"'), [
    'data/services.json:11:11  services[1].id  The address within the page "audits" is used twice: service 1 has it too.  Change one of them, or remove it.',
  ]),
  row("a service’s title twice", edit("services.json", '"title": "Hiring"', '"title": "Audits"'), [
    'data/services.json:12:14  services[1].title  The name "Audits" is used twice: service 1 has it too.  Change one of them, or remove it.',
  ]),
  row("a book’s title twice", edit("books.json", '"Team Topologies"', '"Accelerate"'), [
    'data/books.json:10:14  books[1].title  The title "Accelerate" is used twice: book 1 has it too.  Change one of them, or remove it.',
  ]),
  row("a slug twice", edit("posts.json", '"slug": "a-small-database"', '"slug": "two-teams-one-rota"'), [
    'data/posts.json:12:13  posts[1].slug  The address "two-teams-one-rota" is used twice: post 1 has it too.  Change one of them, or remove it.',
  ]),
  row(
    "a topic twice",
    edit("pages/blog.json", '["Engineering", "Leadership"]', '["Engineering", "Leadership", "Engineering"]'),
    ['data/pages/blog.json:7:43  topics[2]  "Engineering" appears twice in this list.  Remove one of them.'],
  ),
  row("a media type in capitals", edit("media.json", '"podcast"', '"Podcast"'), [
    'data/media.json:4:13  media[0].type  This value is not allowed here.  Write one of podcast, interview, talk, article, panel, video, webinar, workshop. Did you mean "podcast"?',
  ]),
  row("a media type that there is not", edit("media.json", '"podcast"', '"concert"'), [
    "data/media.json:4:13  media[0].type  This value is not allowed here.  Write one of podcast, interview, talk, article, panel, video, webinar, workshop.",
  ]),
  row("a number for a media type", edit("media.json", '"podcast"', "1"), [
    "data/media.json:4:13  media[0].type  This value is not allowed here.  Write one of podcast, interview, talk, article, panel, video, webinar, workshop.",
  ]),
  row("an icon that nobody has drawn", edit("services.json", '"layers"', '"layer"'), [
    'data/services.json:8:13  services[0].icon  This value is not allowed here.  Write one of compass, bridge, tree, layers, gauge. Did you mean "layers"?',
  ]),
  row("a topic that the blog does not have", edit("posts.json", '["Engineering"]', '["Enginering"]'), [
    'data/posts.json:8:20  posts[0].categories[0]  This is not one of the blog’s topics.  Write one of Engineering, Leadership, or add it to "topics" in pages/blog.json. Did you mean "Engineering"?',
  ]),
  row("an unknown topic with nothing near", edit("posts.json", '["Engineering"]', '["Cooking"]'), [
    'data/posts.json:8:20  posts[0].categories[0]  This is not one of the blog’s topics.  Write one of Engineering, Leadership, or add it to "topics" in pages/blog.json.',
  ]),
]
