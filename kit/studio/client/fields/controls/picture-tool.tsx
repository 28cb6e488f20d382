import { useState } from "react"
import { flushSync } from "react-dom"
import { words } from "../../../words/words"
import { FileButton } from "../../ui/file-button"
import { ChoosePicture } from "./choose-picture"
import { lineSign, nameWithKeys, pictureToolKeys } from "./tools/code-tools"

interface PictureToolProps {
  readonly onFile: (picture: File) => void
  /** Called with a path within data/. */
  readonly onKnown: (path: string) => void
}

/** A button that adds a picture to the text: a file, or one of the site's. */
export function PictureTool({ onFile, onKnown }: PictureToolProps) {
  const [isAsking, setIsAsking] = useState(false)
  // While the dialog is open, the text cannot take the focus.
  const close = () => flushSync(() => setIsAsking(false))
  const { label } = words.formatting.picture
  return (
    <>
      <button
        type="button"
        data-keys={pictureToolKeys}
        aria-label={label}
        title={nameWithKeys(label, pictureToolKeys)}
        onClick={() => setIsAsking(true)}
      >
        {lineSign("M1.5 2.5h13v11h-13zM4.5 6.5h1.5M1.5 12l4-3 3 2 3-4 3 3")}
      </button>
      {isAsking && (
        <ChoosePicture
          onChoose={(path) => {
            close()
            if (path !== undefined) onKnown(path)
          }}
        >
          <p className="beginning">
            <FileButton
              label={words.pictures.chooseFile}
              isMain
              accept="image/*"
              onFiles={([picture]) => {
                close()
                if (picture) onFile(picture)
              }}
            />
          </p>
        </ChoosePicture>
      )}
    </>
  )
}
