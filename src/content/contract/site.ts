import { comparisons } from "../../language/numbers"
import { newsletter } from "./newsletter/newsletter"
import {
  budget,
  choice,
  date,
  group,
  icon,
  language,
  link,
  linkOrEmail,
  list,
  machineText,
  siteLink,
  text,
  wholeNumber,
} from "./primitives"
import { optionalRoutes } from "./routes"

/** How search engines and shared links show a page. */
export const seo = group("Seo", "What search engines and shared links show.", {
  title: text("The title in search results and in the browser tab. Your name follows it on every page but home."),
  description: text("The text under the title in search results: one or two sentences.", 160),
})

const availability = group(
  "SiteAvailability",
  "When you have time for new work, under the headline of home and on the contact page.",
  {
    text: text("What visitors read, such as Two days a week from March."),
    from: date("The day from which that is so, such as 2027-03-01. When it has passed, the check asks for a new one."),
  },
)

const costClaim = group("CostClaim", "What a fractional CTO costs compared with a full-time one.", {
  percent: wholeNumber(
    "Your cost as a percentage of a full-time CTO’s. The drawing on the home page shows it.",
    0,
    100,
  ),
  comparison: choice(
    "How the percentage is meant. The drawings show < before it for under, ~ for about, and nothing for exactly. Without it: under.",
    comparisons,
  ).optional(),
  sentence: text("The claim as a sentence, for the footer of every page.", budget.sentence),
  fullTime: text("What the drawing calls a full-time CTO.", budget.label),
  fractional: text("What the drawing calls you.", budget.label),
})

const menuEntry = machineText(
  "A page: home, services, tools, books, media, blog, about, contact, or the name of a custom page.",
)

const menu = group("SiteMenu", "The menus, if they are to be others than the usual ones.", {
  header: list("The links at the top, in order. contact is drawn as a button.", menuEntry, { unique: true }).optional(),
  footer: list("The list of pages in the footer, in order.", menuEntry, { unique: true }).optional(),
})

const otherProfile = group("SiteLink", "A place elsewhere where you are.", {
  name: text("What the link says, such as Mastodon.", budget.label),
  url: linkOrEmail("Your page there, or mailto: with an email address."),
})

export const site = group("SiteJson", "Who the site is for, and where its links lead.", {
  language: language("The language of all texts, as a tag such as en-GB, de or ar."),
  name: text("Your name.", budget.label),
  role: text("What you do, in two or three words.", budget.label),
  tagline: text("What you promise, in one line.", budget.sentence),
  siteUrl: siteLink("The site’s own address, up to the end of the domain name."),
  schedulingUrl: linkOrEmail("Where visitors book a call: a page, or mailto: with an email address."),
  linkedinUrl: link("Your LinkedIn profile. Without it the contact page leads to the scheduling page.").optional(),
  twitterUrl: link("Your Twitter (X) profile.").optional(),
  githubUrl: link("Your GitHub profile.").optional(),
  links: list("Other places where you are, for the footer: Mastodon, YouTube, a podcast.", otherProfile).optional(),
  menu: menu.optional(),
  pagesOff: list("Pages that this site does not have.", choice("A page.", optionalRoutes), { unique: true }).optional(),
  securityContact: linkOrEmail(
    "Where to report a security problem on the site: a page, or mailto: with an email address. It is published as security.txt.",
  ).optional(),
  costClaim,
  availability: availability.optional(),
  seo,
  iconUrl: icon(
    "The site’s icon in browser tabs and on home screens: square, SVG or PNG. It must be clear at 16 pixels, on light and on dark.",
  ),
  newsletter: newsletter.optional(),
})
