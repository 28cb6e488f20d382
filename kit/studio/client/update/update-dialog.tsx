import type { Answers } from "../../server/requests/requests"
import { words } from "../../words/words"
import { useAnswer, useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"

/** Looks for a newer version of the kit, and shows the command that installs it. */
export function UpdateDialog() {
  const { view } = useStudio()
  const { answer: found, failure } = useAnswer("POST update-look", { isQuiet: true })
  return (
    <Dialog title={words.updating.title} onClose={view.closeDialog}>
      <div className="updating" role="status">
        {failure !== undefined ? <p>{failure}</p> : found ? <Found {...found} /> : <p>{words.updating.looking}</p>}
      </div>
    </Dialog>
  )
}

function Found({ version, newer }: Answers["POST update-look"]) {
  return (
    <>
      {version && <p>{words.updating.has(version)}</p>}
      {newer ? (
        <>
          <p>{words.updating.newer(newer.version)}</p>
          <div className="said" lang="en">
            {newer.changes}
          </div>
          <p>{words.updating.how(<code key="command">npm run update</code>)}</p>
        </>
      ) : (
        <p>{words.updating.newest}</p>
      )}
    </>
  )
}
