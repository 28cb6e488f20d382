import { words } from "../../words/words"

interface RestartNoteProps {
  readonly title: string
  readonly about: string
  readonly needsPackages: boolean
}

/** The site has other code now: what to do so that the studio runs it. */
export const RestartNote = ({ title, about, needsPackages }: RestartNoteProps) => (
  <>
    <h3 tabIndex={-1} data-first>
      {title}
    </h3>
    <p>{about}</p>
    <p>{words.updating.restart}</p>
    <ol className="restart">
      <li>{words.updating.stopStudio}</li>
      {needsPackages && (
        <li>
          <code>npm ci</code>
        </li>
      )}
      <li>
        <code>npm run edit</code>
      </li>
    </ol>
  </>
)
