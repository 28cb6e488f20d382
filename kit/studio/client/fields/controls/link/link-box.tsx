import { useEffect, useId, useRef, useState } from "react"
import type { DiagnosticMessage } from "../../../../../content/diagnostic/diagnostic"
import { sentenceLanguage, translated } from "../../../../../content/sentences/sentences"
import { words } from "../../../../words/words"
import { Dialog } from "../../../ui/dialog"
import { FileButton } from "../../../ui/file-button"
import { describedBy, FormField } from "../../../ui/form-field"
import type { LinkPlace } from "./link-at"
import { completedAddress, type Linking, targetsFor } from "./link-targets"

interface LinkBoxProps {
  readonly place: LinkPlace
  readonly linking: Linking
  /** Adds a PDF to the site; resolves with its address, if it can be used. */
  readonly onFile: (pdf: File) => Promise<string | undefined>
  /** Called with a link that the check accepts; the words are as visitors read them. */
  readonly onLink: (words: string, address: string) => void
  readonly onTakeOff: () => void
  readonly onClose: () => void
}

const { link } = words.formatting

/** Asks where a link leads, with the pages and headings of the site to choose from; changes or removes an existing one. Nothing is written until then. */
export function LinkBox({ place, linking, onFile, onLink, onTakeOff, onClose }: LinkBoxProps) {
  const isThere = place.address !== undefined
  const [shown, setShown] = useState(place.label)
  const [typed, setTyped] = useState(place.address ?? "")
  /** The target that is marked by the arrow keys. */
  const [active, setActive] = useState(-1)
  const [isListed, setIsListed] = useState(!isThere)
  const [wrong, setWrong] = useState<DiagnosticMessage>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const targets = isListed ? targetsFor(linking.targets, typed) : []

  // By default the dialog would focus its first button.
  useEffect(() => input.current?.select(), [])

  const write = (to: string) => {
    setTyped(to)
    setWrong(undefined)
    setActive(-1)
  }
  const choose = (index: number) => {
    const target = targets[index]
    if (!target) return
    write(target.address)
    setIsListed(false)
    if (shown === "") setShown(target.name)
  }
  const add = async (pdf: File) => {
    const address = await onFile(pdf)
    if (address === undefined) return
    write(address)
    setIsListed(false)
    if (shown === "") setShown(`${pdf.name.replace(/\.pdf$/i, "")} (PDF)`)
  }
  const submit = () => {
    const chosen =
      active < 0 && typed.trim() !== "" && linking.problem(completedAddress(typed, linking.problem)) ? 0 : active
    if (targets[chosen]) return choose(chosen)
    const address = completedAddress(typed, linking.problem)
    const found = linking.problem(address)
    if (found) return setWrong(translated(found, sentenceLanguage(words.language)))
    onLink(shown.trim(), address)
  }
  const fix = wrong?.fix

  return (
    <Dialog title={isThere ? link.change : link.add} onClose={onClose}>
      <form
        className="questions small"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormField
          id={`${id}-address`}
          name={link.address}
          help={linking.targets.length > 0 ? link.help : link.webHelp}
          mistake={wrong && `${wrong.message} ${wrong.advice}`}
        >
          <input
            id={`${id}-address`}
            type="text"
            inputMode="url"
            dir="auto"
            ref={input}
            autoComplete="off"
            role="combobox"
            aria-expanded={targets.length > 0}
            aria-controls={`${id}-targets`}
            aria-activedescendant={targets[active] ? `${id}-${active}` : undefined}
            aria-describedby={describedBy(`${id}-address`)}
            aria-invalid={wrong !== undefined}
            value={typed}
            onChange={({ target }) => {
              write(target.value)
              setIsListed(true)
            }}
            onKeyDown={(event) => {
              const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
              if (by === 0) return
              event.preventDefault()
              if (!isListed) setIsListed(true)
              else setActive(Math.max(-1, Math.min(targets.length - 1, active + by)))
            }}
          />
          <div role="listbox" id={`${id}-targets`} className="link-targets" aria-label={link.targets}>
            {targets.map(({ address, name, page }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field above it, which keeps the focus.
              <div
                key={address}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => choose(index)}
              >
                <b>{name}</b> <small>{page ?? address}</small>
              </div>
            ))}
          </div>
          {typeof fix?.value === "string" && (
            <button type="button" className="fix" onClick={() => write(String(fix.value))}>
              {fix.title}
            </button>
          )}
        </FormField>
        <FormField id={`${id}-words`} name={link.words}>
          <input
            id={`${id}-words`}
            type="text"
            dir="auto"
            value={shown}
            onChange={({ target }) => setShown(target.value)}
          />
        </FormField>
        <p className="acts">
          <button type="submit" className="button main" disabled={typed.trim() === ""}>
            {isThere ? link.submitChange : link.submit}
          </button>
          {linking.targets.length > 0 && (
            <FileButton label={link.file} accept="application/pdf" onFiles={([pdf]) => pdf && void add(pdf)} />
          )}
          {isThere && (
            <button type="button" className="button" onClick={onTakeOff}>
              {link.takeOff}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
