import { words } from "../../words"
import type { GivenFiles } from "./file-drop"

interface ChooseFilesProps {
  /** Why those before could not be imported. */
  readonly message: string | undefined
  readonly onFiles: (given: GivenFiles) => void
}

/** What can be imported, and the button that chooses files. */
export const ChooseFiles = ({ message, onFiles }: ChooseFilesProps) => (
  <>
    {message && (
      <p className="diagnostic error" role="alert">
        {message}
      </p>
    )}
    <p>{words.importing.what}</p>
    <div className="take">
      <label className="button main">
        {message ? words.importing.again : words.importing.chooseFiles}
        <input
          className="unseen"
          type="file"
          multiple
          data-first
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ""
            if (files.length > 0) onFiles({ files, hasFolder: false })
          }}
        />
      </label>
      <small>{words.importing.orDrop}</small>
    </div>
  </>
)
