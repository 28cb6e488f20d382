import { useRequest } from "../../content/use-request"
import { useStudio } from "../../studio-context"
import { SetChoice } from "./set-choice"
import { UiLabelTable } from "./small-word-table"

/** The UI labels of all pages: a choice of their language, and all of them to be searched and edited. */
export function LabelsPanel() {
  const { api, store, content } = useStudio()
  // What a set would replace changes with the content.
  const { answer: found } = useRequest(store, () => api.send("GET labels"), { on: [content.docs] })
  if (!found) return null
  return (
    <>
      <SetChoice {...found} />
      <UiLabelTable words={found.words} />
    </>
  )
}
