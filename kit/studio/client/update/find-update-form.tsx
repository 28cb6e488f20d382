import type { InstalledVersion } from "../../../owner/update/flow"
import { words } from "../../words/words"

interface FindUpdateFormProps {
  readonly installed: InstalledVersion
  /** Versions are being looked for. */
  readonly isBusy: boolean
  readonly onLook: () => void
}

/** Asks for newer versions where kit.json says; without that, says how to name the place once. */
export const FindUpdateForm = ({ installed, isBusy, onLook }: FindUpdateFormProps) =>
  installed.source === undefined ? (
    <p>
      {words.updating.sourceMissing} <code>npm run update -- --from</code>
    </p>
  ) : (
    <>
      <p className="help">{words.updating.source(installed.source)}</p>
      {/* Not `disabled`: after it has been pressed it would take the focus away. */}
      <button type="button" className="button main" aria-disabled={isBusy} onClick={() => isBusy || onLook()}>
        {words.updating.look}
      </button>
      <p className="help">{words.updating.lookHelp}</p>
    </>
  )
