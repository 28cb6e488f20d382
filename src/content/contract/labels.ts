import type { z } from "zod"
import { budget, group, template, text } from "./primitives"

const label = (description: string) => text(description, budget.label)

/** The plural forms of Unicode CLDR; each language uses some of them. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const

const count = (form: string) => template(`The text for ${form}; {count} stands for the number.`, ["count"])

export const pluralForms = group("PluralForms", "A text for each plural form of the site’s language.", {
  zero: count("the form zero (Arabic, Welsh and others)").optional(),
  one: count("the form one, such as 1 in English").optional(),
  two: count("the form two (Arabic, Hebrew and others)").optional(),
  few: count("the form few, such as 2 to 4 in Polish").optional(),
  many: count("the form many, such as 5 to 20 in Polish").optional(),
  other: count("all other numbers"),
})

const navigation = group("NavigationLabels", "The words of the menu.", {
  main: label("The menu’s name, for screen readers."),
  home: label("The link to the home page."),
  services: label("The link to the services."),
  tools: label("The link to the tools."),
  books: label("The link to the books."),
  media: label("The link to the media page."),
  blog: label("The link to the blog."),
  about: label("The link to the page about you."),
  contact: label("The button that leads to the contact page."),
})

const footer = group("FooterLabels", "The words in the footer of every page.", {
  services: label("The heading of the list of services."),
  resources: label("The heading of the list of pages."),
  elsewhere: label("The heading of the list of other sites."),
  schedule: label("The link to the scheduling page."),
  linkedin: label("The link to LinkedIn."),
  twitter: label("The link to Twitter."),
  github: label("The link to GitHub."),
  privacy: label("The link to the privacy page."),
  terms: label("The link to the terms."),
  copyright: template("The copyright line; {year} and {name} are filled in.", ["year", "name"]),
})

const filter = group("FilterLabels", "The words of the blog’s filter.", {
  topics: label("The heading of the topics."),
  clear: label("The button that clears the filter."),
  count: pluralForms,
})

const article = group("ArticleLabels", "The words around a post’s text.", {
  readingTime: pluralForms,
  next: label("The heading of the posts to read next."),
  all: label("The link to all posts."),
  draft: label("The mark of a draft, which only npm run develop shows."),
  scheduled: template("The mark of a scheduled post, which only npm run develop shows; {date} is its day.", ["date"]),
  footnotes: label("The name of the footnotes, for screen readers."),
  backToText: label("The link from a footnote back to the text, for screen readers."),
})

const newsletter = group("NewsletterLabels", "What the newsletter form says after a visitor has sent it.", {
  sending: label("While the address is being sent."),
  success: text("When the provider has accepted it.", budget.sentence),
  failure: text("When sending has failed.", budget.sentence),
  plain: text("The button offered after a failure: it sends the form again and shows the provider’s own page."),
  trap: label(
    "The name of a hidden field that only spam programs fill in. Ask people who come across it to leave it empty.",
  ),
})

const fault = group("FaultLabels", "What a visitor reads if a page breaks in their browser.", {
  heading: text("The headline."),
  text: text("What they can do then.", budget.intro),
  reload: label("The button that loads the page again."),
  home: label("The link to the home page."),
})

export const labels = group("LabelsJson", "The words of menus, buttons and other controls.", {
  navigation,
  menu: label("The button that opens the menu on small screens."),
  skipToContent: label("The hidden link that keyboard and screen reader users come to first: it skips the menu."),
  opensInNewTab: label("What screen readers add to a link that opens a new tab."),
  navigatedTo: template("What screen readers say when a new page has opened; {page} is its headline.", ["page"]),
  moved: text("The headline of the page at an old address, above the link to the new one.").optional(),
  darkTheme: label("The switch between the light and the dark theme."),
  footer,
  filter,
  article,
  newsletter,
  fault,
})

export type Labels = z.infer<typeof labels>
