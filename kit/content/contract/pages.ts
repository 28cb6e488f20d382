import type { FieldNaming } from "./facts"
import { budget } from "./field"
import {
  afterBooking,
  callToAction,
  heading,
  intro,
  moreLinks,
  sectionHeading,
  testimonialsHeading,
  titledTexts,
} from "./page-parts"
import {
  group,
  introduction,
  label,
  list,
  markedText,
  paragraph,
  picture,
  sentence,
  slug,
  text,
  textWithPlaceholders,
  wholeNumber,
  yesNo,
} from "./primitives"
import { seo } from "./site"
import { speaker } from "./speaker"

export const home = group(
  "HomePageJson",
  { label: "Home", description: "The home page." },
  {
    seo,
    hero: group(
      "HomeHero",
      { label: "Top of the page", description: "The headline, what stands under it, and two buttons." },
      {
        heading: markedText(
          {
            label: "Headline",
            description:
              "The headline of the whole site. Words between asterisks, such as *less than 30%*, are set in colour.",
          },
          75,
        ),
        intro: introduction({ label: "Introduction", description: "The sentences under the headline." }),
        primaryAction: label({ label: "First button", description: "The button that leads to the scheduling page." }),
        secondaryAction: label({ label: "Second button", description: "The button that leads to the services." }),
        moreLinks,
        figure: group(
          "HomeFigure",
          {
            label: "Drawing of the cost",
            description: "The words under the drawing of the cost. Without them the drawing is not shown.",
          },
          {
            title: label({ label: "Label", description: "The drawing’s label, such as Figure 1." }),
            caption: introduction("What the drawing shows."),
          },
        ).optional(),
      },
    ),
    services: group("HomeServices", "The first three services.", {
      heading: sectionHeading,
      intro: sentence({ label: "Introduction", description: "A sentence or two under it." }).optional(),
      allLink: label({ label: "Link to all", description: "The link to all services." }),
    }),
    papers: group(
      "HomePapers",
      {
        label: "Papers",
        description:
          "The custom pages with something to read (deliverable), each as a small sheet. Without it, or without any, the section is not shown.",
        hint: "Your pages with something to read, each as a small sheet. Without it, or without any, the section is not shown.",
      },
      { heading: sectionHeading, intro },
    ).optional(),
    trackRecord: group("HomeTrackRecord", "Your results in figures.", {
      heading: sectionHeading,
      claims: list(
        { label: "Figures" },
        group(
          "Claim",
          { label: "Figure", description: "A figure and what it counts." },
          {
            figure: text("The figure, large.", 15),
            text: sentence({ label: "What it counts" }),
            inHero: yesNo({
              label: "Under the buttons too",
              description: "Whether it also stands under the buttons at the top of the page: three can.",
            }).optional(),
            caseStudy: slug({
              label: "Case study",
              description: "The case study that tells more of it: the name of its file in data/pages/own, without .md.",
              hint: "The case study that tells more of it, by the last part of its address.",
            }).optional(),
          },
        ),
      ).optional(),
    }).optional(),
    testimonials: testimonialsHeading,
    callToAction,
  },
)

const offerWords = group(
  "OfferWords",
  {
    label: "Words for offers",
    description: "The words around each service’s offer. They are needed as soon as a service has one.",
  },
  {
    heading: label("The heading of an offer."),
    length: label({ label: "Before how long", description: "Before how long it takes." }).optional(),
    from: label({
      label: "Before the day",
      description: "Before the day or month from which it can be had.",
    }).optional(),
    includes: label({ label: "Before what is in it", description: "Before the list of what is in it." }).optional(),
    fixed: label({ label: "A fixed price", description: "Behind a price for all of it." }).optional(),
    atLeast: textWithPlaceholders(
      { label: "At least", description: "A price that can be higher; {price} is filled in." },
      ["price"],
      budget.label,
    ).optional(),
    taxIncluded: label({ label: "Tax included", description: "Behind a price with VAT." }).optional(),
    taxAdded: label({ label: "Tax added", description: "Behind a price to which VAT is added." }).optional(),
  },
)

const glance = group(
  "ServicesGlance",
  {
    label: "At a glance",
    description:
      "The names of the columns of an index of all services, in which the links stand as soon as one service has an offer. Without them there are the links alone.",
  },
  {
    caption: label("Above the links."),
    trouble: label({ label: "Column of troubles", description: "Above what each service is for." }),
    length: label({ label: "Column of lengths", description: "Above how long each takes." }),
    price: label({ label: "Column of prices", description: "Above what each costs." }),
    from: label({ label: "Column of starts", description: "Above from when each can be had." }),
  },
)

export const services = group(
  "ServicesPageJson",
  {
    label: "Services",
    description: "The services page; the services themselves are in data/services.json.",
    hint: "The services page.",
  },
  {
    seo,
    heading,
    intro,
    moreLinks,
    chipsLabel: label({
      label: "Before the links",
      description: "The name of the links to the services, for screen readers.",
    }),
    glance: glance.optional(),
    benefitsHeading: text({ label: "Heading of the benefits", description: "The heading of each service’s benefits." }),
    examplesHeading: text({ label: "Heading of the examples", description: "The heading of each service’s examples." }),
    offer: offerWords.optional(),
    action: label({
      label: "Link under a service",
      description: "The link under each service, which leads to the scheduling page.",
    }),
    callToAction,
  },
)

export const tools = group(
  "ToolsPageJson",
  {
    label: "Tools",
    description: "The tools page; the tools themselves are in data/tools.json.",
    hint: "The tools page.",
  },
  {
    seo,
    heading,
    intro,
    featuresHeading: text({ label: "Heading of the features", description: "The heading of each tool’s features." }),
    benefitsHeading: text({ label: "Heading of the benefits", description: "The heading of each tool’s benefits." }),
    action: label({
      label: "Button of a tool",
      description: "The button that opens a tool; the tool’s name follows it.",
    }),
    figure: group(
      "ToolsFigure",
      {
        label: "Drawing of a result",
        description:
          "A sample result: a bar for each score and, of a tool with an assessment on this site, its advice for the lowest. Without it none is shown.",
      },
      {
        title: label({ label: "Label", description: "The drawing’s label, such as Figure 1." }),
        caption: introduction("What the drawing shows."),
        scores: list(
          "One score for each feature of the tool, in the same order.",
          wholeNumber({ label: "Score", description: "A score out of 100." }, 0, 100),
          { filled: true },
        ),
      },
    ).optional(),
    comingSoon: group("ToolsComingSoon", "What is to come.", {
      heading: sectionHeading,
      text: text("What is being built.", 300),
    }).optional(),
    callToAction,
  },
)

export const books = group(
  "BooksPageJson",
  {
    label: "Books",
    description: "The books page; the books themselves are in data/books.json.",
    hint: "The books page.",
  },
  {
    seo,
    heading,
    intro,
    action: label({
      label: "Link under a book",
      description: "The link under each book, which leads to the bookstore.",
    }),
    takeaways: group("BooksTakeaways", "What the books have in common.", {
      heading: sectionHeading,
      intro: text({ label: "Introduction", description: "A sentence or two under it." }, 160).optional(),
      items: titledTexts({ label: "Takeaways" }, "Takeaway"),
    }).optional(),
    callToAction,
  },
)

const mediaWords = (about: FieldNaming) =>
  group("MediaWords", about, {
    podcast: label("For a podcast."),
    interview: label("For an interview."),
    talk: label("For a talk."),
    article: label("For an article.").optional(),
    panel: label("For a panel.").optional(),
    video: label("For a video.").optional(),
    webinar: label("For a webinar.").optional(),
    workshop: label("For a workshop.").optional(),
  })

export const media = group(
  "MediaPageJson",
  {
    label: "Media",
    description: "The media page; its podcasts, interviews and talks are in data/media.json.",
    hint: "The media page.",
  },
  {
    seo,
    heading,
    intro,
    featuredHeading: text({ label: "Heading of the featured", description: "The heading of the three featured ones." }),
    moreHeading: text({ label: "Heading of the others" }),
    podcastsHeading: text({ label: "Heading of the podcasts" }),
    types: mediaWords({ label: "Kinds", description: "The word on the badge of each kind." }),
    actions: mediaWords({ label: "Links", description: "The words of the link of each kind." }),
    speaker: speaker.optional(),
    inquiries: callToAction,
  },
)

export const blog = group(
  "BlogPageJson",
  { label: "Blog", description: "The blog page; the posts themselves are in data/posts.json.", hint: "The blog page." },
  {
    seo,
    heading,
    intro,
    topics: list("The topics by which posts can be filtered.", label({ label: "Topic" }), {
      unique: true,
    }).optional(),
    emptyMessage: sentence({
      label: "When nothing is found",
      description: "What is shown if no post has the chosen topics.",
    }),
    newsletter: group("BlogNewsletter", "The newsletter form. Without it there is none.", {
      heading: sectionHeading,
      text: text("What subscribers get.", 160).optional(),
      emailLabel: label({
        label: "Name of the email field",
        description: "The name of the field for the email address.",
      }),
      placeholder: label({ label: "In the empty field", description: "The words in that field while it is empty." }),
      action: label({ label: "Button", description: "The words of its button." }),
    }).optional(),
    callToAction,
  },
)

export const about = group(
  "AboutPageJson",
  { label: "About", description: "The about page." },
  {
    seo,
    heading,
    intro,
    moreLinks,
    portrait: picture("A picture of you, 4:5.", "portrait", "speaker", "face").optional(),
    portraitAlt: text(
      { label: "What the portrait shows", description: "What the portrait shows, for those who cannot see it." },
      160,
    ).optional(),
    bio: list(
      { label: "Your story", description: "Your story, paragraph by paragraph." },
      paragraph({ label: "Paragraph" }),
    ).optional(),
    achievements: group("AboutAchievements", "What you have achieved.", {
      heading: sectionHeading,
      groups: list(
        { label: "Groups", description: "The achievements in groups." },
        group(
          "AboutAchievementGroup",
          { label: "Group", description: "Achievements of one kind." },
          {
            heading: label("The group’s heading."),
            items: list({ label: "Achievements" }, sentence({ label: "Achievement" })).optional(),
          },
        ),
      ).optional(),
    }).optional(),
    philosophy: group(
      "AboutPhilosophy",
      { label: "How you work", description: "How you work, in a few points." },
      {
        heading: sectionHeading,
        points: titledTexts("The points.", "Point"),
      },
    ).optional(),
    testimonials: testimonialsHeading,
    values: group("AboutValues", "What you value.", {
      heading: sectionHeading,
      items: titledTexts({ label: "Values" }, "Value"),
    }).optional(),
    callToAction,
  },
)

export const contact = group(
  "ContactPageJson",
  { label: "Contact", description: "The contact page." },
  {
    seo,
    heading,
    intro: text({ label: "Introduction", description: "The sentences under the headline." }, 300).optional(),
    picture: picture("The page’s picture, 4:3.", "contact").optional(),
    pictureAlternate: picture(
      { label: "Second picture", description: "The picture that takes its place if it cannot be loaded, 4:3." },
      "contact",
    ).optional(),
    pictureAlt: text(
      { label: "What the picture shows", description: "What the picture shows, for those who cannot see it." },
      160,
    ).optional(),
    linkedinAction: label({ label: "LinkedIn button", description: "The button that leads to LinkedIn." }),
    homeAction: label({ label: "Link to the home page", description: "The link back to the home page." }),
    afterBooking,
  },
)

export const notFound = group(
  "NotFoundPageJson",
  { label: "Page not found", description: "The page for addresses that do not exist." },
  {
    seo,
    heading,
    intro,
    homeAction: label({ label: "Link to the home page", description: "The link back to the home page." }),
    likelyHeading: label({
      label: "Heading of the likely page",
      description: "The heading over the page that the visitor probably meant.",
    }),
    pagesHeading: label({ label: "Heading of the pages", description: "The heading of the list of pages." }),
    postsHeading: label({ label: "Heading of the posts", description: "The heading of the newest posts." }),
  },
)

export const privacy = group(
  "PrivacyPageJson",
  {
    label: "Privacy",
    description: "The privacy page; its text is in data/pages/privacy.md.",
    hint: "The privacy page.",
  },
  {
    seo,
    heading,
    intro,
  },
)

export const terms = group(
  "TermsPageJson",
  { label: "Terms", description: "The page of terms; its text is in data/pages/terms.md.", hint: "The page of terms." },
  {
    seo,
    heading,
    intro,
  },
)
