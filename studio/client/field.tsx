import { useEffect, useId, useRef, useState } from "react"
import type { Path } from "../../src/content/contract/field"
import type { Json } from "../../src/content/edit/edit-json"
import type { FieldFacts } from "../server/contract"
import { PictureField } from "./picture-field"
import { type ContentState, placeName } from "./state"

interface FieldProps {
  readonly file: string
  readonly path: Path
  readonly field: FieldFacts
  readonly value: Json | undefined
  readonly content: ContentState
  /** The keys that the contract has ahead of this one. */
  readonly before: readonly string[]
  /** Whether a click on the page has led here. */
  readonly isChosen: boolean
}

/** Typing is over when nobody types for so long, in milliseconds. */
const pause = 250

/** A text, a number, a choice or a switch of the content. */
export function Field({ file, path, field, value, content, before, isChosen }: FieldProps) {
  const id = useId()
  const control = useRef<HTMLTextAreaElement & HTMLInputElement & HTMLSelectElement>(null)
  const stored = value === undefined ? "" : String(value)
  const [typed, setTyped] = useState(stored)
  const known = useRef(stored)
  const shown = useRef(stored)
  const name = String(path.at(-1) ?? "")
  const problems =
    content.refused.get(placeName(file, path)) ??
    content.problems.filter((each) => each.file.endsWith(file) && each.path.endsWith(pathEnd(path)))

  // What comes from elsewhere replaces what stands here, unless somebody is typing it.
  useEffect(() => {
    if (stored === known.current) return
    known.current = stored
    shown.current = stored
    setTyped(stored)
  }, [stored])

  useEffect(() => {
    if (!isChosen) return
    control.current?.focus()
    control.current?.scrollIntoView({ block: "center" })
  }, [isChosen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone begins the pause.
  useEffect(() => {
    if (typed === known.current) return
    content.show(shown.current, typed)
    shown.current = typed
    const timer = setTimeout(() => {
      known.current = typed
      void content.edit(file, editOf(typed, field, path, before))
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  const shared = {
    id,
    ref: control,
    "aria-describedby": `${id}-help${problems.length > 0 ? ` ${id}-problems` : ""}`,
    "aria-invalid": problems.some(({ severity }) => severity === "error"),
  }
  const long = (field.budget ?? 0) > 60 || field.kind === "markup"
  const length = [...typed].length

  return (
    <div className={isChosen ? "field chosen" : "field"}>
      <label htmlFor={id}>
        {keyInWords(name)} {field.required ? "" : <small>can be left out</small>}
      </label>
      <p id={`${id}-help`} className="help">
        {field.description}
      </p>
      {field.kind === "yesNo" ? (
        <input
          {...shared}
          type="checkbox"
          checked={typed === "true"}
          onChange={({ target }) => setTyped(String(target.checked))}
        />
      ) : field.choices ? (
        <select {...shared} value={typed} onChange={({ target }) => setTyped(target.value)}>
          {!field.required && <option value="" />}
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : long ? (
        <textarea
          {...shared}
          value={typed}
          rows={Math.min(12, 1 + Math.ceil(length / 42))}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : (
        <input
          {...shared}
          type={field.kind === "date" ? "date" : field.kind === "number" ? "number" : "text"}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {field.kind === "picture" && (
        <PictureField api={content.api} file={file} path={path} words={[name.replace(/Url$/, "")]} onTaken={setTyped} />
      )}
      {field.budget !== undefined && (
        <div className="room">
          <meter min={0} max={field.budget} value={Math.min(length, field.budget)} aria-hidden="true" />
          <span>
            {length} of about {field.budget}
          </span>
        </div>
      )}
      <div id={`${id}-problems`} aria-live="polite">
        {problems.map(({ severity, code, message, advice }) => (
          <p key={code} className={severity}>
            {message} <span>{advice}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

/** metaDescription: Meta description. */
export const keyInWords = (key: string): string => {
  const words = key.replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const pathEnd = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "")

function editOf(typed: string, field: FieldFacts, path: Path, before: readonly string[]) {
  if (typed === "" && !field.required && typeof path.at(-1) === "string") return { kind: "remove", path } as const
  const to: Json =
    field.kind === "number" && typed.trim() !== "" && Number.isFinite(Number(typed))
      ? Number(typed)
      : field.kind === "yesNo"
        ? typed === "true"
        : typed
  return { kind: "set", path, to, before } as const
}
