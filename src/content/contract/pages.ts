import { action, callToAction, heading, intro, testimonialsHeading, titledTexts } from "./page-parts"
import { budget, group, list, occursIn, picture, text, wholeNumber } from "./primitives"
import { seo } from "./site"
import { speaker } from "./speaker"

export const home = group("HomePageJson", "The home page.", {
  seo,
  hero: group("HomeHero", "The top of the page.", {
    heading: text("The headline of the whole site.", 75),
    emphasis: text("Words of the headline that are set in colour.", budget.label).optional(),
    intro: text("The sentences under the headline.", budget.intro),
    primaryAction: action("The button that leads to the scheduling page."),
    secondaryAction: action("The button that leads to the services."),
    figure: group("HomeFigure", "The words under the drawing of the cost. Without them the drawing is not shown.", {
      title: text("The drawing’s label, such as Figure 1.", budget.label),
      caption: text("What the drawing shows.", budget.intro),
    }).optional(),
  }).refine(...occursIn("emphasis", "heading")),
  services: group("HomeServices", "The first three services.", {
    heading: text("The section’s heading."),
    intro: text("A sentence or two under it.", budget.sentence).optional(),
    allLink: action("The link to all services."),
  }),
  trackRecord: group("HomeTrackRecord", "Your results in figures.", {
    heading: text("The section’s heading."),
    claims: list(
      "The figures.",
      group("Claim", "A figure and what it counts.", {
        figure: text("The figure, large.", 15),
        text: text("What it counts.", budget.sentence),
      }),
    ).optional(),
  }).optional(),
  testimonials: testimonialsHeading,
  callToAction,
})

const offerWords = group(
  "OfferWords",
  "The words around each service’s offer. They are needed as soon as a service has one.",
  {
    heading: text("The heading of an offer.", budget.label),
    length: text("Before how long it takes.", budget.label).optional(),
    from: text("Before the day or month from which it can be had.", budget.label).optional(),
    includes: text("Before the list of what is in it.", budget.label).optional(),
  },
)

export const services = group(
  "ServicesPageJson",
  "The services page; the services themselves are in data/services.json.",
  {
    seo,
    heading,
    intro: intro,
    chipsLabel: text("The words before the row of links to the services.", budget.label),
    benefitsHeading: text("The heading of each service’s benefits."),
    examplesHeading: text("The heading of each service’s examples."),
    offer: offerWords.optional(),
    action: action("The link under each service, which leads to the scheduling page."),
    callToAction,
  },
)

export const tools = group("ToolsPageJson", "The tools page; the tools themselves are in data/tools.json.", {
  seo,
  heading,
  intro,
  featuresHeading: text("The heading of each tool’s features."),
  benefitsHeading: text("The heading of each tool’s benefits."),
  action: action("The button that opens a tool; the tool’s name follows it."),
  figure: group("ToolsFigure", "The drawing of a sample result. Without it none is shown.", {
    title: text("The drawing’s label, such as Figure 1.", budget.label),
    caption: text("What the drawing shows.", budget.intro),
    scores: list(
      "One score for each feature of the tool, in the same order.",
      wholeNumber("A score out of 100.", 0, 100),
      { filled: true },
    ),
  }).optional(),
  comingSoon: group("ToolsComingSoon", "What is to come.", {
    heading: text("The section’s heading."),
    text: text("What is being built.", 300),
  }).optional(),
  callToAction,
})

export const books = group("BooksPageJson", "The books page; the books themselves are in data/books.json.", {
  seo,
  heading,
  intro,
  action: action("The link under each book, which leads to the bookstore."),
  takeaways: group("BooksTakeaways", "What the books have in common.", {
    heading: text("The section’s heading."),
    intro: text("A sentence or two under it.", 160).optional(),
    items: titledTexts("The takeaways."),
  }).optional(),
  callToAction,
})

const mediaWords = (description: string) =>
  group("MediaWords", description, {
    podcast: text("For a podcast.", budget.label),
    interview: text("For an interview.", budget.label),
    talk: text("For a talk.", budget.label),
    article: text("For an article.", budget.label).optional(),
    panel: text("For a panel.", budget.label).optional(),
    video: text("For a video.", budget.label).optional(),
    webinar: text("For a webinar.", budget.label).optional(),
    workshop: text("For a workshop.", budget.label).optional(),
  })

export const media = group(
  "MediaPageJson",
  "The media page; its podcasts, interviews and talks are in data/media.json.",
  {
    seo,
    heading,
    intro,
    featuredHeading: text("The heading of the three featured ones."),
    moreHeading: text("The heading of the others."),
    podcastsHeading: text("The heading of the podcasts."),
    types: mediaWords("The word on the badge of each kind."),
    actions: mediaWords("The words of the link of each kind."),
    speaker: speaker.optional(),
    inquiries: callToAction,
  },
)

export const blog = group("BlogPageJson", "The blog page; the posts themselves are in data/posts.json.", {
  seo,
  heading,
  intro,
  topics: list("The topics by which posts can be filtered.", text("A topic.", budget.label), {
    unique: true,
  }).optional(),
  emptyMessage: text("What is shown if no post has the chosen topics.", budget.sentence),
  newsletter: group("BlogNewsletter", "The newsletter form. Without it there is none.", {
    heading: text("The section’s heading."),
    text: text("What subscribers get.", 160).optional(),
    emailLabel: text("The name of the field for the email address.", budget.label),
    placeholder: text("The words in that field while it is empty.", budget.label),
    action: action("The words of its button."),
  }).optional(),
  callToAction,
})

export const about = group("AboutPageJson", "The about page.", {
  seo,
  heading,
  intro,
  portrait: picture("A picture of you, 4:5.", "portrait").optional(),
  portraitAlt: text("What the portrait shows, for those who cannot see it.", 160).optional(),
  bio: list("Your story.", text("A paragraph.", budget.paragraph)).optional(),
  achievements: group("AboutAchievements", "What you have achieved.", {
    heading: text("The section’s heading."),
    groups: list(
      "The achievements in groups.",
      group("AboutAchievementGroup", "Achievements of one kind.", {
        heading: text("The group’s heading.", budget.label),
        items: list("The achievements.", text("An achievement.", budget.sentence)).optional(),
      }),
    ).optional(),
  }).optional(),
  philosophy: group("AboutPhilosophy", "How you work.", {
    heading: text("The section’s heading."),
    points: titledTexts("The points."),
  }).optional(),
  testimonials: testimonialsHeading,
  values: group("AboutValues", "What you value.", {
    heading: text("The section’s heading."),
    items: titledTexts("The values."),
  }).optional(),
  callToAction,
})

export const contact = group("ContactPageJson", "The contact page.", {
  seo,
  heading,
  intro: text("The sentences under the headline.", 300).optional(),
  picture: picture("The page’s picture, 4:3.", "contact").optional(),
  pictureAlternate: picture("The picture that takes its place if it cannot be loaded, 4:3.", "contact").optional(),
  pictureAlt: text("What the picture shows, for those who cannot see it.", 160).optional(),
  linkedinAction: action("The button that leads to LinkedIn."),
  homeAction: action("The link back to the home page."),
})

export const notFound = group("NotFoundPageJson", "The page for addresses that do not exist.", {
  seo,
  heading,
  intro,
  homeAction: action("The link back to the home page."),
  likelyHeading: text("The heading over the page that the visitor probably meant.", budget.label),
  pagesHeading: text("The heading of the list of pages.", budget.label),
  postsHeading: text("The heading of the newest posts.", budget.label),
})

export const privacy = group("PrivacyPageJson", "The privacy page; its text is in data/pages/privacy.md.", {
  seo,
  heading,
  intro,
})

export const terms = group("TermsPageJson", "The page of terms; its text is in data/pages/terms.md.", {
  seo,
  heading,
  intro,
})
