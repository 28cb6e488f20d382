import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { words } from "../../words"
import type { ContentState } from "../content/content-state"
import type { ContentLocation } from "../content/location"
import { locationAt, storedValue } from "../content/reading"
import { useStudio } from "../studio-context"
import { nameOfLocation } from "./location-name"

/** So many are listed; who has more mends the first ones first. */
const most = 50

/** A longer text is found by its name. */
const longest = 80

/** What the check says of the content, in its order, each with what it is about and the way there. */
export function DiagnosticList() {
  const { content, open } = useStudio()
  const { diagnostics } = content
  return (
    <ul className="warnings">
      {diagnostics.slice(0, most).map((diagnostic) => {
        const { file, range, code, message, advice } = diagnostic
        const location = locationOf(diagnostic, content)
        const value = location && storedValue(content, location)
        return (
          <li key={`${file}:${range.start.line}:${range.start.column} ${code}`}>
            <p>
              <b>{location ? nameOfLocation(location, content) : words.publishing.line(file, range.start.line)}</b>{" "}
              {typeof value === "string" && value.length <= longest && <q>{value}</q>} {message} {advice}
            </p>
            {location && (
              <button type="button" className="quiet" onClick={() => open(location)}>
                {words.unsaved.goToField}
              </button>
            )}
          </li>
        )
      })}
      {diagnostics.length > most && <li>{words.publishing.more(diagnostics.length - most)}</li>}
    </ul>
  )
}

/** @returns what a diagnostic is about; nothing where the studio has no field for it: a file as a whole, or one that is no content */
function locationOf({ file, path }: Diagnostic, content: ContentState): ContentLocation | undefined {
  if (!content.docs.has(file) || (path.length === 0 && !file.endsWith(".md"))) return undefined
  return locationAt(content, file, path)
}
