import type { FieldNaming } from "./facts"
import { budget } from "./field"
import {
  action,
  afterBooking,
  callToAction,
  heading,
  intro,
  moreLinks,
  sectionHeading,
  testimonialsHeading,
  titledTexts,
} from "./page-parts"
import { group, list, picture, slug, text, textWithPlaceholders, wholeNumber, wordsOf, yesNo } from "./primitives"
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
        heading: text({ label: "Headline", description: "The headline of the whole site." }, 75),
        emphasis: wordsOf(
          "heading",
          { label: "Words in colour", description: "Words of the headline that are set in colour." },
          budget.label,
        ).optional(),
        intro: text({ label: "Introduction", description: "The sentences under the headline." }, budget.intro),
        primaryAction: action({ label: "First button", description: "The button that leads to the scheduling page." }),
        secondaryAction: action({ label: "Second button", description: "The button that leads to the services." }),
        moreLinks,
        figure: group(
          "HomeFigure",
          {
            label: "Drawing of the cost",
            description: "The words under the drawing of the cost. Without them the drawing is not shown.",
          },
          {
            title: text({ label: "Label", description: "The drawing’s label, such as Figure 1." }, budget.label),
            caption: text("What the drawing shows.", budget.intro),
          },
        ).optional(),
      },
    ),
    services: group("HomeServices", "The first three services.", {
      heading: sectionHeading,
      intro: text({ label: "Introduction", description: "A sentence or two under it." }, budget.sentence).optional(),
      allLink: action({ label: "Link to all", description: "The link to all services." }),
    }),
    trackRecord: group("HomeTrackRecord", "Your results in figures.", {
      heading: sectionHeading,
      claims: list(
        { label: "Figures", description: "The figures." },
        group(
          "Claim",
          { label: "Figure", description: "A figure and what it counts." },
          {
            figure: text("The figure, large.", 15),
            text: text({ label: "What it counts", description: "What it counts." }, budget.sentence),
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
    heading: text("The heading of an offer.", budget.label),
    length: text({ label: "Before how long", description: "Before how long it takes." }, budget.label).optional(),
    from: text(
      { label: "Before the day", description: "Before the day or month from which it can be had." },
      budget.label,
    ).optional(),
    includes: text(
      { label: "Before what is in it", description: "Before the list of what is in it." },
      budget.label,
    ).optional(),
    fixed: text({ label: "A fixed price", description: "Behind a price for all of it." }, budget.label).optional(),
    atLeast: textWithPlaceholders(
      { label: "At least", description: "A price that can be higher; {price} is filled in." },
      ["price"],
      budget.label,
    ).optional(),
    taxIncluded: text({ label: "Tax included", description: "Behind a price with VAT." }, budget.label).optional(),
    taxAdded: text(
      { label: "Tax added", description: "Behind a price to which VAT is added." },
      budget.label,
    ).optional(),
  },
)

const glance = group(
  "ServicesGlance",
  {
    label: "At a glance",
    description:
      "The words of a table of all services, which stands beside the links where there is room, as soon as one of them has an offer. Without them there are the links alone.",
  },
  {
    caption: text("Above the table.", budget.label),
    trouble: text({ label: "Column of troubles", description: "Above what each service is for." }, budget.label),
    length: text({ label: "Column of lengths", description: "Above how long each takes." }, budget.label),
    price: text({ label: "Column of prices", description: "Above what each costs." }, budget.label),
    from: text({ label: "Column of starts", description: "Above from when each can be had." }, budget.label),
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
    chipsLabel: text(
      { label: "Before the links", description: "The words before the row of links to the services." },
      budget.label,
    ),
    glance: glance.optional(),
    benefitsHeading: text({ label: "Heading of the benefits", description: "The heading of each service’s benefits." }),
    examplesHeading: text({ label: "Heading of the examples", description: "The heading of each service’s examples." }),
    offer: offerWords.optional(),
    action: action({
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
    action: action({
      label: "Button of a tool",
      description: "The button that opens a tool; the tool’s name follows it.",
    }),
    figure: group(
      "ToolsFigure",
      { label: "Drawing of a result", description: "The drawing of a sample result. Without it none is shown." },
      {
        title: text({ label: "Label", description: "The drawing’s label, such as Figure 1." }, budget.label),
        caption: text("What the drawing shows.", budget.intro),
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
    action: action({
      label: "Link under a book",
      description: "The link under each book, which leads to the bookstore.",
    }),
    takeaways: group("BooksTakeaways", "What the books have in common.", {
      heading: sectionHeading,
      intro: text({ label: "Introduction", description: "A sentence or two under it." }, 160).optional(),
      items: titledTexts({ label: "Takeaways", description: "The takeaways." }, "Takeaway"),
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
    label: "Media",
    description: "The media page; its podcasts, interviews and talks are in data/media.json.",
    hint: "The media page.",
  },
  {
    seo,
    heading,
    intro,
    featuredHeading: text({ label: "Heading of the featured", description: "The heading of the three featured ones." }),
    moreHeading: text({ label: "Heading of the others", description: "The heading of the others." }),
    podcastsHeading: text({ label: "Heading of the podcasts", description: "The heading of the podcasts." }),
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
    topics: list(
      "The topics by which posts can be filtered.",
      text({ label: "Topic", description: "A topic." }, budget.label),
      {
        unique: true,
      },
    ).optional(),
    emptyMessage: text(
      { label: "When nothing is found", description: "What is shown if no post has the chosen topics." },
      budget.sentence,
    ),
    newsletter: group("BlogNewsletter", "The newsletter form. Without it there is none.", {
      heading: sectionHeading,
      text: text("What subscribers get.", 160).optional(),
      emailLabel: text(
        { label: "Name of the email field", description: "The name of the field for the email address." },
        budget.label,
      ),
      placeholder: text(
        { label: "In the empty field", description: "The words in that field while it is empty." },
        budget.label,
      ),
      action: action({ label: "Button", description: "The words of its button." }),
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
      text({ label: "Paragraph", description: "A paragraph." }, budget.paragraph),
    ).optional(),
    achievements: group("AboutAchievements", "What you have achieved.", {
      heading: sectionHeading,
      groups: list(
        { label: "Groups", description: "The achievements in groups." },
        group(
          "AboutAchievementGroup",
          { label: "Group", description: "Achievements of one kind." },
          {
            heading: text("The group’s heading.", budget.label),
            items: list(
              { label: "Achievements", description: "The achievements." },
              text({ label: "Achievement", description: "An achievement." }, budget.sentence),
            ).optional(),
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
      items: titledTexts({ label: "Values", description: "The values." }, "Value"),
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
    linkedinAction: action({ label: "LinkedIn button", description: "The button that leads to LinkedIn." }),
    homeAction: action({ label: "Link to the home page", description: "The link back to the home page." }),
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
    homeAction: action({ label: "Link to the home page", description: "The link back to the home page." }),
    likelyHeading: text(
      {
        label: "Heading of the likely page",
        description: "The heading over the page that the visitor probably meant.",
      },
      budget.label,
    ),
    pagesHeading: text(
      { label: "Heading of the pages", description: "The heading of the list of pages." },
      budget.label,
    ),
    postsHeading: text(
      { label: "Heading of the posts", description: "The heading of the newest posts." },
      budget.label,
    ),
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
