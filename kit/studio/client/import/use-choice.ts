import { useState } from "react"
import type { OfferEdits, OfferedLack, ShownOffer } from "../../server/import/shown-offer"

/** Which offers are chosen, and what was changed of them. */
export interface Choice {
  readonly isChosen: (offer: ShownOffer) => boolean
  readonly editsOf: (offer: ShownOffer) => OfferEdits
  /** What an offer lacks with its changes, as far as that is known. */
  readonly lacksOf: (offer: ShownOffer) => readonly OfferedLack[]
  readonly choose: (offers: readonly ShownOffer[]) => void
  readonly toggle: (offer: ShownOffer, isChosen: boolean) => void
  readonly edit: (offer: ShownOffer, key: string, value: string) => void
  readonly learn: (offer: ShownOffer, lacks: readonly OfferedLack[]) => void
  /** Forgets all, for other files. */
  readonly clear: () => void
}

const nothing: OfferEdits = {}

/** @returns a choice among offers, which stays when they are read again */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [edits, setEdits] = useState<ReadonlyMap<string, OfferEdits>>(new Map())
  const [lacks, setLacks] = useState<ReadonlyMap<string, readonly OfferedLack[]>>(new Map())
  return {
    isChosen: ({ id }) => chosen.has(id),
    editsOf: ({ id }) => edits.get(id) ?? nothing,
    lacksOf: (offer) => lacks.get(offer.id) ?? offer.lacks,
    choose: (offers) => setChosen(new Set(offers.map(({ id }) => id))),
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
