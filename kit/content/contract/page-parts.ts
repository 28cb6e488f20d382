import type { FieldNaming } from "./facts"
import { budget } from "./field"
import { group, introduction, label, list, path, sentence, text, yesNo } from "./primitives"

/** Parts shared by several pages. */
export const heading = text({ label: "Headline" }, 75)
export const intro = introduction({
  label: "Introduction",
  description: "The sentences under the headline.",
}).optional()
export const sectionHeading = text("The section’s heading.")

/** Of a post, and of a page of the owner’s own. */
export const draft = yesNo({
  label: "Draft",
  description: "true keeps it unpublished: only you see it, in the studio and the preview.",
  hint: "While this is on, only you see it.",
}).optional()

/** Links to other pages of the site, in words of their own. */
export const moreLinks = list(
  { label: "More links", description: "Links to other pages of this site. Without them: none." },
  group(
    "PageLink",
    { label: "Link", description: "A page of this site." },
    {
      text: text("The words of the link.", budget.name),
      to: path({ label: "Leads to", description: "The path of the page, such as /how-i-work/." }),
    },
  ),
).optional()

export const testimonialsHeading = group(
  "Heading",
  {
    label: "Testimonials",
    description: "The section of testimonials. Without it they are not shown here.",
  },
  { heading: sectionHeading },
).optional()

/**
 * @param about the list
 * @param entry what one of its entries is called
 * @returns an optional list of short texts, each with a title
 */
export const titledTexts = (about: string | FieldNaming, entry: string) =>
  list(
    about,
    group(
      "TitledText",
      { label: entry, description: "A short text with a title." },
      {
        title: text("The title."),
        text: introduction("The text.").optional(),
      },
    ),
  ).optional()

/** What is asked before a call is booked. */
export const afterBooking = titledTexts(
  {
    label: "After booking",
    description:
      "What the call is like, who is there, what to have ready, what one has afterwards. Without it: nothing.",
  },
  "Point",
)

export const callToAction = group(
  "CallToAction",
  { label: "Invitation", description: "The invitation at the end of the page. Without it there is none." },
  {
    heading: text("The invitation’s heading.", 75),
    text: sentence("A sentence or two under it.").optional(),
    action: label({ label: "Button", description: "The words of its button." }),
    afterBooking,
  },
).optional()
