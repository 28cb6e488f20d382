import type { z } from "zod"
import {
  anchor,
  budget,
  choice,
  date,
  drawing,
  group,
  groupOrText,
  link,
  list,
  logo,
  markup,
  path,
  picture,
  pictureOrSquare,
  slug,
  text,
  when,
  yesNo,
} from "./primitives"

/** The names of the icons in src/content/drawings/icons.ts. */
export const serviceIcons = ["compass", "bridge", "tree", "layers", "gauge"] as const

/** The kinds of appearance, each with its labels in data/pages/media.json. */
export const mediaTypes = ["podcast", "interview", "talk", "article", "panel", "video", "webinar", "workshop"] as const

const example = groupOrText("ServiceExample", "One example. A text alone will do.", "text", {
  text: text("The example.", 300),
  to: path("Where to read more: a post or a custom page, such as /blog/a-post/.").optional(),
})

const offer = group("ServiceOffer", "How it can be bought.", {
  price: text("The price, as visitors read it, such as from £1,900.", budget.label),
  unit: text("What the price is for, such as a day.", budget.label).optional(),
  length: text("How long it takes, such as three weeks.").optional(),
  includes: list("What is in it.", text("One thing that is in it.", budget.sentence)).optional(),
  from: when("From when it can be had: a day such as 2026-11-10, a month such as 2026-11, or words.").optional(),
})

export const service = group("ServicesJson", "A service that the site offers.", {
  id: anchor(
    "The service’s address within the services page, such as org-scaling. Links from elsewhere break if it changes.",
  ),
  title: text("The service’s name."),
  description: text("The service in one sentence, for the home page and for search engines.", budget.sentence),
  longDescription: text("What the service is like: a paragraph for the services page.", budget.paragraph).optional(),
  benefits: list(
    "Key benefits.",
    text("One benefit. Words before the first colon are set in bold.", budget.sentence),
  ).optional(),
  realWorldExamples: list("What it has changed for clients.", example).optional(),
  icon: choice("The drawing beside the name.", serviceIcons).optional(),
  drawingUrl: drawing(
    "A drawing of your own in its place: an SVG file, which the site draws in its own line.",
  ).optional(),
  offer: offer.optional(),
})

export const tool = group("ToolsJson", "A free tool.", {
  id: anchor("The tool’s address within the tools page, such as devex-iq. Links from elsewhere break if it changes."),
  title: text("The tool’s name."),
  description: text("The tool in one sentence.", budget.sentence),
  longDescription: text("What the tool does: a paragraph.", budget.paragraph).optional(),
  url: link("Where the tool is. A tool with an assessment, data/assessments/<its id>.json, needs none.").optional(),
  benefits: list(
    "Reasons to use it.",
    text("One reason. Words before the first colon are set in bold.", budget.sentence),
  ).optional(),
  features: list(
    "Its features.",
    text("One feature. Words before the first colon are set in bold.", budget.sentence),
  ).optional(),
})

export const book = group("BooksJson", "A recommended book.", {
  title: text("The book’s title, as on its cover."),
  author: text("Who wrote it; several names with commas between them."),
  coverUrl: picture("The picture of its cover, 2:3.", "bookCover").optional(),
  summary: markup("What you say about the book, with simple markup such as <p> and <em>.", 400).optional(),
  amazonUrl: link("Where to buy it: the address of its page at any bookstore."),
})

export const mediaItem = group("MediaJson", "A podcast, an interview, a talk, or another appearance.", {
  title: text("The title of the episode, article or talk.", 75),
  type: choice("What it is.", mediaTypes),
  platform: text("Where it appeared: the show, the magazine, the conference."),
  imageUrl: pictureOrSquare(
    "The picture beside it, 16:9; the art of a podcast may be square.",
    ...(["leadMedia", "featuredMedia", "mediaRow"] as const),
  ).optional(),
  externalUrl: link("Where to listen to it, read it or watch it."),
  date: when(
    "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language.",
  ).optional(),
})

export const post = group("PostsJson", "A post of the blog’s list.", {
  title: text("The post’s title.", 75),
  excerpt: text(
    "The first sentences, or what the post is about. In the blog’s list the newest 24 posts show theirs.",
    budget.intro,
  ).optional(),
  date: when(
    "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language. Without it publishOn is shown.",
  ).optional(),
  imageUrl: picture(
    "The picture beside the title, 3:2. In the blog’s list the newest 24 posts show theirs.",
    "postCard",
    "article",
  ).optional(),
  slug: slug(
    "The last part of the post’s address, such as two-teams-one-rota. The text is in data/posts, in a file of the same name that ends in .md.",
  ),
  categories: list("What the post is about.", text("One of the topics in data/pages/blog.json.", budget.label), {
    unique: true,
  }).optional(),
  externalUrl: link("Where the post is, if it appeared elsewhere. It then has no text here.").optional(),
  draft: yesNo("true keeps the post unpublished: only you see it, in the studio and the preview.").optional(),
  publishOn: date(
    "The first day on which the post is published (UTC), such as 2026-11-10. It appears with the first build on that day or later.",
  ).optional(),
})

export const testimonial = group("TestimonialsJson", "What somebody said about working with you.", {
  quote: text("Their words, without quotation marks.", 260),
  name: text("Who said it."),
  title: text("What they do.").optional(),
  company: text("Where they work.").optional(),
  portraitUrl: picture("A picture of them, square.", "testimonial").optional(),
  logoUrl: logo(
    "Their company’s logo, drawn in one colour: an SVG, or a PNG with a transparent background.",
  ).optional(),
  sourceUrl: link("Where they said it.").optional(),
})

export type Post = z.infer<typeof post>
