import type { ShownCandidate } from "../../server/import/shown-candidate"
import { words } from "../../words/words"
import type { ImportOptions } from "./use-import"

/** Nothing is fetched from the web unless somebody says so. */
export const noOptions: ImportOptions = { elsewhere: false, addTopics: false, fetchPictures: false }

const needs = {
  elsewhere: ({ canStay }) => canStay,
  addTopics: ({ hasTopics }) => hasTopics,
  fetchPictures: ({ hasWebPictures }) => hasWebPictures,
} satisfies { readonly [Option in keyof ImportOptions]: (candidate: ShownCandidate) => boolean }

const all = ["elsewhere", "addTopics", "fetchPictures"] as const

interface ImportOptionsProps {
  readonly candidates: readonly ShownCandidate[]
  readonly options: ImportOptions
  readonly onChange: (options: ImportOptions) => void
}

/** How the candidates are taken: only what makes a difference to them. */
export function ImportOptionBoxes({ candidates, options, onChange }: ImportOptionsProps) {
  const shown = all.filter((option) => candidates.some(needs[option]))
  if (shown.length === 0) return null
  return (
    <fieldset>
      <legend>{words.importing.options}</legend>
      {shown.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={options[option]}
            onChange={({ target }) => onChange({ ...options, [option]: target.checked })}
          />
          {words.importing[option]}
        </label>
      ))}
    </fieldset>
  )
}
