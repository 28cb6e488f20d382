import type { ReactNode } from "react"
import { extensionsFor } from "../../../../content/pictures/slots"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import type { ContentStore } from "../../content/content-store"
import { useAnswer, useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"
import { QuietButton } from "../../ui/quiet-button"
import { Picture } from "./picture"

interface ChoosePictureProps {
  /** Called with the path within data/; undefined if none was chosen. */
  readonly onChoose: (path: string | undefined) => void
  /** Those of its field; absent for a text. */
  readonly requirements?: FieldFacts["requirements"]
  /** Content above the pictures. */
  readonly children?: ReactNode
}

/** Removes a picture that nothing uses. The outcome is shown as a message. */
export const removePicture = (path: string, store: ContentStore): Promise<boolean> =>
  store.changeFiles((send) => send("POST remove-picture", { path }), words.pictures.deleted(path))

/** A dialog to choose a picture of data/ that can be used at its place. Unused pictures can be removed. */
export function ChoosePicture({ onChoose, requirements, children }: ChoosePictureProps) {
  const { store } = useStudio()
  const { answer, refresh } = useAnswer("GET pictures")
  const endings = extensionsFor(requirements).map((each) => `.${each}`)
  const pictures = answer?.filter(({ path }) => endings.some((each) => path.toLowerCase().endsWith(each)))

  const remove = async (path: string) => {
    await removePicture(path, store)
    await refresh()
  }

  return (
    <Dialog title={words.pictures.title} onClose={() => onChoose(undefined)}>
      {children}
      {pictures?.length === 0 && <p>{words.pictures.none}</p>}
      <ul className="pictures">
        {pictures?.map(({ path, width, height, isUnused }) => (
          <li key={path}>
            <button type="button" onClick={() => onChoose(path)}>
              <Picture path={path} alt="" />
              <span>{path.replace(/^images\//, "")}</span>
            </button>
            <small>{words.pictures.size(width, height, Boolean(isUnused))}</small>
            {isUnused && (
              <QuietButton of={` ${path}`} onClick={() => void remove(path)}>
                {words.pictures.delete}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
