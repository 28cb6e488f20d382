import { useRef, useState } from "react"
import type { PageKey } from "../../../owner/begin/begin"
import { useStudio } from "../studio-context"
import type { Draft } from "../view/view-store"
import type { Mistakes } from "./draft"

/**
 * @param draft the answers so far
 * @param onDraft hears each change of them
 * @returns what is wrong with them, and how they are changed; what is wrong goes when an answer is changed
 */
export function useAnswers(draft: Draft, onDraft: (draft: Draft) => void) {
  const { store } = useStudio()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const latest = useRef(draft)
  latest.current = draft

  const forget = (key: PageKey) => setMistakes(({ [key]: _, ...others }) => others)
  const check = async (key: PageKey, typed: string, portrait: File | undefined) => {
    const mistake = await store.upload("POST begin-answer", { key, typed }, portrait)
    const { answers, portrait: now } = latest.current
    const isLatest = portrait ? now === portrait : (answers[key] ?? "") === typed
    if (isLatest && typeof mistake === "string") setMistakes((others) => ({ ...others, [key]: mistake }))
  }

  return {
    mistakes,
    setMistakes,
    type: (key: PageKey, typed: string) => {
      forget(key)
      onDraft({ ...draft, answers: { ...draft.answers, [key]: typed } })
    },
    choosePortrait: (portrait: File | undefined) => {
      forget("portrait")
      onDraft({ ...draft, portrait })
      if (portrait) void check("portrait", "", portrait)
    },
    /** Has an answer checked that somebody has left. */
    leave: (key: PageKey) => {
      const typed = draft.answers[key] ?? ""
      // An empty answer may be filled in later: only the button insists on it.
      if (typed.trim() !== "") void check(key, typed, undefined)
    },
  }
}
