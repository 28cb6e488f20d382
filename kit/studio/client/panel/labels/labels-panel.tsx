import { useEffect, useState } from "react"
import type { LabelSets } from "../../../server/content/label-sets"
import { useStudio } from "../../studio-context"
import { SetChoice } from "./set-choice"
import { SmallWordTable } from "./small-word-table"

/** The small words of all pages: a choice of their language, and all of them to be searched and edited. */
export function LabelsPanel() {
  const { api, store, content } = useStudio()
  const [found, setFound] = useState<LabelSets>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a set would replace changes with the content.
  useEffect(() => {
    let isLatest = true
    void store.asked(api.labelSets).then((answer) => {
      if (isLatest && answer) setFound(answer)
    })
    return () => {
      isLatest = false
    }
  }, [api, store, content.docs])

  if (!found) return null
  return (
    <>
      <SetChoice {...found} />
      <SmallWordTable words={found.words} />
    </>
  )
}
