import { budget } from "./field"
import { anchor, choice, group, list, picture, text } from "./primitives"

/** The menus that a custom page can add itself to. */
const menus = ["header", "footer", "legal"] as const

/** The front matter of data/pages/own/<slug>.md. */
export const customPage = group(
  "CustomPage",
  {
    name: "Custom page",
    description: "A custom page: its text is in the same file, below this.",
    hint: "A page of your own.",
  },
  {
    title: text({ name: "Headline", description: "The page’s headline, and its title in search results." }, 75),
    description: text("The sentence under the headline, and the text in search results.", 160),
    menu: choice(
      {
        name: "In which menu",
        description:
          "Where the page is linked: header, footer (the list of pages) or legal (the last line). Without it: nowhere.",
      },
      menus,
    ).optional(),
    menuTitle: text(
      { name: "Name in the menu", description: "What its link says there, if it is to be shorter than the title." },
      budget.label,
    ).optional(),
    picture: picture("A picture above the text, 3:2.", "article").optional(),
    client: text("For a case study: whom it is about.").optional(),
    service: anchor({
      name: "Service",
      description: "For a case study: the id of the service that it shows, from data/services.json.",
      hint: "For a case study: the service that it shows, by the last part of that service’s address.",
    }).optional(),
    figures: list(
      "For a case study: up to four figures, as on the home page.",
      group(
        "CustomPageFigure",
        { name: "Figure", description: "A figure and what it counts." },
        {
          figure: text("The figure, large.", 15),
          text: text({ name: "What it counts", description: "What it counts." }, budget.sentence),
        },
      ),
      { max: 4 },
    ).optional(),
  },
)
