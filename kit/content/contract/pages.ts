import type { FieldNaming } from "./facts"
import { budget } from "./field"
import {
  action,
  afterBooking,
  callToAction,
  heading,
  intro,
  sectionHeading,
  testimonialsHeading,
  titledTexts,
} from "./page-parts"
import { group, list, picture, slug, text, wholeNumber, wordsOf, yesNo } from "./primitives"
import { seo } from "./site"
import { speaker } from "./speaker"

export const home = group(
  "HomePageJson",
  { name: "Home", description: "The home page." },
  {
    seo,
    hero: group(
      "HomeHero",
      { name: "Top of the page", description: "The headline, what stands under it, and two buttons." },
      {
        heading: text({ name: "Headline", description: "The headline of the whole site." }, 75),
        emphasis: wordsOf(
          "heading",
          { name: "Words in colour", description: "Words of the headline that are set in colour." },
          budget.label,
        ).optional(),
        intro: text({ name: "Introduction", description: "The sentences under the headline." }, budget.intro),
        primaryAction: action({ name: "First button", description: "The button that leads to the scheduling page." }),
        secondaryAction: action({ name: "Second button", description: "The button that leads to the services." }),
        figure: group(
          "HomeFigure",
          {
            name: "Drawing of the cost",
            description: "The words under the drawing of the cost. Without them the drawing is not shown.",
          },
          {
            title: text({ name: "Label", description: "The drawing’s label, such as Figure 1." }, budget.label),
            caption: text("What the drawing shows.", budget.intro),
          },
        ).optional(),
      },
    ),
    services: group("HomeServices", "The first three services.", {
      heading: sectionHeading,
      intro: text({ name: "Introduction", description: "A sentence or two under it." }, budget.sentence).optional(),
      allLink: action({ name: "Link to all", description: "The link to all services." }),
    }),
    trackRecord: group("HomeTrackRecord", "Your results in figures.", {
      heading: sectionHeading,
      claims: list(
        { name: "Figures", description: "The figures." },
        group(
          "Claim",
          { name: "Figure", description: "A figure and what it counts." },
          {
            figure: text("The figure, large.", 15),
            text: text({ name: "What it counts", description: "What it counts." }, budget.sentence),
            inHero: yesNo({
              name: "Under the buttons too",
              description: "Whether it also stands under the buttons at the top of the page: three can.",
            }).optional(),
            caseStudy: slug({
              name: "Case study",
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
    name: "Words for offers",
    description: "The words around each service’s offer. They are needed as soon as a service has one.",
  },
  {
    heading: text("The heading of an offer.", budget.label),
    length: text({ name: "Before how long", description: "Before how long it takes." }, budget.label).optional(),
    from: text(
      { name: "Before the day", description: "Before the day or month from which it can be had." },
      budget.label,
    ).optional(),
    includes: text(
      { name: "Before what is in it", description: "Before the list of what is in it." },
      budget.label,
    ).optional(),
  },
)

const glance = group(
  "ServicesGlance",
  {
    name: "At a glance",
    description:
      "The words of a table of all services, which stands in place of the links where there is room, as soon as one of them has an offer. Without them the links stay.",
  },
  {
    caption: text("Above the table.", budget.label),
    trouble: text({ name: "Column of troubles", description: "Above what each service is for." }, budget.label),
    length: text({ name: "Column of lengths", description: "Above how long each takes." }, budget.label),
    price: text({ name: "Column of prices", description: "Above what each costs." }, budget.label),
    from: text({ name: "Column of starts", description: "Above from when each can be had." }, budget.label),
  },
)

export const services = group(
  "ServicesPageJson",
  {
    name: "Services",
    description: "The services page; the services themselves are in data/services.json.",
    hint: "The services page.",
  },
  {
    seo,
    heading,
    intro,
    chipsLabel: text(
      { name: "Before the links", description: "The words before the row of links to the services." },
      budget.label,
    ),
    glance: glance.optional(),
    benefitsHeading: text({ name: "Heading of the benefits", description: "The heading of each service’s benefits." }),
    examplesHeading: text({ name: "Heading of the examples", description: "The heading of each service’s examples." }),
    offer: offerWords.optional(),
    action: action({
      name: "Link under a service",
      description: "The link under each service, which leads to the scheduling page.",
    }),
    callToAction,
  },
)

export const tools = group(
  "ToolsPageJson",
  {
    name: "Tools",
    description: "The tools page; the tools themselves are in data/tools.json.",
    hint: "The tools page.",
  },
  {
    seo,
    heading,
    intro,
    featuresHeading: text({ name: "Heading of the features", description: "The heading of each tool’s features." }),
    benefitsHeading: text({ name: "Heading of the benefits", description: "The heading of each tool’s benefits." }),
    action: action({
      name: "Button of a tool",
      description: "The button that opens a tool; the tool’s name follows it.",
    }),
    figure: group(
      "ToolsFigure",
      { name: "Drawing of a result", description: "The drawing of a sample result. Without it none is shown." },
      {
        title: text({ name: "Label", description: "The drawing’s label, such as Figure 1." }, budget.label),
        caption: text("What the drawing shows.", budget.intro),
        scores: list(
          "One score for each feature of the tool, in the same order.",
          wholeNumber({ name: "Score", description: "A score out of 100." }, 0, 100),
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
    name: "Books",
    description: "The books page; the books themselves are in data/books.json.",
    hint: "The books page.",
  },
  {
    seo,
    heading,
    intro,
    action: action({
      name: "Link under a book",
      description: "The link under each book, which leads to the bookstore.",
    }),
    takeaways: group("BooksTakeaways", "What the books have in common.", {
      heading: sectionHeading,
      intro: text({ name: "Introduction", description: "A sentence or two under it." }, 160).optional(),
      items: titledTexts({ name: "Takeaways", description: "The takeaways." }, "Takeaway"),
    }).optional(),
    callToAction,
  },
)

const mediaWords = (about: FieldNaming) =>
  group("MediaWords", about, {
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
  {
    name: "Media",
    description: "The media page; its podcasts, interviews and talks are in data/media.json.",
    hint: "The media page.",
  },
  {
    seo,
    heading,
    intro,
    featuredHeading: text({ name: "Heading of the featured", description: "The heading of the three featured ones." }),
    moreHeading: text({ name: "Heading of the others", description: "The heading of the others." }),
    podcastsHeading: text({ name: "Heading of the podcasts", description: "The heading of the podcasts." }),
    types: mediaWords({ name: "Kinds", description: "The word on the badge of each kind." }),
    actions: mediaWords({ name: "Links", description: "The words of the link of each kind." }),
    speaker: speaker.optional(),
    inquiries: callToAction,
  },
)

export const blog = group(
  "BlogPageJson",
  { name: "Blog", description: "The blog page; the posts themselves are in data/posts.json.", hint: "The blog page." },
  {
    seo,
    heading,
    intro,
    topics: list(
      "The topics by which posts can be filtered.",
      text({ name: "Topic", description: "A topic." }, budget.label),
      {
        unique: true,
      },
    ).optional(),
    emptyMessage: text(
      { name: "When nothing is found", description: "What is shown if no post has the chosen topics." },
      budget.sentence,
    ),
    newsletter: group("BlogNewsletter", "The newsletter form. Without it there is none.", {
      heading: sectionHeading,
      text: text("What subscribers get.", 160).optional(),
      emailLabel: text(
        { name: "Name of the email field", description: "The name of the field for the email address." },
        budget.label,
      ),
      placeholder: text(
        { name: "In the empty field", description: "The words in that field while it is empty." },
        budget.label,
      ),
      action: action({ name: "Button", description: "The words of its button." }),
    }).optional(),
    callToAction,
  },
)

export const about = group(
  "AboutPageJson",
  { name: "About", description: "The about page." },
  {
    seo,
    heading,
    intro,
    portrait: picture("A picture of you, 4:5.", "portrait").optional(),
    portraitAlt: text(
      { name: "What the portrait shows", description: "What the portrait shows, for those who cannot see it." },
      160,
    ).optional(),
    bio: list(
      { name: "Your story", description: "Your story, paragraph by paragraph." },
      text({ name: "Paragraph", description: "A paragraph." }, budget.paragraph),
    ).optional(),
    achievements: group("AboutAchievements", "What you have achieved.", {
      heading: sectionHeading,
      groups: list(
        { name: "Groups", description: "The achievements in groups." },
        group(
          "AboutAchievementGroup",
          { name: "Group", description: "Achievements of one kind." },
          {
            heading: text("The group’s heading.", budget.label),
            items: list(
              { name: "Achievements", description: "The achievements." },
              text({ name: "Achievement", description: "An achievement." }, budget.sentence),
            ).optional(),
          },
        ),
      ).optional(),
    }).optional(),
    philosophy: group(
      "AboutPhilosophy",
      { name: "How you work", description: "How you work, in a few points." },
      {
        heading: sectionHeading,
        points: titledTexts("The points.", "Point"),
      },
    ).optional(),
    testimonials: testimonialsHeading,
    values: group("AboutValues", "What you value.", {
      heading: sectionHeading,
      items: titledTexts({ name: "Values", description: "The values." }, "Value"),
    }).optional(),
    callToAction,
  },
)

export const contact = group(
  "ContactPageJson",
  { name: "Contact", description: "The contact page." },
  {
    seo,
    heading,
    intro: text({ name: "Introduction", description: "The sentences under the headline." }, 300).optional(),
    picture: picture("The page’s picture, 4:3.", "contact").optional(),
    pictureAlternate: picture(
      { name: "Second picture", description: "The picture that takes its place if it cannot be loaded, 4:3." },
      "contact",
    ).optional(),
    pictureAlt: text(
      { name: "What the picture shows", description: "What the picture shows, for those who cannot see it." },
      160,
    ).optional(),
    linkedinAction: action({ name: "LinkedIn button", description: "The button that leads to LinkedIn." }),
    homeAction: action({ name: "Link to the home page", description: "The link back to the home page." }),
    afterBooking,
  },
)

export const notFound = group(
  "NotFoundPageJson",
  { name: "Page not found", description: "The page for addresses that do not exist." },
  {
    seo,
    heading,
    intro,
    homeAction: action({ name: "Link to the home page", description: "The link back to the home page." }),
    likelyHeading: text(
      {
        name: "Heading of the likely page",
        description: "The heading over the page that the visitor probably meant.",
      },
      budget.label,
    ),
    pagesHeading: text(
      { name: "Heading of the pages", description: "The heading of the list of pages." },
      budget.label,
    ),
    postsHeading: text({ name: "Heading of the posts", description: "The heading of the newest posts." }, budget.label),
  },
)

export const privacy = group(
  "PrivacyPageJson",
  {
    name: "Privacy",
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
  { name: "Terms", description: "The page of terms; its text is in data/pages/terms.md.", hint: "The page of terms." },
  {
    seo,
    heading,
    intro,
  },
)
