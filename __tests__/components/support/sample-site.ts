import type { Labels, Site } from "../../../src/ui/site-context"
import words from "../../fixtures/words/labels.json"

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
  links: null,
  place: null,
  pagesOff: null,
  openings: null,
  menus: {
    header: [
      { path: "/", name: "Home" },
      { path: "/services/", name: "Services" },
      { path: "/tools/", name: "Free Tools" },
      { path: "/books/", name: "Books" },
      { path: "/media/", name: "Media" },
      { path: "/about/", name: "About" },
      { path: "/contact/", name: "Get in Touch" },
    ],
    footer: [
      { path: "/tools/", name: "Free Tools" },
      { path: "/books/", name: "Books" },
      { path: "/blog/", name: "Blog" },
      { path: "/media/", name: "Media" },
    ],
    more: [{ path: "/blog/", name: "Blog" }],
    legal: [],
    headerFit: 1,
  },
  iconUrl: { extension: "svg", publicURL: "/static/icon.svg" },
  costClaim: {
    percent: 30,
    sentence: "A CTO for less than 30% of the cost of a full-time one.",
    fullTime: "Full-time CTO",
    fractional: "Fractional CTO",
  },
  seo: { title: "Ada Sample, fractional CTO", description: "Ada Sample leads engineering by the day." },
}

/** The words of the controls: those that an owner begins with. */
export const sampleLabels: Labels = {
  ...words,
  article: { ...words.article, contents: "On this page", print: "Print" },
}
