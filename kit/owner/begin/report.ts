import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { labelSetFor, labelSetLanguages } from "../../content/label-sets/label-sets"
import { told } from "../../content/sentences/sentences"
import { openPoints } from "./begin"
import type { Answers } from "./questions"

interface Begun {
  readonly answers: Answers
  /** What the check says of the new content. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where the sample was copied to, if there is no repository. */
  readonly kept: string | undefined
  /** Lines that say what was taken from a LinkedIn archive, and what was not. */
  readonly archive: string | undefined
}

/** @returns what was done, and what is left to do */
export function report({ answers, diagnostics, kept, archive }: Begun): string {
  const { name, language, portrait } = answers
  const open = openPoints(diagnostics)
  const lines = [
    told("command.begun", { name }),
    kept ? told("command.begun.kept", { place: kept }) : told("command.begun.inGit"),
    ...(archive ? ["", archive.trimEnd()] : []),
    "",
    told("command.begun.commands"),
    "",
    told("command.begun.next", { open }),
    ...(diagnostics.some(({ code }) => code === "address-open") ? [told("command.begun.siteUrl")] : []),
    ...(portrait ? [] : [told("command.begun.portrait")]),
    told("command.begun.pages"),
    ...(labelSetFor(language) === undefined
      ? [told("command.begun.wordless", { language, languages: labelSetLanguages.join(", ") })]
      : []),
  ]
  return `${lines.join("\n")}\n`
}
