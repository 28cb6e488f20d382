import type { Labels, Site } from "../../../src/ui/site-context"

/** A site of the tests' own: the owner may change every word in `data/` and no test here notices. */
export const sampleSite: Site = {
  language: "en-GB",
  openGraphLocale: "en_GB",
  buildYear: { number: 2001, written: "2001" },
  name: "Ada Sample",
  role: "Fractional CTO",
  tagline: "Engineering leadership by the day",
  siteUrl: "https://ada.example",
  schedulingUrl: "https://book.ada.example/intro",
  linkedinUrl: "https://www.linkedin.com/in/ada-sample",
  twitterUrl: "https://twitter.com/ada_sample",
  githubUrl: "https://github.com/ada-sample",
  iconUrl: { extension: "svg", publicURL: "/static/icon.svg" },
  costClaim: {
    percent: 30,
    percentWritten: "<30%",
    comparison: null,
    wholeWritten: "100%",
    sentence: "A CTO for less than 30% of the cost of a full-time one.",
    fullTime: "Full-time CTO",
    fractional: "Fractional CTO",
  },
  seo: { title: "Ada Sample, fractional CTO", description: "Ada Sample leads engineering by the day." },
}

/** The words of the controls as the product's specification has them. */
export const sampleLabels: Labels = {
  menu: "Menu",
  skipToContent: "Skip to content",
  opensInNewTab: "opens in a new tab",
  navigatedTo: "Navigated to {page}",
  darkTheme: "Dark theme",
  navigation: {
    main: "Main",
    home: "Home",
    services: "Services",
    tools: "Free Tools",
    books: "Books",
    media: "Media",
    blog: "Blog",
    about: "About",
    contact: "Get in Touch",
  },
  footer: {
    services: "Services",
    resources: "Resources",
    elsewhere: "Elsewhere",
    schedule: "Schedule a call",
    linkedin: "LinkedIn",
    twitter: "Twitter",
    github: "GitHub",
    privacy: "Privacy",
    terms: "Terms",
    copyright: "© {year} {name}",
  },
  filter: {
    topics: "Topics",
    clear: "Clear filters",
  },
  article: {
    next: "What to read next",
    all: "All posts",
    draft: "Draft",
    scheduled: "Appears on {date}",
  },
  newsletter: {
    sending: "Sending…",
    success: "Thank you, it has arrived.",
    failure: "That did not get through.",
    plain: "Send it through the provider’s page",
    trap: "Leave this empty",
  },
  fault: {
    heading: "This page has stopped working",
    text: "Loading it again often helps.",
    reload: "Load it again",
    home: "Back to home",
  },
}
