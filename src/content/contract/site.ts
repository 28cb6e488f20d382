import type { z } from "zod"
import { comparisons } from "../../language/number-forms"
import { newsletter } from "./newsletter"
import {
  choice,
  group,
  icon,
  language,
  link,
  linkOrEmail,
  occursIn,
  room,
  siteLink,
  text,
  wholeNumber,
} from "./primitives"

/** What search engines and shared links show of a page. */
export const seo = group("Seo", "What search engines and shared links show.", {
  title: text(
    "The title in search results and in the browser’s tab. The owner’s name follows it on all pages but home.",
  ),
  description: text("The text under the title in search results: one or two sentences.", 160),
})

const costClaim = group("CostClaim", "What a fractional CTO costs compared with a full-time one.", {
  percent: wholeNumber(
    "The part of a full-time CTO’s cost, in percent. The drawing on the home page shows it.",
    0,
    100,
  ),
  phrase: text("The claim in a few words, as it stands in the sentence.", room.label),
  comparison: choice(
    "How the percentage is meant: the drawings show < before it for under, ~ for about, and nothing for exactly. It is under if left out.",
    comparisons,
  ).optional(),
  sentence: text("The claim as a sentence, for the foot of every page.", room.sentence),
  fullTime: text("The drawing’s word for the whole cost.", room.label),
  fractional: text("The drawing’s word for your part of it.", room.label),
}).refine(...occursIn("phrase", "sentence"))

export const site = group("SiteJson", "Who the site is for, and where its links lead.", {
  language: language("The language of all texts, as a tag such as en-GB, de or ar."),
  name: text("The owner’s name.", room.label),
  role: text("What the owner does, in two or three words.", room.label),
  tagline: text("The promise in one line.", room.sentence),
  siteUrl: siteLink("The site’s own address, up to the domain name."),
  schedulingUrl: linkOrEmail("Where visitors arrange a call: a page, or mailto: with an email address."),
  linkedinUrl: link("The owner’s page on LinkedIn."),
  twitterUrl: link("The owner’s page on Twitter.").optional(),
  githubUrl: link("The owner’s page on GitHub.").optional(),
  securityContact: linkOrEmail(
    "Where to report a weakness of the site: a page, or mailto: with an email address. It is published as security.txt.",
  ).optional(),
  costClaim,
  seo,
  iconUrl: icon(
    "The picture that stands for the site in browser tabs and among apps: square, SVG or PNG. It has to be clear at 16 pixels, on light and on dark.",
  ),
  newsletter: newsletter.optional(),
})

export type Site = z.infer<typeof site>
