import { comparisons } from "../../language/numbers"
import { newsletterProviderNames } from "./newsletter-providers"
import {
  choice,
  date,
  group,
  icon,
  label,
  language,
  link,
  linkOrEmail,
  list,
  machineText,
  sentence,
  shortDescription,
  siteLink,
  text,
  wholeNumber,
} from "./primitives"
import { optionalRoutes } from "./site-addresses"

/** How search engines and shared links show a page. */
export const seo = group(
  "Seo",
  { label: "Search and sharing", description: "What search engines and shared links show." },
  {
    title: text("The title in search results and in the browser tab. Your name follows it on every page but home."),
    description: shortDescription("The text under the title in search results: one or two sentences."),
  },
)

const availability = group(
  "SiteAvailability",
  "When you have time for new work, under the buttons of home and contact. Without it that follows from the starts of the services.",
  {
    text: text(
      "What visitors read, such as Two days a week from March. Without it: the next place, by its month.",
    ).optional(),
    from: date({
      label: "From",
      description:
        "The day from which the next place is free, such as 2027-03-01. When it has passed, the check asks for a new one.",
      hint: "The day from which the next place is free. When it has passed, you are asked for a new one.",
    }),
  },
)

const place = group(
  "SitePlace",
  {
    label: "Place and hours",
    description: "Where and when you work, for the contact page and for search engines. Without it neither says so.",
  },
  {
    town: label("The town that you work from."),
    country: label("Its country."),
    how: sentence({
      label: "On site or remote",
      description: "Whether you come to the client, work remotely, or both.",
    }).optional(),
    areas: list(
      { label: "Areas", description: "Where your clients can be." },
      label({ label: "Area", description: "A country or region." }),
    ).optional(),
    hours: text({ label: "Working hours", description: "When you can be reached." }).optional(),
    languages: list("The languages that you work in.", label({ label: "Language" })).optional(),
  },
)

const costClaim = group("CostClaim", "What a fractional CTO costs compared with a full-time one.", {
  percent: wholeNumber(
    {
      label: "Percentage",
      description: "Your cost as a percentage of a full-time CTO’s. The drawing on the home page shows it.",
    },
    0,
    100,
  ),
  comparison: choice(
    {
      label: "How it is meant",
      description:
        "How the percentage is meant. The drawings show < before it for under, ~ for about, and nothing for exactly. Without it: under.",
    },
    comparisons,
  ).optional(),
  sentence: sentence("The claim as a sentence, for the footer of every page."),
  fullTime: label({ label: "Words for a full-time CTO", description: "What the drawing calls a full-time CTO." }),
  fractional: label({ label: "Words for you", description: "What the drawing calls you." }),
})

const menuEntry = machineText({
  label: "Page",
  description: "A page: home, services, tools, books, media, blog, about, contact, or the name of a custom page.",
  hint: "A page: home, services, tools, books, media, blog, about, contact, or the last part of a custom page’s address.",
})

const menu = group(
  "SiteMenu",
  { label: "Menus", description: "The menus, if they are to be others than the usual ones." },
  {
    header: list(
      {
        label: "Top of the page",
        description: "The links at the top, in order. The one to contact is drawn as a button.",
      },
      menuEntry,
      { unique: true },
    ).optional(),
    footer: list({ label: "Footer", description: "The list of pages in the footer, in order." }, menuEntry, {
      unique: true,
    }).optional(),
  },
)

const otherProfile = group(
  "SiteLink",
  { label: "Link", description: "A place elsewhere where you are." },
  {
    name: label("What the link says, such as Mastodon."),
    url: linkOrEmail({
      label: "Address",
      description: "Your page there, mailto: with an email address, or tel: with a phone number.",
    }),
  },
)

/** The provider that collects subscribers' addresses. The rules for its id are in newsletter-providers.ts; the check applies them. */
const newsletter = group(
  "NewsletterProvider",
  {
    label: "Newsletter provider",
    description:
      "Who sends your newsletter: the form on the blog page sends addresses there. Without it the form sends nothing.",
  },
  {
    provider: choice("The provider, in one word.", newsletterProviderNames, { convertkit: "kit" }),
    id: machineText({
      label: "Your newsletter there",
      description: "Your newsletter’s id at the provider: data/REFERENCE.md says where to find it.",
      hint: "What the provider knows your newsletter by. Paste the address of its form or the form’s code: if a part of it is enough, that part is offered.",
    }),
    emailField: machineText({
      label: "Email field",
      description:
        "Only for the provider other: the name of the email field in its form. Without it, the name is email.",
    }).optional(),
  },
)

export const site = group(
  "SiteJson",
  { label: "Name, links and claim", description: "Who the site is for, and where its links lead." },
  {
    language: language({
      label: "Language",
      description: "The language of all texts, as a tag such as en-GB, de or ar.",
      hint: "The language of all your texts, in its short form: en-GB is British English, de German, ar Arabic.",
    }),
    name: label("Your name."),
    role: label("What you do, in two or three words."),
    tagline: sentence("What you promise, in one line."),
    siteUrl: siteLink({
      label: "Address of the site",
      description: "The site’s own address, up to the end of the domain name.",
      hint: "Where the site is on the web, up to the end of the domain name, such as https://www.example.org.",
    }),
    schedulingUrl: linkOrEmail({
      label: "Scheduling page",
      description: "Where visitors book a call: a page, mailto: with an email address, or tel: with a phone number.",
      hint: "Where visitors book a call: the address of a page, mailto: followed by your email address, or tel: followed by your phone number.",
    }),
    linkedinUrl: link({
      label: "LinkedIn",
      description: "Your LinkedIn profile. Without it the contact page leads to the scheduling page.",
    }).optional(),
    twitterUrl: link({ label: "X (Twitter)", description: "Your Twitter (X) profile." }).optional(),
    githubUrl: link({ label: "GitHub", description: "Your GitHub profile." }).optional(),
    links: list(
      {
        label: "Other links",
        description: "Other places where you are, for the footer: Mastodon, YouTube, a podcast.",
      },
      otherProfile,
    ).optional(),
    menu: menu.optional(),
    pagesOff: list(
      { label: "Pages left out", description: "Pages that this site does not have." },
      choice({ label: "Page" }, optionalRoutes),
      { unique: true },
    ).optional(),
    securityContact: linkOrEmail({
      label: "Security contact",
      description:
        "Where to report a security problem on the site: a page, mailto: with an email address, or tel: with a phone number. It is published as security.txt.",
      hint: "Where to report a security problem on the site: the address of a page, mailto: followed by an email address, or tel: followed by a phone number. Programs find it at /.well-known/security.txt.",
    }).optional(),
    costClaim,
    availability: availability.optional(),
    place: place.optional(),
    seo,
    iconUrl: icon(
      "The site’s icon in browser tabs and on home screens: square, SVG or PNG. It must be clear at 16 pixels, on light and on dark.",
    ),
    newsletter: newsletter.optional(),
  },
)
