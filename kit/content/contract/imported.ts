import { group, link, list, machineText } from "./primitives"

/** An entry of the ledger of what was imported. */
export const imported = group(
  "Imported",
  { name: "Imported", description: "Something that was imported." },
  {
    source: machineText("Its identity at the source, such as a feed’s name for an episode."),
    file: machineText("The file of data/ that it came into."),
    name: machineText("What it is called there: its title, its slug, or its text."),
    said: machineText("A digest of what the source said. If it differs, the source has changed."),
    written: machineText("A digest of what was written. If it differs, the owner has changed it since."),
    leftOut: list(
      { name: "Left out", description: "What was left out of it and can be had another time: pictures, topics." },
      machineText({ name: "Part", description: "Pictures or topics." }),
    ).optional(),
    formerUrl: link("The address that a post had before.").optional(),
    formerPaths: list(
      { name: "Former paths", description: "Other addresses that a post had before." },
      machineText({ name: "Path", description: "A path from the root of the site that it was on." }),
    ).optional(),
  },
)
