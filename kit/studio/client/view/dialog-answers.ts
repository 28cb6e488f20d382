import type { PageKey } from "../../../owner/begin/begin"

/** What an owner has answered in "Make it yours". */
export interface Draft {
  /** As typed. */
  readonly answers: Readonly<Partial<Record<PageKey, string>>>
  readonly portrait?: File | undefined
  /** The sample may be kept in a folder, where there is no git. */
  readonly withoutGit: boolean
}

export const emptyDraft: Draft = { answers: {}, withoutGit: false }

/** What is typed and chosen in the dialog of find and replace. */
export interface SearchTerms {
  readonly words: string
  readonly to: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
  readonly inLinks: boolean
}

export const emptySearch: SearchTerms = { words: "", to: "", matchCase: false, wholeWords: false, inLinks: false }
