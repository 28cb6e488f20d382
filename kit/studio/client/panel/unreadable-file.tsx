import { words } from "../../words/words"
import { useStudio } from "../studio-context"

/** In place of the fields of a file that cannot be read: the mistake in it, with its line, and nothing to type, for it could not be saved. */
export function UnreadableFile({ file }: { readonly file: string }) {
  const { content } = useStudio()
  const causes = content.diagnostics.filter((each) => each.file === file && each.severity === "error")
  return (
    <div className="unreadable">
      <p>{words.panel.unreadable(file)}</p>
      {causes.map(({ code, message, advice, range, lineText }) => (
        <div key={`${code} ${range.start.line} ${range.start.column}`} className="diagnostic error">
          <span className="mark" aria-hidden="true">
            !
          </span>
          <p>
            <span className="unseen">{words.fields.error}</span>
            {words.text.atLine(range.start.line, message)} {advice}
          </p>
          {lineText.trim() !== "" && <pre dir="auto">{lineText.trim()}</pre>}
        </div>
      ))}
    </div>
  )
}
