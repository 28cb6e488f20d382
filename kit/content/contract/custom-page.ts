import type { FieldNaming } from "./facts"
import { draft, moreLinks } from "./page-parts"
import {
  amount,
  anchor,
  choice,
  group,
  introduction,
  label,
  list,
  picture,
  sentence,
  shortDescription,
  text,
  when,
} from "./primitives"

/** The menus that a custom page can appear in. */
const menus = ["header", "footer", "legal"] as const

const bar = (about: FieldNaming) =>
  group("CaseBar", about, {
    name: label("What stands above the stack, such as In March."),
    value: amount({
      label: "Number",
      description: "The number beside it, as visitors read it, such as 26 or £61,000.",
    }),
  })

/** How a case study's drawing shows its parts. */
const caseDrawings = ["stacks", "bars", "squares"] as const

/** The front matter of data/pages/own/<slug>.md. */
export const customPage = group(
  "CustomPage",
  {
    label: "Custom page",
    description: "A custom page: its text is in the same file, below this.",
    hint: "A page of your own.",
  },
  {
    title: text({ label: "Headline", description: "The page’s headline, and its title in search results." }, 75),
    description: shortDescription("The sentence under the headline, and the text in search results."),
    draft,
    menu: choice(
      {
        label: "In which menu",
        description:
          "Where the page is linked: header, footer (the list of pages) or legal (the last line). Without it: nowhere.",
        hint: "Where the page is linked. Without it: nowhere.",
      },
      menus,
    ).optional(),
    menuTitle: label({
      label: "Name in the menu",
      description: "What its link says there, if it is to be shorter than the title.",
    }).optional(),
    picture: picture("A picture above the text, 3:2.", "article").optional(),
    client: text(
      "For a case study: whom it is about. As a testimonial’s company has it, so that the page ends with what they say.",
    ).optional(),
    date: when({
      label: "Date",
      description:
        "For a case study or something to read: when it was written, a day such as 2026-11-10 or a month such as 2026-11.",
    }).optional(),
    service: anchor({
      label: "Service",
      description: "For a case study: the id of the service that it shows, from data/services.json.",
      hint: "For a case study: the service that it shows, which then leads to it.",
    }).optional(),
    figures: list(
      "For a case study: up to four figures, as on the home page.",
      group(
        "CustomPageFigure",
        { label: "Figure", description: "A figure and what it counts." },
        {
          figure: text("The figure, large.", 15),
          text: sentence({ label: "What it counts" }),
        },
      ),
      { max: 4 },
    ).optional(),
    drawing: group(
      "CaseDrawing",
      { label: "Drawing", description: "For a case study: what its figures are made of, in the page’s full width." },
      {
        kind: choice(
          {
            label: "Kind",
            description:
              "How the parts are drawn: stacks (one before, one after, each made of the parts), bars (one for each part) or squares (one for each of what the parts count).",
          },
          caseDrawings,
        ).optional(),
        title: label({ label: "Label", description: "The drawing’s label, such as Figure 1." }),
        caption: introduction("What the drawing shows."),
        before: bar({ label: "Before", description: "For stacks: what the first comes to." }).optional(),
        after: bar({ label: "After", description: "For stacks: what the second comes to." }).optional(),
        parts: list(
          "What the drawing is made of, in the order in which it is drawn.",
          group(
            "CasePart",
            { label: "Part", description: "One part of the drawing." },
            {
              name: label("What it is."),
              value: amount({ label: "Number", description: "How much or how many it is; for stacks: before." }),
              after: amount({ label: "Number after", description: "For stacks: how much it is after." }).optional(),
              state: choice(
                {
                  label: "State",
                  description:
                    "Write gone if it is: a bar is struck out, squares are empty, the part of a stack is in colour.",
                },
                ["gone"],
              ).optional(),
            },
          ),
        ).optional(),
      },
    ).optional(),
    deliverable: group(
      "Deliverable",
      {
        label: "What this is",
        description:
          "For something to read, such as a page for a board: what it is, below the text, on paper too. The page prints on a sheet or two; a line of --- begins the second, and ~~words~~ are blackened.",
        hint: "For something to read, such as a page for a board: what it is, below the text, on paper too. The page prints on a sheet or two; a rule begins the second, and what is struck through is blackened.",
      },
      {
        heading: label("Its heading."),
        text: text("What this is, and how a real one differs from it.", 300),
      },
    ).optional(),
    moreLinks,
    list: choice(
      {
        label: "What it lists",
        description:
          "For a page that lists all your case studies below its text: cases. They are listed once there are three.",
        hint: "For a page that lists all your case studies below its text. They are listed once there are three.",
      },
      ["cases"],
    ).optional(),
  },
)
