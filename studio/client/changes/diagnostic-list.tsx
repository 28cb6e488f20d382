import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { words } from "../../words"
import type { ContentState } from "../content/content-state"
import type { ContentLocation } from "../content/location"
import { locationAt, storedValue } from "../content/reading"
import { nameOfFile, nameOfLocation, nameSource } from "../names"
import { useStudio } from "../studio-context"

/** How many are listed at most. */
const most = 50

/** The longest value that is quoted; longer ones are known by their name. */
const longest = 80

/** All diagnostics, in the order of the check, each with its location and a button to go there. */
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
              <b>
                {location
                  ? nameOfLocation(location, content, file.endsWith(".md") ? range.start.line : undefined)
                  : words.places.line(nameOfFile(file, nameSource(content)), range.start.line)}
              </b>{" "}
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

/** @returns the location of a diagnostic; undefined if it has no field in the studio: a whole JSON file, or a file that is no content */
function locationOf({ file, path }: Diagnostic, content: ContentState): ContentLocation | undefined {
  if (!content.docs.has(file) || (path.length === 0 && !file.endsWith(".md"))) return undefined
  return locationAt(content, file, path)
}
