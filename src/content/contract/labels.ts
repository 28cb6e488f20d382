import type { z } from "zod"
import { group, room, template, text } from "./primitives"

const label = (description: string) => text(description, room.label)

/** The plural forms that Unicode CLDR knows; a language uses some of them. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const

const count = (form: string) => template(`The text for ${form}; {count} stands for the number.`, ["count"])

const pluralForms = group("PluralForms", "A text for each plural form of the site’s language.", {
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
  media: label("The link to the appearances."),
  blog: label("The link to the blog."),
  about: label("The link to the page about the owner."),
  contact: label("The button that leads to the contact page."),
})

const footer = group("FooterLabels", "The words at the foot of every page.", {
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
  scheduled: template("The mark of a post that is still to come; {date} is its day.", ["date"]),
  footnotes: label("The name of the notes under a text, for screen readers."),
  backToText: label("The link from a note back to the text, for screen readers."),
})

const newsletter = group("NewsletterLabels", "What the newsletter’s form says once it is sent to a provider.", {
  sending: label("While the address is on its way."),
  success: text("When the provider has taken it.", room.sentence),
  failure: text("When it has not.", room.sentence),
  plain: text("The button that then sends it by the browser alone, which shows the provider’s own page."),
  trap: label("The name of a field that only programs see. People who meet it all the same should leave it empty."),
})

const fault = group("FaultLabels", "What a visitor reads if a page fails in their browser.", {
  heading: text("The headline."),
  text: text("What they can do.", room.intro),
  reload: label("The button that loads the page again."),
  home: label("The link to the home page."),
})

export const labels = group("LabelsJson", "The words of menus, buttons and other controls.", {
  navigation,
  menu: label("The button that opens the menu on small screens."),
  skipToContent: label("The hidden link that keyboards and screen readers meet first."),
  opensInNewTab: label("What screen readers say of a link that opens a new tab."),
  navigatedTo: template("What screen readers say when another page has come; {page} is its headline.", ["page"]),
  darkTheme: label("The switch between the light and the dark theme."),
  footer,
  filter,
  article,
  newsletter,
  fault,
})

export type Labels = z.infer<typeof labels>
