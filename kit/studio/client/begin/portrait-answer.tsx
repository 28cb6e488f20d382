import { useEffect, useState } from "react"
import { words } from "../../words/words"
import { FileButton } from "../ui/file-button"
import { Answer, describedBy } from "./answer"
import { questionWords } from "./draft"

interface PortraitAnswerProps {
  readonly id: string
  readonly portrait: File | undefined
  readonly mistake: string | undefined
  readonly onChoose: (portrait: File | undefined) => void
}

/** The portrait: a file of the owner's, shown in its shape on the site. */
export function PortraitAnswer({ id, portrait, mistake, onChoose }: PortraitAnswerProps) {
  const { name, help } = questionWords.portrait
  const address = useAddressOf(portrait)
  return (
    <Answer id={id} name={name} help={help} mistake={mistake} isOptional>
      <div className="picture">
        {address !== undefined && mistake === undefined && (
          <div className="shapes">
            <img src={address} alt={words.begin.portraitChosen} style={{ aspectRatio: "4 / 5" }} />
          </div>
        )}
        <div className="take">
          <FileButton
            label={portrait ? words.pictures.replaceFile : words.pictures.chooseFile}
            id={id}
            accept="image/*"
            aria-label={words.pictures.chooseFileFor(name)}
            aria-describedby={describedBy(id)}
            aria-invalid={mistake !== undefined}
            onFiles={([file]) => onChoose(file)}
          />
          {portrait && (
            <>
              <small dir="auto">{portrait.name}</small>
              <button type="button" className="quiet" onClick={() => onChoose(undefined)}>
                {words.begin.removePortrait}
              </button>
            </>
          )}
        </div>
      </div>
    </Answer>
  )
}

/** @returns an address at which the browser has a file, until another is chosen */
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
