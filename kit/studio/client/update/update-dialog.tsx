import { useEffect, useRef, useState } from "react"
import type { InstalledVersion } from "../../../owner/update/flow"
import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words/words"
import { RequestFailure } from "../content/sync/api"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { FindUpdateForm } from "./find-update-form"
import { NewerVersion } from "./newer-version"
import { RestartNote } from "./restart-note"
import { TrialReport } from "./trial-report"
import { TrialSteps } from "./trial-steps"

/** Which version of the kit the site has, and the way to a newer one. A trial goes on while the dialog is closed. */
export function UpdateDialog() {
  const { api, store, content, view, changes } = useStudio()
  const { phase, refusal } = content.update ?? { phase: start }
  const { answer: installed } = useRequest(store, () => api.send("GET update"), { on: [phase.kind] })
  const [problem, setProblem] = useState<string>()
  const whole = useRef<HTMLDivElement>(null)

  // What had the focus may be gone with what was shown before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other thing that is shown.
  useEffect(() => {
    const { current } = whole
    if (!current?.closest("dialog")?.querySelector(":focus"))
      current?.querySelector<HTMLElement>("[data-first]")?.focus()
  }, [phase.kind])

  /** Begins a step; what is typed is saved before, so that it is not in the way of files that change. */
  const begin = async (ask: () => Promise<null>) => {
    const obstacle = await store.commitBeforeStep()
    if (obstacle !== undefined) return setProblem(obstacle)
    const answer = await store.requestOrError(ask)
    setProblem(answer instanceof RequestFailure ? answer.message : undefined)
  }
  const tryOut = () => void begin(() => api.send("POST update-try"))
  const isUnpublished = problem === undefined && refusal?.about === "content"

  return (
    <Dialog title={words.updating.title} onClose={view.closeDialog}>
      <div ref={whole} className="updating">
        {installed && !isDone.has(phase.kind) && <Version installed={installed} />}
        <div role="status">{statusOf(phase)}</div>
        <div role="alert" className="status">
          {problem ?? (isUnpublished ? words.updating.unpublished : refusal?.message)}
        </div>
        {isUnpublished && (
          <button type="button" className="button" onClick={changes.open}>
            {words.updating.toChanges}
          </button>
        )}
        {installed && canLook.has(phase.kind) && (
          <FindUpdateForm
            installed={installed}
            isBusy={phase.kind === "looking"}
            onLook={() => void begin(() => api.send("POST update-look"))}
          />
        )}
        {phase.kind === "newer" && <NewerVersion {...phase} onTry={tryOut} />}
        {phase.kind === "trying" && (
          <TrialSteps phase={phase} onStop={() => void store.request(() => api.send("POST update-stop"))} />
        )}
        {phase.kind === "waiting" && <WaitingTrial {...phase} />}
        {phase.kind === "tried" && (
          <TrialReport {...phase} onTake={() => void begin(() => api.send("POST update-take"))} onTryAgain={tryOut} />
        )}
        {phase.kind === "taken" && (
          <RestartNote
            title={words.updating.updated(phase.to)}
            about={words.updating.updatedHelp}
            needsPackages={phase.needsPackages}
          />
        )}
        {phase.kind === "takenBack" && (
          <RestartNote
            title={words.updating.takenBack}
            about={words.updating.takenBackHelp(phase.version)}
            needsPackages={phase.needsPackages}
          />
        )}
        {installed?.canTakeBack && canTakeBack.has(phase.kind) && (
          <TakeBack onTakeBack={() => void begin(() => api.send("POST update-take-back"))} />
        )}
      </div>
    </Dialog>
  )
}

const start: UpdatePhase = { kind: "start" }

/** When the version is known otherwise. */
const isDone: ReadonlySet<UpdatePhase["kind"]> = new Set(["taken", "takenBack"])

/** When nothing else of an update is open. */
const canLook: ReadonlySet<UpdatePhase["kind"]> = new Set(["start", "looking", "newest", "waiting"])

const canTakeBack: ReadonlySet<UpdatePhase["kind"]> = new Set(["start", "newest", "taken"])

function statusOf(phase: UpdatePhase): string {
  if (phase.kind === "looking") return words.updating.looking
  if (phase.kind === "newest") return words.updating.newest
  if (phase.kind === "taking") return words.updating.updating
  return phase.kind === "takingBack" ? words.updating.takingBack : ""
}

function Version({ installed: { version, problem } }: { readonly installed: InstalledVersion }) {
  if (version !== undefined) return <p className="version">{words.updating.has(version)}</p>
  return <p className="status">{problem ?? words.updating.hasNone}</p>
}

/** A trial that its owner has to mend in `.update/site`, and the commands for that. */
const WaitingTrial = ({ to, message }: Extract<UpdatePhase, { readonly kind: "waiting" }>) => (
  <>
    <h3 tabIndex={-1} data-first>
      {words.updating.waiting(to)}
    </h3>
    {/* What the command says is in English. */}
    <pre dir="ltr" lang="en">
      {message}
    </pre>
  </>
)

/** The way back, one step away so that nobody goes it by mistake. */
const TakeBack = ({ onTakeBack }: { readonly onTakeBack: () => void }) => (
  <details className="take-back">
    <summary>{words.updating.takeBack}</summary>
    <p className="help">{words.updating.takeBackHelp}</p>
    <button type="button" className="button" onClick={onTakeBack}>
      {words.updating.takeBackNow}
    </button>
  </details>
)
