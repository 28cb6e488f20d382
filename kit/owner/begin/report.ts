import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { labelSetFor, labelSetLanguages } from "../../content/label-sets/label-sets"
import { openPoints } from "./begin"
import type { Answers } from "./questions"

interface Begun {
  readonly answers: Answers
  /** What the check says of the new content. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where the sample is, if no repository has it. */
  readonly kept: string | undefined
  /** What was taken from a LinkedIn archive, and what was not, as lines. */
  readonly archive: string | undefined
}

/** @returns what was done, and what is left to do */
export function report({ answers, diagnostics, kept, archive }: Begun): string {
  const { name, language, portrait } = answers
  const open = openPoints(diagnostics)
  const lines = [
    `The site is ${name}'s.`,
    kept ? `The sample is kept in ${kept}.` : "The sample stays in git: the commit before this one has it.",
    ...(archive ? ["", archive.trimEnd()] : []),
    "",
    "  npm run edit    shows it, with its fields beside it",
    "  npm run check   lists what is left to fill in",
    "",
    "Next:",
    `- Read the legal texts, data/pages/privacy.md and terms.md, and fill in the ${open} points in double brackets.`,
    ...(diagnostics.some(({ code }) => code === "address-open")
      ? ["- Write the site's address as siteUrl in data/site.json as soon as you know it."]
      : []),
    ...(portrait ? [] : ["- Replace the initials in data/images/portrait.png with a picture of you."]),
    "- Pages without anything to show are left out: see pagesOff in data/site.json. To bring one back, remove it there.",
    ...(labelSetFor(language) === undefined
      ? [
          `- There are no words in ${language} yet (there are ${labelSetLanguages.join(", ")}), so those of the site are English. Translate the`,
          "  texts in data/labels.json, data/services.json, data/site.json and data/pages/.",
        ]
      : []),
  ]
  return `${lines.join("\n")}\n`
}
