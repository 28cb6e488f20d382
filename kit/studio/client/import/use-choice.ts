import { useState } from "react"
import type { CandidateEdits, OfferedLack, ShownCandidate } from "../../server/import/shown-candidate"

/** Which candidates are chosen, and what was changed of them. */
export interface Choice {
  readonly isChosen: (candidate: ShownCandidate) => boolean
  readonly editsOf: (candidate: ShownCandidate) => CandidateEdits
  /** What a candidate lacks with its changes, as far as that is known. */
  readonly lacksOf: (candidate: ShownCandidate) => readonly OfferedLack[]
  readonly choose: (candidates: readonly ShownCandidate[]) => void
  readonly toggle: (candidate: ShownCandidate, isChosen: boolean) => void
  readonly edit: (candidate: ShownCandidate, key: string, value: string) => void
  readonly learn: (candidate: ShownCandidate, lacks: readonly OfferedLack[]) => void
  /** Forgets all, for other files. */
  readonly clear: () => void
}

const nothing: CandidateEdits = {}

/** @returns a choice among candidates, which stays when they are read again */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [edits, setEdits] = useState<ReadonlyMap<string, CandidateEdits>>(new Map())
  const [lacks, setLacks] = useState<ReadonlyMap<string, readonly OfferedLack[]>>(new Map())
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
