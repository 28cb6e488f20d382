import { action } from "./page-parts"
import { budget, group, link, list, picture, template, text, when } from "./primitives"

/** The expected number of words in each biography. */
export const biographyWords = { short: 25, medium: 50, long: 100 } as const

/** For event organisers, who print it and read it out. */
export const speaker = group(
  "SpeakerKit",
  "What organisers need to announce you, at /media/#speaker. Without it there is none.",
  {
    heading: text("The section’s heading."),
    intro: text("A sentence or two under it.", budget.intro).optional(),
    biographies: group("SpeakerBiographies", "Who you are, in three lengths, as organisers print it.", {
      short: text("In about 25 words.", 180),
      medium: text("In about 50 words.", 350),
      long: text("In about 100 words.", 700),
    }),
    lengthLabel: template("The heading of each; {count} is the number of its words.", ["count"]),
    copyAction: action("The button that copies it."),
    copied: text("What is said when it is copied.", budget.label),
    portrait: picture("A picture of you to print, at least 10 cm wide.", "speaker", "print").optional(),
    portraitAlt: text("What it shows, for those who cannot see it.", 160).optional(),
    portraitAction: action("The link that downloads it."),
    topics: group("SpeakerTopics", "What you speak about.", {
      heading: text("The heading of the list.", budget.label),
      items: list(
        "The topics.",
        group("SpeakerTopic", "One topic.", {
          title: text("The topic, as it could stand in a programme."),
          text: text("What the audience takes home.", budget.intro).optional(),
        }),
      ),
    }).optional(),
    stages: group("SpeakerStages", "Where you have spoken.", {
      heading: text("The heading of the list.", budget.label),
      items: list(
        "The stages, newest first.",
        group("SpeakerStage", "One stage.", {
          title: text("The conference, or whoever invited you."),
          place: text("Where it was, such as Utrecht.", budget.label).optional(),
          date: when("When: a day such as 2026-11-10, a month such as 2026-11, or words.").optional(),
          url: link("Its page, or the recording.").optional(),
        }),
      ),
    }).optional(),
  },
)
