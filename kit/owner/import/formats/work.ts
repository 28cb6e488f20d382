import type { Proposal } from "../offer"
import { readDate } from "./dates"
import { definedQuestions, definedValues, secureLink } from "./identity"

/** An entry of a bibliography, whatever program has written it. */
export interface Work {
  /** Its identity at the source. */
  readonly source: string
  /** A book, or a kind of appearance. */
  readonly type: string
  readonly title: string
  readonly author: string
  /** Where it appeared. */
  readonly platform?: string | undefined
  /** The first of these that is there is its link. */
  readonly address?: string | undefined
  readonly doi?: string | undefined
  /** As it is written. */
  readonly date: string
}

/** @returns the proposal of a work: a book is recommended, anything else is an appearance */
export function workProposal({ source, type, title, author, platform, address, doi, date }: Work): Proposal {
  const identifier = (doi ?? "").replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi: ?)/i, "")
  const { link, notes } = secureLink(address || (identifier && `https://doi.org/${identifier}`) || "")
  const common = { source, title, notes, pictures: [] }
  if (type === "book") return { ...common, kind: "book", values: definedValues({ title, author, amazonUrl: link }) }
  const { date: day, question } = readDate(date)
  return {
    ...common,
    kind: "media",
    values: definedValues({ title, type, platform, externalUrl: link, date: day }),
    ...definedQuestions({ date: question }),
  }
}
