import { words } from "../../words/words"
import { FileButton } from "../ui/file-button"
import type { DroppedFiles } from "../view/view-store"

interface ChooseFilesProps {
  /** Why those before could not be imported. */
  readonly message: string | undefined
  readonly onFiles: (given: DroppedFiles) => void
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
      <FileButton
        label={message ? words.importing.again : words.importing.chooseFiles}
        isMain
        multiple
        data-first
        onFiles={(files) => onFiles({ files, hasFolder: false })}
      />
      <small>{words.importing.orDrop}</small>
    </div>
  </>
)
