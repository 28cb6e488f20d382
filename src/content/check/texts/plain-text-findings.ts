import { type Field, visit } from "../../contract/field"
import { type Finding, warningAt } from "../report/finding"
import type { Complaint } from "../report/problem"
import { invisibleComplaint } from "./invisible-letters"

/** What people write by habit in a field whose words are shown as they are. */
const habits: ReadonlyArray<readonly [pattern: RegExp, complaint: (written: string) => Complaint]> = [
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    (tag) => plain(`Visitors would read ${tag}: this field has no markup.`, "Write the words alone."),
  ],
  [
    /&(?:[a-z]+\d*|#\d+|#x[0-9a-f]+);/i,
    (entity) => plain(`Visitors would read ${entity}: this field has no entities.`, "Write the sign itself."),
  ],
  [
    /\*\*[^*\s](?:[^*]*[^*\s])?\*\*|__[^_\s](?:[^_]*[^_\s])?__|!?\[[^\]]+\]\([^)\s]+\)|^#{1,6}\s/,
    (markdown) => plain(`Visitors would read ${markdown}: this field is not Markdown.`, "Write the words alone."),
  ],
]

const plain = (message: string, advice: string): Complaint => ({ code: "plain-text", message, advice })

/**
 * Finds what visitors would read as it is written, and letters that nobody sees.
 *
 * @param field what a file's content should be
 * @param content of the file
 * @returns a warning at most for each text
 */
export function plainTextFindings(field: Field, content: unknown): Finding[] {
  return [...visit(field, content)].flatMap(({ field: { kind, facts }, value, path }) => {
    if (typeof value !== "string") return []
    const [complaint] = [
      ...invisibleComplaint(value),
      // A text without a length is for programs.
      ...(kind === "text" && facts.budget !== undefined
        ? habits.flatMap(([pattern, say]) => pattern.exec(value)?.slice(0, 1).map(say) ?? [])
        : []),
    ]
    return complaint ? [warningAt(path, complaint)] : []
  })
}
