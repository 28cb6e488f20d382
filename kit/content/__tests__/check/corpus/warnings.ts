import { all, draw, edit, enlarge, move, write } from "../../support/changed-data"
import { row, thatPost } from "../../support/corpus"
import { base } from "../../support/quick-check"
import { withId } from "./newsletter"

const privacy = (text: string) => write("pages/privacy.md", text)
const untold = (what: string, sentence: string) =>
  `data/pages/privacy.md:1:1  Warning: The privacy page does not tell of ${what}.  Write for example: ${sentence}`

/** What works but deserves a look: each error and all that the check says of it. */
export const warnings = [
  row(
    "an address that only stands in for the site’s own",
    edit("site.json", 'https://www.ada-north.org"', 'https://www.example.org"'),
    [
      "data/site.json:6:14  siteUrl  Warning: This address only stands in for the site’s own.  Write the address that the site will have.",
    ],
  ),
  row("what is still open in a legal text", write("pages/terms.md", "The law of [[country]] applies.\n"), [
    "data/pages/terms.md:1:12  Warning: This is still to be filled in: “country”.  Replace the double brackets and what is in them.",
  ]),
  row("an icon that is not square", draw("images/icon.png", 640, 512), [
    "data/site.json:20:14  iconUrl  Warning: This icon is not square: 640 × 512.  Crop it to a square.",
  ]),
  row("an icon that is too small", draw("images/icon.png", 256, 256), [
    "data/site.json:20:14  iconUrl  Warning: This picture has 256 × 256 pixels; sharp screens can show up to 512 × 512 of it.  Use a larger one, or it will look blurred.",
  ]),
  row(
    "a drawn icon that calls itself small",
    all(
      edit("site.json", "images/icon.png", "images/icon.svg"),
      move("images/icon.png", "images/icon.svg"),
      write("images/icon.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>'),
    ),
    [
      'data/site.json:20:14  iconUrl  Warning: This picture has 32 × 32 pixels; sharp screens can show up to 512 × 512 of it.  Give its svg element width="512" and height="512"; the drawing itself can stay as it is.',
    ],
  ),
  row("a picture that is too small", draw("images/cover.png", 300, 450), [
    "data/books.json:5:17  books[0].coverUrl  Warning: This picture has 300 × 450 pixels; sharp screens can show up to 360 × 540 of it.  Use a larger one, or it will look blurred.",
  ]),
  row("a picture that is too wide", draw("images/cover.png", 1080, 540), [
    "data/books.json:5:17  books[0].coverUrl  Warning: This picture is much wider than the space for it, which is 2:3.  Crop it to that shape, or the site will crop it.",
  ]),
  row("a picture that is too high", draw("images/talk.png", 1764, 2646), [
    "data/media.json:6:17  media[0].imageUrl  Warning: This picture is much taller than the space for it, which is 16:9.  Crop it to that shape, or the site will crop it.",
  ]),
  row(
    "a picture that is turned by its notes",
    draw("images/cover.png", 540, 360, (image) => image.withMetadata({ orientation: 6 })),
    [],
  ),
  row("a picture of more than 5 MB", enlarge("images/cover.png", 6 * 1024 * 1024), [
    "data/books.json:5:17  books[0].coverUrl  Warning: This picture is 6.0 MB.  Make it smaller: 2400 pixels on the longer side are enough.",
  ]),
  row(
    "a picture that says where it was taken",
    draw("images/cover.png", 360, 540, (image) =>
      image.withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 22/1 0/1" } }),
    ),
    [
      "data/books.json:5:17  books[0].coverUrl  Warning: This picture contains the location where it was taken.  Remove its location (GPS) before you publish it.",
    ],
  ),
  row(
    "the description of the initials under a portrait",
    edit("pages/about.json", "Ada North at a desk.", "Les initiales AN."),
    [
      "data/pages/about.json:8:18  portraitAlt  Warning: This describes the picture that the site began with, and another one is here now.  Write what the new picture shows.",
    ],
  ),
  row(
    "the description of the initials that are still there",
    all(
      edit("pages/about.json", "Ada North at a desk.", "The initials AN."),
      draw("images/portrait.png", 1200, 1500, (image) => image.png({ palette: true })),
    ),
    [],
  ),
  row("the place for a description", edit("pages/about.json", "Ada North at a desk.", "What the picture shows"), [
    "data/pages/about.json:8:18  portraitAlt  Warning: This is the place for a description, and not one yet.  Write what the picture shows, for those who cannot see it.",
  ]),
  row(
    "the place for the description of a picture in a text",
    edit("posts/a-small-database.md", "A week.", "![What the picture shows](../images/post.png)"),
    [
      "data/posts/a-small-database.md:5:1  Warning: This is the place for a description, and not one yet.  Write what the picture shows, for those who cannot see it.",
    ],
  ),
  row("a picture that nothing uses", draw("images/old-cover.png", 360, 540), [
    "data/images/old-cover.png:1:1  Warning: No file uses this picture.  Remove it, or use it somewhere.",
  ]),
  row("a text far longer than its place", edit("pages/books.json", '"View"', `"${"View the book ".repeat(4)}"`), [
    "data/pages/books.json:7:13  action  Warning: This text has 55 characters; about 30 fit.  Shorten it, or see on the page whether it still reads well.",
  ]),
  row("an optional text that is empty", edit("posts.json", '"2026-04-28"', '""'), [
    "data/posts.json:5:13  posts[0].date  Warning: This text is empty, so the page does not show it.  Write something, or remove the line.",
  ]),
  row("a date in words that the site would write out just so", edit("posts.json", '"2026-04-28"', '"28 April 2026"'), [
    "data/posts.json:5:13  posts[0].date  Warning: Programs cannot read this date, so feeds and search engines get none.  Write 2026-04-28; visitors see the same as before.",
  ]),
  row("a date in other words", edit("media.json", '"2026-06"', '"early in 2026"'), [
    "data/media.json:8:13  media[0].date  Warning: Programs cannot read this date, so feeds and search engines get none.  Write the day as 2026-11-10, or the month as 2026-11; the site writes it out in its language.",
  ]),
  row("a post that is later than the one before it", thatPost('"date": "2026-05"'), [
    "data/posts.json:12:41  posts[1].date  Warning: This post (2026-05) is newer than the one above it (2026-04-28); the list is shown in this order.  Move it up, or correct the date.",
  ]),
  row("a post of the same month as the one before it", thatPost('"date": "2026-04"'), []),
  row("a post that is published later than the one before it", thatPost('"publishOn": "2026-05-01"'), [
    "data/posts.json:12:46  posts[1].publishOn  Warning: This post (2026-05-01) is newer than the one above it (2026-04-28); the list is shown in this order.  Move it up, or correct the date.",
  ]),
  row("an optional list that is empty", edit("tools.json", '["Testing"]', "[]"), [
    "data/tools.json:7:17  tools[0].features  Warning: This list is empty, so the page does not show it.  Write something, or remove the line.",
  ]),
  row("an optional address that is empty", edit("site.json", '"https://twitter.com/adanorth"', '""'), [
    "data/site.json:9:17  twitterUrl  Warning: This text is empty, so the page does not show it.  Write something, or remove the line.",
  ]),
  row("an optional picture that is empty", edit("media.json", '"images/talk.png"', '""'), [
    "data/images/talk.png:1:1  Warning: No file uses this picture.  Remove it, or use it somewhere.",
    "data/media.json:6:17  media[0].imageUrl  Warning: This text is empty, so the page does not show it.  Write something, or remove the line.",
  ]),
  row(
    "addresses of the sample",
    all(
      edit("site.json", '"https://www.ada-north.org"', '"https://ada-north.example"'),
      edit("site.json", 'in/ada-north"', 'in/ada-north-sample"'),
    ),
    [
      "data/site.json:6:14  siteUrl  Warning: This address is still the sample’s, and so is 1 more in this file.  Write your own.",
    ],
  ),
  row("an account of the sample", edit("site.json", "twitter.com/adanorth", "twitter.com/adanorth_sample"), [
    "data/site.json:9:17  twitterUrl  Warning: This address is still the sample’s.  Write your own.",
  ]),
  row("a privacy page that does not name an assessment", all(base, privacy("We keep nothing.\n")), [
    untold(
      "what “Quick check” stores",
      "`assessment-quick-check` in session storage: your answers, until the tab is closed; if you ask for it, in local storage too, until you wipe them.",
    ),
  ]),
  row("one that names it, or its key, in any language", all(base, privacy("يحفظ Quick Check إجاباتك.\n")), []),
  row(
    "one that does not name who gets the addresses of subscribers",
    all(withId("kit", "9471578"), privacy("We keep nothing.\n")),
    [
      untold(
        "Kit, which gets the addresses of subscribers",
        "When you subscribe to the newsletter, your address is sent to Kit.",
      ),
    ],
  ),
  row("one that lists by their keys what every page stores", privacy("- `theme`\n- `@@scroll|path`\n"), [
    untold(
      "a page that is loaded again",
      "`gatsby-reload-compilation-hash-match` in session storage: for a moment while the site is being renewed.",
    ),
  ]),
]
