import { pricedUnits } from "../../language/money"
import { serviceIcons } from "../pictures/icons"
import { draft, moreLinks } from "./page-parts"
import {
  anchor,
  choice,
  currency,
  date,
  drawing,
  formerPath,
  group,
  groupInsteadOfText,
  groupOrText,
  label,
  link,
  list,
  logo,
  markup,
  paragraph,
  path,
  picture,
  pictureOrSquare,
  pricedInWords,
  sentence,
  shortDescription,
  slug,
  target,
  text,
  when,
  wholeNumber,
  yesNo,
} from "./primitives"

/** The kinds of appearance, each with its labels in data/pages/media.json. */
export const mediaTypes = ["podcast", "interview", "talk", "article", "panel", "video", "webinar", "workshop"] as const

const example = groupOrText(
  "ServiceExample",
  { label: "Example", description: "One example. A text alone will do." },
  "text",
  {
    text: text({ label: "Example" }, 300),
    to: path({
      label: "Read more",
      description: "Where to read more: a post or a custom page, such as /blog/a-post/.",
    }).optional(),
  },
)

const price = groupInsteadOfText(
  "ServicePrice",
  "What it costs: an amount, which the site writes in its language, or words in its place, such as on request.",
  ["words", pricedInWords({ label: "In words", description: "Words in place of an amount, such as on request." })],
  {
    amount: wholeNumber("The amount, without the currency.", 0, 1_000_000_000),
    currency: currency("The currency, by its three letters: EUR, GBP, USD."),
  },
  {
    per: choice(
      "What the amount is for: an hour, a day, a week, a month, a year, or all of it at a fixed price.",
      pricedUnits,
    ).optional(),
    atLeast: yesNo({ label: "At least", description: "Whether it can cost more: from £1,900." }).optional(),
    tax: choice({ label: "Sales tax", description: "Whether VAT or another sales tax is included, or is added." }, [
      "included",
      "added",
    ]).optional(),
  },
)

const offer = group("ServiceOffer", "How it can be bought.", {
  price,
  length: text({ label: "How long", description: "How long it takes, such as three weeks." }).optional(),
  includes: list(
    { label: "What is in it" },
    sentence({ label: "Part", description: "One thing that is in it." }),
  ).optional(),
  from: when({
    label: "Available from",
    description: "From when it can be had: a day such as 2026-11-10, a month such as 2026-11, or words.",
  }).optional(),
})

export const service = group(
  "ServicesJson",
  { label: "Service", description: "A service that the site offers." },
  {
    id: anchor({
      label: "Address within the page",
      description:
        "The service’s address within the services page, such as org-scaling. Links from elsewhere break if it changes.",
      hint: "Where the services page shows it: the part of its address after the #.",
    }),
    title: text({ label: "Name", description: "The service’s name." }),
    description: sentence({
      label: "In one sentence",
      description: "The service in one sentence, for the home page and for search engines.",
    }),
    trouble: text(
      {
        label: "Trouble",
        description: "What its client would call the trouble that it is for, in the table of all services.",
      },
      90,
    ).optional(),
    longDescription: paragraph({
      label: "Description",
      description: "What the service is like: a paragraph for the services page.",
    }).optional(),
    benefits: list(
      "Key benefits.",
      sentence({ label: "Benefit", description: "One benefit. Words before the first colon are set in bold." }),
    ).optional(),
    realWorldExamples: list({ label: "Examples", description: "What it has changed for clients." }, example).optional(),
    icon: choice("The drawing beside the name.", serviceIcons).optional(),
    drawingUrl: drawing({
      label: "Drawing of your own",
      description: "A drawing of your own in its place: an SVG file, which the site draws in its own line.",
    }).optional(),
    offer: offer.optional(),
  },
)

export const tool = group(
  "ToolsJson",
  { label: "Tool", description: "A free tool." },
  {
    id: anchor({
      label: "Address within the page",
      description:
        "The tool’s address within the tools page, such as devex-iq. Links from elsewhere break if it changes.",
      hint: "Where the tools page shows it: the part of its address after the #, such as devex-iq.",
    }),
    title: text({ label: "Name", description: "The tool’s name." }),
    description: sentence({ label: "In one sentence", description: "The tool in one sentence." }),
    longDescription: paragraph({ label: "Description", description: "What the tool does: a paragraph." }).optional(),
    url: link({
      label: "Link to the tool",
      description: "Where the tool is. A tool with an assessment, data/assessments/<its id>.json, needs none.",
      hint: "Where the tool is. A tool whose assessment is on this site needs none.",
    }).optional(),
    benefits: list(
      "Reasons to use it.",
      sentence({ label: "Benefit", description: "One reason. Words before the first colon are set in bold." }),
    ).optional(),
    features: list(
      "Its features.",
      sentence({ label: "Feature", description: "One feature. Words before the first colon are set in bold." }),
    ).optional(),
  },
)

export const book = group(
  "BooksJson",
  { label: "Book", description: "A recommended book." },
  {
    title: text("The book’s title, as on its cover."),
    author: text("Who wrote it; several names with commas between them."),
    coverUrl: picture("The picture of its cover, 2:3. The first 24 books show theirs.", "bookCover").optional(),
    summary: markup(
      {
        label: "Summary",
        description: "What you say about the book, with simple markup such as <p> and <em>.",
        hint: "What you say about the book. It can have paragraphs, bold and links.",
      },
      400,
    ).optional(),
    amazonUrl: link({
      label: "Bookstore link",
      description: "Where to buy it: the address of its page at any bookstore.",
    }),
  },
)

export const mediaItem = group(
  "MediaJson",
  {
    label: "Appearance",
    description: "A podcast, an interview, a talk, or another appearance.",
  },
  {
    title: text("The title of the episode, article or talk.", 75),
    type: choice({ label: "Kind", description: "What it is." }, mediaTypes),
    platform: text({
      label: "Where it appeared",
      description: "Where it appeared: the show, the magazine, the conference.",
    }),
    imageUrl: pictureOrSquare(
      {
        label: "Picture",
        description: "The picture beside it, 16:9; the art of a podcast may be square. The first 24 show theirs.",
      },
      ...(["leadMedia", "featuredMedia", "mediaRow"] as const),
    ).optional(),
    externalUrl: link({ label: "Link", description: "Where to listen to it, read it or watch it." }),
    date: when({
      label: "Date",
      description:
        "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language.",
    }).optional(),
  },
)

export const post = group(
  "PostsJson",
  { label: "Post", description: "A post of the blog’s list." },
  {
    title: text("The post’s title.", 75),
    excerpt: shortDescription(
      "The first sentences, or what the post is about: also the text in search results. In the blog’s list the newest 24 posts show theirs.",
    ).optional(),
    date: when({
      label: "Date",
      description:
        "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language. Without it publishOn is shown.",
      hint: "When it appeared: a day such as 2026-11-10 or a month such as 2026-11, which the site writes in its language. Without it, the day of Publish later is shown, if there is one.",
    }).optional(),
    imageUrl: picture(
      {
        label: "Picture",
        description: "The picture beside the title, 3:2. In the blog’s list the newest 24 posts show theirs.",
      },
      "postCard",
      "article",
    ).optional(),
    moreLinks,
    imageAlt: text(
      { label: "What the picture shows", description: "What the picture shows, for those who cannot see it." },
      160,
    ).optional(),
    slug: slug({
      label: "Address",
      description:
        "The last part of the post’s address, such as two-teams-one-rota. The text is in data/posts, in a file of the same name that ends in .md.",
      hint: "The last part of the post’s address, such as two-teams-one-rota.",
    }),
    categories: list(
      { label: "Topics", description: "What the post is about." },
      label({
        label: "Topic",
        description: "One of the topics in data/pages/blog.json.",
        hint: "One of the blog’s topics.",
      }),
      { unique: true },
    ).optional(),
    externalUrl: link({
      label: "Published elsewhere",
      description: "Where the post is, if it appeared elsewhere. It then has no text here.",
    }).optional(),
    draft,
    publishOn: date({
      label: "Publish later",
      description:
        "The first day on which the post is published (UTC), such as 2026-11-10. It appears with the first build on that day or later.",
      hint: "The first day on which the post is published, in universal time. It appears when your host builds the site on that day or later.",
    }).optional(),
  },
)

export const testimonial = group(
  "TestimonialsJson",
  {
    label: "Testimonial",
    description: "What somebody said about working with you.",
  },
  {
    quote: text("Their words, without quotation marks.", 260),
    short: text(
      {
        label: "Under the buttons",
        description:
          "Those of these words that stand under the buttons at the top of the home page, of the first testimonial that has any.",
      },
      80,
    ).optional(),
    name: text("Who said it."),
    title: text({ label: "Role", description: "What they do." }).optional(),
    company: text("Where they work.").optional(),
    portraitUrl: picture("A picture of them, square.", "testimonial").optional(),
    logoUrl: logo({
      label: "Logo",
      description: "Their company’s logo, drawn in one colour: an SVG, or a PNG with a transparent background.",
    }).optional(),
    sourceUrl: link({ label: "Source", description: "Where they said it." }).optional(),
  },
)

/** An entry of redirects.json. */
export const redirect = group(
  "RedirectsJson",
  { label: "Redirect", description: "An address of this site that has moved." },
  {
    from: formerPath({
      label: "Old address",
      description:
        "The old address: a path such as /blog/old-slug/, or the old id of a service or tool, such as /services/#old-id.",
      hint: "The old address within your site, such as /blog/old-address/, or that of a service or tool, such as /services/#old-address.",
    }),
    to: target({
      label: "New address",
      description: "The new address: a page of this site, a part of one, or one of its files, such as /rss.xml.",
    }),
  },
)
