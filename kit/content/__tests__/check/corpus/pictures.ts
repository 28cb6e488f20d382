import { join } from "node:path"
import type { Sharp } from "sharp"
import { all, animation, draw, edit, link, remove, truncate, write } from "../../support/changed-data"
import { cover, row } from "../../support/corpus"

/** An SVG icon whose svg element says its size thus. */
const icon = (size: string) =>
  all(
    edit("site.json", "images/icon.png", "images/icon.svg"),
    write(
      "images/icon.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`,
    ),
    remove("images/icon.png"),
  )

/** Pictures: each error and all that the check says of it. */
export const pictures = [
  row("a picture that moves", draw("images/cover.png", 360, 540, animation), [
    "data/books.json:5:17  books[0].coverUrl  Warning: This picture is animated; the site shows only its first frame.  Save that frame as a picture, or link to a video.",
  ]),
  row("a picture that is missing", cover("images/cover-2.png"), [
    'data/books.json:5:17  books[0].coverUrl  There is no such picture.  Put it into data/images, or write the path of one that is there. Did you mean "images/cover.png"?',
  ]),
  row("a missing picture with another ending", cover("images/cover.jpg"), [
    'data/books.json:5:17  books[0].coverUrl  There is no such picture.  Put it into data/images, or write the path of one that is there. Did you mean "images/cover.png"?',
  ]),
  row("a picture in another folder", cover("images/books/cover.png"), [
    'data/books.json:5:17  books[0].coverUrl  There is no such picture.  Put it into data/images, or write the path of one that is there. Did you mean "images/cover.png"?',
  ]),
  row("a missing picture with nothing near", cover("images/the-managers-path.webp"), [
    "data/books.json:5:17  books[0].coverUrl  There is no such picture.  Put it into data/images, or write the path of one that is there.",
  ]),
  row("a picture in other capitals", cover("images/Cover.png"), [
    "data/books.json:5:17  books[0].coverUrl  This path and the file’s name differ in capital letters.  Write images/cover.png.",
  ]),
  row("a picture outside the folder", cover("../cover.png"), [
    "data/books.json:5:17  books[0].coverUrl  This picture is outside data/.  Copy it into data/images and write its path there.",
  ]),
  row("a picture at the top of the disk", cover("/images/cover.png"), [
    "data/books.json:5:17  books[0].coverUrl  This path starts at the root of the disk.  Write images/cover.png.",
  ]),
  row("a picture from the web", cover("https://www.amazon.com/cover.png"), [
    "data/books.json:5:17  books[0].coverUrl  A picture cannot come from the web.  Put the file into data/images and write its path.",
  ]),
  row("a path with backslashes", cover("images\\\\cover.png"), [
    "data/books.json:5:17  books[0].coverUrl  There is a backslash in this path.  Write images/cover.png.",
  ]),
  row("a drawing that the pipeline cannot read", cover("images/cover.svg"), [
    "data/books.json:5:17  books[0].coverUrl  The site cannot use a picture of this kind.  Save it as PNG, JPEG, WebP or AVIF, and write that file’s name with its ending.",
  ]),
  row("an animation that the pipeline cannot read", cover("images/cover.gif"), [
    "data/books.json:5:17  books[0].coverUrl  The site cannot use a picture of this kind.  Save it as PNG, JPEG, WebP or AVIF, and write that file’s name with its ending.",
  ]),
  row("a path without an ending", cover("images/cover"), [
    "data/books.json:5:17  books[0].coverUrl  The site cannot use a picture of this kind.  Save it as PNG, JPEG, WebP or AVIF, and write that file’s name with its ending.",
  ]),
  row("an icon of a kind that browsers do not show", edit("site.json", "images/icon.png", "images/icon.jpg"), [
    "data/site.json:20:14  iconUrl  The site cannot use a picture of this kind.  Save it as PNG or SVG, and write that file’s name with its ending.",
  ]),
  row(
    "an icon of another kind than its name says",
    draw("images/icon.png", 512, 512, (image) => image.webp()),
    [
      "data/site.json:20:14  iconUrl  This is a WEBP picture, whatever its name says.  Save it as PNG or SVG, with that ending.",
    ],
  ),
  row("an icon that is missing", edit("site.json", "images/icon.png", "images/icons.png"), [
    'data/site.json:20:14  iconUrl  There is no such picture.  Put it into data/images, or write the path of one that is there. Did you mean "images/icon.png"?',
  ]),
  row("a picture that is an empty file", write("images/cover.png", ""), [
    "data/books.json:5:17  books[0].coverUrl  This picture is an empty file.  Copy the picture again.",
  ]),
  row("a picture that is a text", write("images/cover.png", "not a picture"), [
    "data/books.json:5:17  books[0].coverUrl  This is not a picture, or not one that the site can read.  Save it again as PNG, JPEG, WebP or AVIF, or copy it again.",
  ]),
  row("an icon that is a text", write("images/icon.png", "not a picture"), [
    "data/site.json:20:14  iconUrl  This is not a picture, or not one that the site can read.  Save it again as PNG or SVG, or copy it again.",
  ]),
  ...[0.5, 0.7, 0.99].flatMap((part) =>
    [(image: Sharp) => image.png(), (image: Sharp) => image.jpeg()].map((finish, index) =>
      row(`a ${index ? "JPEG" : "PNG"} of which ${part * 100} % arrived`, truncate("images/cover.png", part, finish), [
        "data/books.json:5:17  books[0].coverUrl  This picture is damaged or incomplete.  Save it again as PNG, JPEG, WebP or AVIF, or copy it again.",
      ]),
    ),
  ),
  row("a picture that is too large to be read", draw("images/cover.png", 17_000, 2), [
    "data/books.json:5:17  books[0].coverUrl  This picture is too large for the site: it has 17000 × 2 pixels; 16383 on a side can be read.  Make it smaller: 2400 pixels on the longer side are enough.",
  ]),
  row("an SVG icon that is too large to be drawn", icon('width="99999" height="99999"'), [
    'data/site.json:20:14  iconUrl  This picture is too large for the site: it has 99999 × 99999 pixels; 16383 on a side can be read.  Give its svg element width="512" and height="512"; the drawing itself can stay as it is.',
  ]),
  row("an SVG icon of a metre", icon('width="1000mm" height="1000mm"'), []),
  row(
    "a picture of another kind than its name says",
    draw("images/cover.png", 360, 540, (image) => image.gif()),
    [
      "data/books.json:5:17  books[0].coverUrl  This is a GIF picture, whatever its name says.  Save it as PNG, JPEG, WebP or AVIF.",
    ],
  ),
  row(
    "a link to a picture outside the folder",
    link(join(__dirname, "../../support/minimal-data/images/cover.png"), "images/cover.png"),
    [
      "data/books.json:5:17  books[0].coverUrl  This picture is outside data/.  Copy it into data/images and write its path there.",
    ],
  ),
  row("a folder that holds itself", link(".", "images/loop"), [
    "data/images/loop:1:1  This symbolic link points to a folder that contains it.  Remove it.",
  ]),
]
