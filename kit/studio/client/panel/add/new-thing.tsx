import type { ContentLocation } from "../../content/location"
import type { AddablePage } from "../../page-menu"
import { useStudio } from "../../studio-context"
import { NewPageDialog } from "./new-page"
import { NewQuestions } from "./new-questions"

interface NewThingProps {
  readonly what: AddablePage
  readonly onAdded: (added: ContentLocation) => void
  readonly onClose: () => void
}

/** The dialog of something that the menu Page can add. */
export function NewThing({ what, onAdded, onClose }: NewThingProps) {
  const { kinds } = useStudio()
  if (what === "page") return <NewPageDialog {...{ onAdded, onClose }} />
  const kind = kinds.find(({ name }) => name === what)
  return kind ? <NewQuestions {...{ kind, onAdded, onClose }} /> : null
}
