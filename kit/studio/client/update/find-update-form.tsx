import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import type { InstalledVersion } from "../../../owner/update/flow"
import { words } from "../../words"
import { Answer, describedBy } from "../begin/answer"

interface LookFormProps {
  readonly installed: InstalledVersion
  /** What is wrong with the place in which versions were looked for. */
  readonly mistake: string | undefined
  /** Versions are being looked for. */
  readonly isBusy: boolean
  /** @param source undefined for the one that kit.json names */
  readonly onLook: (source: string | undefined) => void
}

/** Asks for newer versions, and where they come from unless kit.json knows it. */
export function FindUpdateForm({ installed, mistake, isBusy, onLook }: LookFormProps) {
  const [typed, setTyped] = useState(installed.source ?? "")
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isAsked = installed.source === undefined || mistake !== undefined
  const wrong = isEmpty ? words.updating.sourceMissing : mistake

  useEffect(() => {
    if (mistake !== undefined) field.current?.focus()
  }, [mistake])

  const look = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const source = typed.trim()
    setIsEmpty(isAsked && source === "")
    if (!isAsked) onLook(undefined)
    else if (source === "") field.current?.focus()
    else onLook(source)
  }

  return (
    <form noValidate onSubmit={look}>
      {isAsked && (
        <Answer id={id} name={words.updating.source} help={words.updating.sourceHelp} mistake={wrong}>
          <input
            ref={field}
            id={id}
            type="text"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-describedby={describedBy(id)}
            aria-invalid={wrong !== undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Answer>
      )}
      {/* Not `disabled`: after it has been pressed it would take the focus away. */}
      <button type="submit" className="button main" aria-disabled={isBusy}>
        {words.updating.look}
      </button>
      <p className="help">{words.updating.lookHelp}</p>
    </form>
  )
}
