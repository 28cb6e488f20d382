/**
 * The words of a begun site in English. `{name}`, `{role}`, `{percent}`, `{date}` and `{initials}` are what the owner says. A word that is not here comes from
 * the label set of the language.
 */
export const en = {
  /** What is suggested as the role. */
  role: "Fractional CTO",
  portraitAlt: "Portrait of {name}.",
  initialsAlt: "The initials {initials}.",
  shapeAlt: "A plain mark in the colours of the site.",
  site: {
    tagline: "Experienced technology leadership for part of the week",
    costClaim: {
      sentence: "An experienced CTO for part of the week, at under {percent} of what a full-time one costs.",
      fullTime: "Full-time CTO",
      fractional: "Fractional CTO",
    },
    seo: {
      title: "{name}, {role}",
      description:
        "{name}, {role}: technology strategy, engineering teams and architecture for growing companies, for part of the week.",
    },
  },
  services: [
    {
      id: "fractional-cto",
      title: "Fractional CTO",
      description: "Technology leadership on fixed days, for companies that do not need a full-time CTO yet.",
      longDescription:
        "I join the management team on fixed days each week. I set the technical direction, lead the engineers and answer for what they deliver. The engagement grows or shrinks with what the company needs, and ends with an orderly handover.",
      benefits: [
        "Direction: a roadmap that follows from the business, with the reasons written down.",
        "Team: clear responsibilities, sound hiring, and leads who grow into their jobs.",
        "Oversight: progress, risks and costs in terms that the whole management can discuss.",
        "Flexibility: more days in busy phases, fewer when the team stands on its own.",
      ],
      icon: "compass",
    },
    {
      id: "interim-cto",
      title: "Interim CTO",
      description: "Leadership while the post is vacant, until a successor has been found and has settled in.",
      longDescription:
        "When a CTO leaves, the team needs somebody who decides. I take over the post for a limited time, keep current work on course, help to choose a successor, and hand over with everything in writing.",
      benefits: [
        "Continuity: releases, operations and decisions carry on.",
        "Stability: every engineer knows who is responsible and what comes next.",
        "Succession: a profile for the post, structured interviews, and a handover in writing.",
        "Speed: a start at short notice, with visible priorities in the first weeks.",
      ],
      icon: "bridge",
    },
    {
      id: "architecture-review",
      title: "Architecture review",
      description:
        "An independent assessment of code, infrastructure and ways of working, with priorities for what comes next.",
      longDescription:
        "I look at the system, its operation and the way in which the team works on it, and talk to the people who know it best. The result is a written report: what is sound, what is a risk, and what should be done first. It also serves before an investment or an acquisition.",
      benefits: [
        "Clarity: strengths, risks and costs on a few readable pages.",
        "Priorities: recommendations in order, each with its reason and its effort.",
        "Independence: no product to sell, and no stake in the outcome.",
        "Dialogue: the results are discussed with the team and with the management.",
      ],
      icon: "layers",
    },
  ],
  home: {
    seo: {
      title: "{name}, {role}",
      description:
        "{role} for growing companies: technology strategy, engineering teams and architecture, at under {percent} of the cost of a full-time CTO.",
    },
    hero: {
      heading: "An experienced CTO, at under {percent} of the full-time cost",
      emphasis: "under {percent}",
      intro:
        "I’m {name}. I lead technology and engineering in growing companies for part of the week, from strategy and hiring to architecture.",
      primaryAction: "Book a call",
      secondaryAction: "See the services",
      figure: {
        title: "Figure 1.",
        caption: "What a year of technology leadership costs: a full-time CTO, and an engagement for part of the week.",
      },
    },
    services: {
      heading: "Services",
      intro: "Three ways of working together. A first call shows which one fits.",
      allLink: "All services",
    },
    testimonials: { heading: "What clients say" },
    callToAction: {
      heading: "Let’s talk about your company",
      text: "A first call costs nothing. Afterwards you know whether and how I can help.",
      action: "Book a call",
    },
  },
  servicesPage: {
    seo: {
      title: "Services",
      description:
        "Fractional CTO, interim CTO and architecture review: what each engagement involves and what it brings.",
    },
    heading: "Technology leadership, to the extent that you need it",
    intro:
      "Each engagement begins with a call about where the company stands and what it needs next. Extent and duration follow from that.",
    chipsLabel: "On this page",
    benefitsHeading: "What you get",
    examplesHeading: "From practice",
    action: "Talk about this service",
    callToAction: {
      heading: "Not sure which one fits?",
      text: "Describe the situation in a first call, and we find the right beginning together.",
      action: "Book a call",
    },
  },
  about: {
    seo: {
      title: "About",
      description: "{name}, {role}: how I work with companies, their management and their engineering teams.",
    },
    heading: "Technology leadership with a clear mandate",
    intro:
      "I’m {name}, {role}. I work with founders, management and engineering teams on technology that serves the business.",
    bio: [
      "Companies come to me when technology decisions weigh heavily: before a larger investment, as the team grows, in a change at the top, or when progress has slowed. I take responsibility for part of the week and work with the people who are there.",
    ],
    philosophy: {
      heading: "How I work",
      points: [
        {
          title: "Understand first",
          text: "I begin with conversations and with a look at the system before I recommend anything.",
        },
        {
          title: "Decide in writing",
          text: "Decisions stand with their reasons where everybody can read them, so that they last beyond my engagement.",
        },
        {
          title: "Make the team strong",
          text: "The aim is a team that needs me less every month. Knowledge stays in the company.",
        },
      ],
    },
    testimonials: { heading: "What clients say" },
    callToAction: {
      heading: "Let’s get to know each other",
      text: "In a first call you ask the questions, and it costs nothing.",
      action: "Book a call",
    },
  },
  contact: {
    seo: { title: "Contact", description: "How to reach {name}, {role}, for a first call or a question." },
    heading: "Get in touch",
    intro:
      "Tell me briefly what the company does, where it stands and what you need. A few sentences are enough to begin with.",
    linkedinAction: "Write on LinkedIn",
    homeAction: "Back to home",
  },
  notFound: {
    seo: {
      title: "Page not found",
      description: "This page does not exist. Everything on this site can be reached from the home page.",
    },
    heading: "There is no page at this address",
    intro: "It may have moved, or the address has a typing error. Everything can be reached from the home page.",
    homeAction: "Back to home",
    likelyHeading: "Did you mean this page?",
    pagesHeading: "All pages",
    postsHeading: "New posts",
  },
  tools: {
    seo: { title: "Tools", description: "Free tools by {name} for engineering teams and their leaders." },
    heading: "Free tools",
    featuresHeading: "What it covers",
    benefitsHeading: "Why it is worth it",
    action: "Try",
  },
  books: {
    seo: { title: "Books", description: "Books on technology, teams and leadership that {name} recommends." },
    heading: "Recommended books",
    action: "View at the bookstore",
  },
  media: {
    seo: { title: "Media", description: "Podcasts, interviews and talks with {name}." },
    heading: "Podcasts, interviews and talks",
    featuredHeading: "Featured",
    moreHeading: "More",
    podcastsHeading: "Podcasts",
  },
  blog: {
    seo: { title: "Blog", description: "Posts by {name} on technology, teams and leadership." },
    heading: "Notes on technology and leadership",
    emptyMessage: "There are no posts on these topics.",
  },
  privacy: {
    seo: { title: "Privacy", description: "What this site by {name} stores and sends, and what rights visitors have." },
    heading: "Privacy",
    intro: "This site sets no cookies and counts no visitors.",
  },
  terms: {
    seo: { title: "Terms", description: "Who answers for this site by {name}, and how its contents may be used." },
    heading: "Terms",
    intro: "Who answers for this site, and how its contents may be used.",
  },
  privacyText: `Responsible for this site: {name}, [[street and number, postcode, town, country]]. Last changed: {date}.

## What this site leaves out

It sets no cookies and has no analytics, no advertising and no user accounts. Pages, fonts, pictures and scripts come from the site’s own address, so that no other company learns of a visit.

## What is kept in the browser

These entries stay on the visitor’s device and are sent to nobody:

- **Light or dark:** \`theme\` in local storage, once the switch has been pressed.
- **Position on a page:** \`@@scroll\` with the page’s path in session storage, until the tab is closed.
- **A page loaded again:** \`gatsby-reload-compilation-hash-match\` in session storage, for a moment while the site is being renewed.

All of them can be deleted in the browser’s settings. The site works without them.

## What the host processes

The site is hosted by [[name and address of the hosting company]]. With each request its servers process the IP address, the time, the address requested, the page visited before and details of the browser, in order to deliver the page and to ward off faults and attacks. They keep these logs for [[how long the host keeps its logs]]. The legal basis is the legitimate interest in a site that can be reached, [[the article or section of the law that applies, such as Article 6(1)(f) GDPR]].

## Contact and other sites

Whoever writes to me or arranges a call gives me the details needed to answer. They are handled by [[the services used for mail, messages and appointments]] and deleted once they are no longer needed. Links lead to other sites, to which their own rules apply.

## Rights

Everybody may ask which data about them are held, have them corrected or deleted, restrict or object to their use, and receive them. The [contact page](/contact/) says how to reach me. Complaints are heard by [[the data protection authority in charge]].
`,
  termsText: `These terms apply to this site. {name}, reachable by way of the [contact page](/contact/), publishes it. Last changed: {date}.

## Contents

The contents have been prepared with care. They are general information and no advice on a particular company. Liability follows the law; beyond it, none is accepted for the use of freely available texts.

## Services and contracts

The description of [services](/services/) is no binding offer. An engagement begins with a written agreement. The figure of under {percent} compares [[what is compared: fees for how many days a week, with which salary and employer costs]].

## Copyright

Texts and pictures belong to {name} or are used with permission. Short passages may be quoted with the name and a link. Anything beyond that needs consent.

## Links

Links lead to sites of others, who are responsible for their contents. If one of them leads somewhere unlawful, a message is enough and it is removed.

## Law

The law of [[country]] applies. Mandatory consumer protection in other countries remains unaffected. What the site knows about its visitors is told under [privacy](/privacy/).
`,
}

/** The words of a begun site in one language. */
export type Words = typeof en
