import { colour, group } from "./primitives"

const themeColours = (name: string, description: string) =>
  group(
    "BrandColours",
    { label: name, description },
    {
      paper: colour({ label: "Background", description: "The background of the pages." }).optional(),
      ink: colour({
        label: "Text colour",
        description: "The text; in light also the background of the band at the end of a page.",
      }).optional(),
      signal: colour({
        label: "Accent colour",
        description: "What stands out: words in headlines, bars, marks, and the line around what has the focus.",
      }).optional(),
    },
  ).optional()

/** The site's colours. Those that the owner leaves out are derived from the rest (kit/content/colours/palette.ts). */
export const brand = group(
  "BrandJson",
  {
    label: "Colours",
    description: "The site’s colours. The file can be missing: the site then has its own.",
    hint: "The site’s colours. Without them it has its own.",
  },
  {
    light: themeColours("Light theme", "The colours of the light theme. Without them: the site’s own."),
    dark: themeColours(
      "Dark theme",
      "The colours of the dark theme. Without them: dark ones in the hues of the light theme.",
    ),
  },
)
