import { useEffect, useRef, useState } from "react"
import { inMegabytes, type Lack, limits } from "../../../owner/import/candidate"
import type { CandidateList, ImportOutcome } from "../../server/import/imports"
import type { CandidateEdits, ShownCandidate } from "../../server/import/shown-candidate"
import type { RequestInputs } from "../../server/requests/requests"
import { words } from "../../words/words"
import { RequestFailure } from "../content/api"
import { useStudio } from "../studio-context"
import type { DroppedFiles } from "../view/view-store"

/** How chosen candidates are taken. */
type ImportOptions = RequestInputs["POST import-take"]["options"]

/** What the dialog shows. */
export type Phase =
  | { readonly kind: "choosing"; readonly message?: string }
  | { readonly kind: "busy"; readonly message: string }
  | { readonly kind: "candidates"; readonly found: CandidateList; readonly message?: string }
  | { readonly kind: "done"; readonly outcome: ImportOutcome }

/** An import in a dialog: its files are on the server until the dialog closes. */
export interface Import {
  readonly phase: Phase
  readonly choice: Choice
  readonly start: (given: DroppedFiles) => Promise<void>
  /** Looks at what the files offer once more. */
  readonly look: () => Promise<void>
  /** Asks the server to check a candidate's changed values. */
  readonly check: (candidate: ShownCandidate) => Promise<void>
  readonly take: (candidates: readonly ShownCandidate[], options: ImportOptions) => Promise<void>
}

/** In milliseconds: how often the server is asked for its progress. */
const pollMs = 1000

/** @returns an import without files; it ends with the component */
export function useImport(): Import {
  const { api, store } = useStudio()
  const choice = useChoice()
  const [phase, setPhase] = useState<Phase>({ kind: "choosing" })
  /** The run whose files are on the server. */
  const run = useRef<{ readonly id: string; readonly stop: AbortController }>()

  const end = () => {
    const { current } = run
    run.current = undefined
    current?.stop.abort()
    // The answer does not matter: if this fails, the server removes the files when it stops.
    if (current) void store.sendOrError("POST import-close", { run: current.id })
  }
  const atEnd = useRef(end)
  atEnd.current = end
  useEffect(() => () => atEnd.current(), [])

  const lookAt = async (id: string) => {
    setPhase({ kind: "busy", message: words.importing.reading })
    const ask = async () => {
      const progress = await store.sendOrError("POST import-progress", { run: id })
      if (run.current?.id !== id || isOver || progress === null || progress instanceof RequestFailure) return
      setPhase({ kind: "busy", message: words.importing.readingOf(progress.done, progress.total) })
    }
    let isOver = false
    const asking = setInterval(() => void ask(), pollMs)
    const found = await store.sendOrError("POST import-candidates", { run: id })
    isOver = true
    clearInterval(asking)
    if (run.current?.id !== id) return
    if (found instanceof RequestFailure) return setPhase({ kind: "choosing", message: found.message })
    setPhase({ kind: "candidates", found })
  }

  const start = async (given: DroppedFiles) => {
    end()
    choice.clear()
    const wrong = reasonNotImportable(given)
    if (wrong !== undefined) return setPhase({ kind: "choosing", message: wrong })
    const id = crypto.randomUUID()
    const stop = new AbortController()
    run.current = { id, stop }
    for (const file of given.files) {
      setPhase({ kind: "busy", message: words.importing.sending(file.name) })
      const sent = await store.requestOrError(() =>
        api.upload("POST import-file", { run: id, name: file.name }, file, stop.signal),
      )
      if (stop.signal.aborted) return
      if (!(sent instanceof RequestFailure)) continue
      end()
      return setPhase({ kind: "choosing", message: sent.message })
    }
    await lookAt(id)
  }

  const take = async (candidates: readonly ShownCandidate[], options: ImportOptions) => {
    const { current } = run
    if (!current || phase.kind !== "candidates") return
    const { found } = phase
    setPhase({ kind: "busy", message: words.importing.importing })
    await store.commitAll()
    const chosen = candidates.map((candidate) => ({ candidate: candidate.id, edits: choice.editsOf(candidate) }))
    const outcome = await store.sendOrError("POST import-take", { run: current.id, chosen, options })
    const isOpen = run.current === current
    if (outcome instanceof RequestFailure) {
      if (isOpen) setPhase({ kind: "candidates", found, message: outcome.message })
      else store.notify({ words: outcome.message === words.importing.over ? words.importing.stopped : outcome.message })
      return
    }
    const { length } = outcome.taken
    if (length > 0) store.notify({ words: words.importing.done(length), canUndo: true })
    if (!isOpen) return
    choice.choose([])
    setPhase({ kind: "done", outcome })
  }

  return {
    phase,
    choice,
    start,
    take,
    check: async (candidate) => {
      const { current } = run
      if (!current) return
      const asked = { run: current.id, candidate: candidate.id, edits: choice.editsOf(candidate) }
      const lacks = await store.sendOrError("POST import-check", asked)
      // The last result stays; anything wrong is reported when it is taken.
      if (!(lacks instanceof RequestFailure)) choice.learn(candidate, lacks)
    },
    look: async () => {
      if (run.current) await lookAt(run.current.id)
    },
  }
}

/** @returns why files cannot be imported, as far as that can be seen before they are sent */
function reasonNotImportable({ files, hasFolder }: DroppedFiles): string | undefined {
  if (hasFolder || files.length === 0) return words.importing.folder
  const tooLarge = files.find(({ size }) => size > limits.archive)
  return tooLarge && words.importing.tooLarge(tooLarge.name, inMegabytes(limits.archive))
}

/** Which candidates are chosen, and the changes made to them. */
interface Choice {
  readonly isChosen: (candidate: ShownCandidate) => boolean
  readonly editsOf: (candidate: ShownCandidate) => CandidateEdits
  /** What a candidate lacks with its changes, as far as known. */
  readonly lacksOf: (candidate: ShownCandidate) => readonly Lack[]
  readonly choose: (candidates: readonly ShownCandidate[]) => void
  readonly toggle: (candidate: ShownCandidate, isChosen: boolean) => void
  readonly edit: (candidate: ShownCandidate, key: string, value: string) => void
  readonly learn: (candidate: ShownCandidate, lacks: readonly Lack[]) => void
  /** Forgets all, for other files. */
  readonly clear: () => void
}

const nothing: CandidateEdits = {}

/** @returns a choice among candidates, which is kept when they are reread */
function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [edits, setEdits] = useState<ReadonlyMap<string, CandidateEdits>>(new Map())
  const [lacks, setLacks] = useState<ReadonlyMap<string, readonly Lack[]>>(new Map())
  return {
    isChosen: ({ id }) => chosen.has(id),
    editsOf: ({ id }) => edits.get(id) ?? nothing,
    lacksOf: (candidate) => lacks.get(candidate.id) ?? candidate.lacks,
    choose: (candidates) => setChosen(new Set(candidates.map(({ id }) => id))),
    toggle: ({ id }, isChosen) =>
      setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    edit: ({ id }, key, value) => setEdits((before) => new Map([...before, [id, { ...before.get(id), [key]: value }]])),
    learn: ({ id }, found) => setLacks((before) => new Map([...before, [id, found]])),
    clear: () => {
      setChosen(new Set())
      setEdits(new Map())
      setLacks(new Map())
    },
  }
}
