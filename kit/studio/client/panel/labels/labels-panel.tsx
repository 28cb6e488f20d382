import { useAnswer, useStudio } from "../../studio-context"
import { SetChoice } from "./set-choice"
import { UiLabelTable } from "./small-word-table"

/** The UI labels of all pages: a choice of their language, and all of them to be searched and edited. */
export function LabelsPanel() {
  const { content } = useStudio()
  // What a set would replace changes with the content.
  const { answer: found } = useAnswer("GET labels", { on: [content.docs] })
  if (!found) return null
  return (
    <>
      <SetChoice {...found} />
      <UiLabelTable words={found.words} />
    </>
  )
}
