import type { ReactNode } from "react"
import { words } from "../../../words/words"
import { useRequest } from "../../content/use-request"
import { useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"
import { Picture } from "../../ui/picture"
import { QuietButton } from "../../ui/quiet-button"

interface ChoosePictureProps {
  /** Called with the path within data/; undefined if none was chosen. */
  readonly onChoose: (path: string | undefined) => void
  /** What stands above the pictures. */
  readonly children?: ReactNode
}

/** A dialog to choose a picture of data/. Unused pictures can be removed. */
export function ChoosePicture({ onChoose, children }: ChoosePictureProps) {
  const { api, store } = useStudio()
  const { answer: pictures, refresh } = useRequest(store, () => api.send("GET pictures"))

  const remove = async (path: string) => {
    const outcome = await store.request(() => api.send("POST remove-picture", { path }))
    if (!outcome) return
    store.notify({ words: words.pictures.deleted(path), canUndo: true })
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
              <QuietButton of={path} onClick={() => void remove(path)}>
                {words.pictures.delete}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
