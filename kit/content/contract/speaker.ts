import { sectionHeading } from "./page-parts"
import { group, introduction, label, link, list, picture, text, textWithPlaceholders, when } from "./primitives"

/** For event organisers, who print it or read it out. */
export const speaker = group(
  "SpeakerKit",
  {
    label: "For organisers",
    description: "What organisers need to announce you, at /media/#speaker. Without it there is none.",
    hint: "What organisers need to announce you: a part of this page.",
  },
  {
    heading: sectionHeading,
    intro: introduction({ label: "Introduction", description: "A sentence or two under it." }).optional(),
    biographies: group("SpeakerBiographies", "Who you are, in three lengths, as organisers print it.", {
      short: text("In about 25 words.", 180),
      medium: text("In about 50 words.", 350),
      long: text("In about 100 words.", 700),
    }),
    lengthLabel: textWithPlaceholders(
      { label: "Heading of a biography", description: "The heading of each; {count} is the number of its words." },
      ["count"],
    ),
    copyAction: label({ label: "Copy button", description: "The button that copies a biography." }),
    copied: label({ label: "When copied", description: "What is said when it is copied." }),
    portrait: picture(
      { label: "Portrait to print", description: "A picture of you to print, at least 10 cm wide." },
      "speaker",
      "print",
    ).optional(),
    portraitAlt: text(
      { label: "What the portrait shows", description: "What it shows, for those who cannot see it." },
      160,
    ).optional(),
    portraitAction: label({ label: "Download link", description: "The link that downloads the portrait." }),
    topics: group("SpeakerTopics", "What you speak about.", {
      heading: label("The heading of the list."),
      items: list(
        { label: "Topics" },
        group(
          "SpeakerTopic",
          { label: "Topic", description: "One topic." },
          {
            title: text("The topic, as it could stand in a programme."),
            text: introduction({ label: "Takeaway", description: "What the audience takes home." }).optional(),
          },
        ),
      ),
    }).optional(),
    stages: group("SpeakerStages", "Where you have spoken.", {
      heading: label("The heading of the list."),
      items: list(
        { label: "Stages", description: "The stages, newest first." },
        group(
          "SpeakerStage",
          { label: "Stage", description: "One stage." },
          {
            title: text({ label: "Conference", description: "The conference, or whoever invited you." }),
            place: label("Where it was, such as Utrecht.").optional(),
            date: when("When: a day such as 2026-11-10, a month such as 2026-11, or words.").optional(),
            url: link({ label: "Link", description: "Its page, or the recording." }).optional(),
          },
        ),
      ),
    }).optional(),
  },
)
