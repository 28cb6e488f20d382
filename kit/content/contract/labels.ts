import type { z } from "zod"
import { budget } from "./field"
import { group, introduction, label, sentence, text, textWithPlaceholders } from "./primitives"

const count = (name: string, form: string) =>
  textWithPlaceholders({ label: name, description: `The text for ${form}; {count} stands for the number.` }, ["count"])

export const pluralForms = group("PluralForms", "A text for each plural form of the site’s language.", {
  zero: count("For zero", "the form zero (Arabic, Welsh and others)").optional(),
  one: count("For one", "the form one, such as 1 in English").optional(),
  two: count("For two", "the form two (Arabic, Hebrew and others)").optional(),
  few: count("For a few", "the form few, such as 2 to 4 in Polish").optional(),
  many: count("For many", "the form many, such as 5 to 20 in Polish").optional(),
  other: count("For all others", "all other numbers"),
})

const navigation = group(
  "NavigationLabels",
  { label: "Menu", description: "The words of the menu." },
  {
    main: label({ label: "Name of the menu", description: "The menu’s name, for screen readers." }),
    home: label("The link to the home page."),
    services: label("The link to the services."),
    tools: label("The link to the tools."),
    books: label("The link to the books."),
    media: label("The link to the media page."),
    blog: label("The link to the blog."),
    about: label("The link to the page about you."),
    contact: label("The button that leads to the contact page."),
  },
)

const footer = group("FooterLabels", "The words in the footer of every page.", {
  services: label({ label: "Heading of the services", description: "The heading of the list of services." }),
  resources: label({ label: "Heading of the pages", description: "The heading of the list of pages." }),
  elsewhere: label({ label: "Heading of other sites", description: "The heading of the list of other sites." }),
  schedule: label({ label: "Scheduling page", description: "The link to the scheduling page." }),
  linkedin: label({ label: "LinkedIn", description: "The link to LinkedIn." }),
  twitter: label({ label: "X (Twitter)", description: "The link to Twitter." }),
  github: label({ label: "GitHub", description: "The link to GitHub." }),
  privacy: label("The link to the privacy page."),
  terms: label("The link to the terms."),
  copyright: textWithPlaceholders("The copyright line; {year} and {name} are filled in.", ["year", "name"]),
})

const filter = group("FilterLabels", "The words of the blog’s filter.", {
  topics: label({ label: "Heading of the topics" }),
  clear: label({ label: "Clear button", description: "The button that clears the filter." }),
  count: pluralForms.meta({ label: "Posts shown", description: "How many posts the filter shows." }),
})

const article = group("ArticleLabels", "The words around a post’s text.", {
  readingTime: pluralForms.meta({ label: "Reading time", description: "How many minutes a post takes to read." }),
  contents: label({
    label: "Contents",
    description:
      "What a post’s contents, beside its text, and the years of a long list are called for screen readers. Without it posts have no contents.",
  }).optional(),
  print: label({
    label: "Print",
    description:
      "The button that prints a page for someone else, such as a page for a board. Without it there is none.",
  }).optional(),
  next: label({ label: "Read next", description: "The heading of the posts to read next." }),
  all: label({ label: "All posts", description: "The link to all posts." }),
  draft: label({
    label: "Mark of a draft",
    description: "The mark of a draft, which only you see, in the studio and the preview.",
  }),
  scheduled: textWithPlaceholders(
    {
      label: "Mark of a scheduled post",
      description:
        "The mark of a scheduled post, which only you see, in the studio and the preview; {date} is its day.",
    },
    ["date"],
  ),
  footnotes: label("The name of the footnotes, for screen readers."),
  backToText: label({
    label: "Back to the text",
    description: "The link from a footnote back to the text, for screen readers.",
  }),
})

const newsletter = group("NewsletterLabels", "What the newsletter form says after a visitor has sent it.", {
  sending: label({ label: "While sending", description: "While the address is being sent." }),
  success: sentence({ label: "When it worked", description: "When the provider has accepted it." }),
  failure: sentence({ label: "When it failed", description: "When sending has failed." }),
  plain: text({
    label: "Try again button",
    description: "The button offered after a failure: it sends the form again and shows the provider’s own page.",
  }),
  trap: label({
    label: "Trap for spam",
    description:
      "The name of a hidden field that only spam programs fill in. Ask people who come across it to leave it empty.",
  }),
  notBegun: textWithPlaceholders(
    {
      label: "Without a provider",
      description:
        "In place of the form while the site has no newsletter provider; {feed} is the address where new posts can be followed.",
    },
    ["feed"],
    budget.sentence,
  ).optional(),
})

const fault = group(
  "FaultLabels",
  { label: "When a page breaks", description: "What a visitor reads if a page breaks in their browser." },
  {
    heading: text("The headline."),
    text: introduction("What they can do then."),
    reload: label({ label: "Reload button", description: "The button that loads the page again." }),
    home: label({ label: "Link to the home page" }),
  },
)

export const labels = group(
  "LabelsJson",
  { label: "Labels", description: "The words of menus, buttons and other controls." },
  {
    navigation,
    menu: label({ label: "Menu button", description: "The button that opens the menu on small screens." }),
    skipToContent: label({
      label: "Skip link",
      description: "The hidden link that keyboard and screen reader users come to first: it skips the menu.",
    }),
    opensInNewTab: label({
      label: "Opens in a new tab",
      description: "What screen readers add to a link that opens a new tab.",
    }),
    navigatedTo: textWithPlaceholders(
      {
        label: "A new page has opened",
        description: "What screen readers say when a new page has opened; {page} is its headline.",
      },
      ["page"],
    ),
    moved: text({
      label: "Moved page",
      description: "The headline of the page at an old address, above the link to the new one.",
    }).optional(),
    nextPlace: textWithPlaceholders(
      {
        label: "Next place",
        description:
          "Under the buttons of home and contact: when the next place is free; {date} is its month. Without it the text of the availability stands there.",
      },
      ["date"],
    ).optional(),
    sooner: textWithPlaceholders(
      {
        label: "What begins sooner",
        description: "Beside it: the services that can begin before, {services}; {date} is the month.",
      },
      ["services", "date"],
    ).optional(),
    where: label({ label: "Before the place", description: "On the contact page: before where you work." }).optional(),
    areas: label({ label: "Before the areas", description: "Before where your clients can be." }).optional(),
    hours: label({ label: "Before the hours", description: "Before when you can be reached." }).optional(),
    languages: label({
      label: "Before the languages",
      description: "Before the languages that you work in.",
    }).optional(),
    darkTheme: label({ label: "Theme switch", description: "The switch between the light and the dark theme." }),
    footer,
    filter,
    article,
    newsletter,
    fault,
  },
)

export type Labels = z.infer<typeof labels>
