import { budget, group, list, text } from "./primitives"

/** Parts shared by several pages. */
export const heading = text("The page’s headline.", 75)
export const intro = text("The sentences under the headline.", budget.intro).optional()
export const action = (description: string) => text(description, budget.label)

export const callToAction = group("CallToAction", "The invitation at the end of the page. Without it there is none.", {
  heading: text("The invitation’s heading.", 75),
  text: text("A sentence or two under it.", budget.sentence).optional(),
  action: action("The words of its button."),
}).optional()

const titledText = group("TitledText", "A short text with a title.", {
  title: text("The title."),
  text: text("The text.", budget.intro).optional(),
})

export const testimonialsHeading = group(
  "Heading",
  "The section of testimonials. Without it they are not shown here.",
  {
    heading: text("The section’s heading."),
  },
).optional()

export const titledTexts = (description: string) => list(description, titledText).optional()
