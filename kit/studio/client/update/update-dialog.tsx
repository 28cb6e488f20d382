import { type ReactNode, useEffect, useRef, useState } from "react"
import type { InstalledVersion } from "../../../owner/update/flow"
import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words/words"
import { RequestFailure } from "../content/api"
import { useAnswer, useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { StepList } from "../ui/step-list"

/** Which version of the kit the site has, and the way to a newer one. A trial goes on while the dialog is closed. */
export function UpdateDialog() {
  const { store, content, view, changes } = useStudio()
  const { phase, refusal } = content.update ?? { phase: start }
  const { answer: installed } = useAnswer("GET update", { on: [phase.kind] })
  const [problem, setProblem] = useState<string>()
  const whole = useRef<HTMLDivElement>(null)

  // The focused element may have been removed with the previous phase.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another phase is shown.
  useEffect(() => {
    const { current } = whole
    if (!current?.closest("dialog")?.querySelector(":focus")) current?.querySelector("h3")?.focus()
  }, [phase.kind])

  const begin: Begin = async (step) => {
    const obstacle = await store.commitBeforeStep()
    if (obstacle !== undefined) return setProblem(obstacle)
    const answer = await store.sendOrError(`POST update-${step}`)
    setProblem(answer instanceof RequestFailure ? answer.message : undefined)
  }
  const isUnpublished = problem === undefined && refusal?.about === "content"

  return (
    <Dialog title={words.updating.title} onClose={view.closeDialog}>
      <div ref={whole} className="updating">
        <div role="status">{statusOf(phase)}</div>
        <div role="alert" className="status">
          {problem ?? (isUnpublished ? words.updating.unpublished : refusal?.message)}
        </div>
        {isUnpublished && <Action label={words.updating.toChanges} onPress={changes.open} />}
        {installed && <Step phase={phase} installed={installed} begin={begin} />}
      </div>
    </Dialog>
  )
}

const start: UpdatePhase = { kind: "start" }

/** Begins a step, after saving what was typed, so that it cannot conflict with files that the step changes. */
type Begin = (step: "look" | "try" | "stop" | "take" | "take-back") => Promise<void>

const statusOf = ({ kind }: UpdatePhase): string =>
  kind === "looking" || kind === "newest" || kind === "taking" || kind === "takingBack" ? words.updating[kind] : ""

interface StepProps {
  readonly phase: UpdatePhase
  readonly installed: InstalledVersion
  readonly begin: Begin
}

/** What is shown of a phase, and the ways on. */
function Step({ phase, installed: { version, problem, source, canTakeBack }, begin }: StepProps) {
  switch (phase.kind) {
    case "taking":
    case "takingBack":
      return null
    case "newer":
      return (
        <Said title={words.updating.brings(versionOf(phase))} said={phase.newer.changes} lang="en">
          <p className="help">
            {words.updating.tryHelp} {words.updating.meanwhile}
          </p>
          <Action label={words.updating.tryOut} onPress={() => begin("try")} isMain />
        </Said>
      )
    case "trying":
      return (
        <Said title={words.updating.trying(versionOf(phase))}>
          <StepList steps={Object.entries(words.updating.parts)} done={phase.done} now={phase.now} />
          <p className="help">{words.updating.meanwhile}</p>
          <Action label={words.updating.stop} onPress={() => begin("stop")} />
        </Said>
      )
    case "tried":
      return (
        <Said title={words.updating.changes(versionOf(phase))} said={phase.trial.summary}>
          <p>
            <a className="quiet" href={phase.report} target="_blank" rel="noreferrer">
              {words.updating.report}
            </a>{" "}
            <small className="help">{words.updating.reportHelp}</small>
          </p>
          <p className="acts">
            <Action label={words.updating.update(versionOf(phase))} onPress={() => begin("take")} isMain />
            <Action label={words.updating.tryAgain} onPress={() => begin("try")} />
          </p>
          <p className="help">{words.updating.updateHelp}</p>
        </Said>
      )
    case "taken":
    case "takenBack": {
      const { updated, updatedHelp, takenBack, takenBackHelp } = words.updating
      const isTaken = phase.kind === "taken"
      return (
        <Said title={isTaken ? updated(phase.version ?? "") : takenBack}>
          <p>{isTaken ? updatedHelp : takenBackHelp(phase.version)}</p>
          <p>{words.updating.restart}</p>
          <ol className="restart">
            <li>{words.updating.stopStudio}</li>
            {["npm ci", "npm run edit"].slice(phase.needsPackages ? 0 : 1).map((command) => (
              <li key={command}>
                <code>{command}</code>
              </li>
            ))}
          </ol>
          {isTaken && canTakeBack && <TakeBack begin={begin} />}
        </Said>
      )
    }
    default:
      return (
        <>
          {version === undefined ? (
            <p className="status">{problem ?? words.updating.hasNone}</p>
          ) : (
            <p className="version">{words.updating.has(version)}</p>
          )}
          {phase.kind === "waiting" && <Said title={words.updating.waiting(versionOf(phase))} said={phase.said} />}
          {source === undefined ? (
            <p>
              {words.updating.sourceMissing} <code>npm run update -- --from</code>
            </p>
          ) : (
            <>
              <p className="help">{words.updating.source(source)}</p>
              <Action
                label={words.updating.look}
                onPress={() => begin("look")}
                isMain
                isBusy={phase.kind === "looking"}
              />
              <p className="help">{words.updating.lookHelp}</p>
            </>
          )}
          {canTakeBack && (phase.kind === "start" || phase.kind === "newest") && <TakeBack begin={begin} />}
        </>
      )
  }
}

const versionOf = ({ newer }: Extract<UpdatePhase, { readonly newer: unknown }>): string => newer.step.target.version

interface SaidProps {
  readonly title: string
  /** What the command says. */
  readonly said?: string
  /** Its language, if that is not the studio's. */
  readonly lang?: string
  readonly children?: ReactNode
}

const Said = ({ title, said, lang, children }: SaidProps) => (
  <>
    <h3 tabIndex={-1}>{title}</h3>
    {said && (
      <div className="said" lang={lang}>
        {said}
      </div>
    )}
    {children}
  </>
)

interface ActionProps {
  readonly label: string
  readonly onPress: () => void
  readonly isMain?: boolean
  readonly isBusy?: boolean
}

const Action = ({ label, onPress, isMain = false, isBusy = false }: ActionProps) => (
  // Not `disabled`: after it has been pressed it would take the focus away.
  <button
    type="button"
    className={isMain ? "button main" : "button"}
    aria-disabled={isBusy}
    onClick={() => isBusy || onPress()}
  >
    {label}
  </button>
)

/** The way back, one step away so that nobody goes it by mistake. */
const TakeBack = ({ begin }: Pick<StepProps, "begin">) => (
  <details className="take-back">
    <summary>{words.updating.takeBack}</summary>
    <p className="help">{words.updating.takeBackHelp}</p>
    <Action label={words.updating.takeBackNow} onPress={() => begin("take-back")} />
  </details>
)
