import { useCallback } from "react"
import { words } from "../../words/words"
import type { SearchTerms } from "../view/dialog-answers"

interface ReplaceFormProps {
  readonly wanted: SearchTerms
  readonly onChange: (wanted: SearchTerms) => void
}

const choices = ["matchCase", "wholeWords", "inLinks"] as const

/** The words to find, those to write in their place, and how to compare. */
export function ReplaceForm({ wanted, onChange }: ReplaceFormProps) {
  // A dialog gives the focus to this when it opens.
  const first = useCallback((input: HTMLInputElement | null) => {
    input?.setAttribute("autofocus", "")
    input?.select()
  }, [])
  const text = (key: "words" | "to", label: string) => (
    <label>
      <span>{label}</span>
      <input
        ref={key === "words" ? first : undefined}
        type="text"
        dir="auto"
        autoComplete="off"
        value={wanted[key]}
        onChange={({ target }) => onChange({ ...wanted, [key]: target.value })}
        onKeyDown={(event) => {
          // Enter replaces only where it is clear with what.
          if (event.key === "Enter" && (key === "words" || wanted.to === "")) event.preventDefault()
        }}
      />
    </label>
  )
  return (
    <div className="wanted">
      {text("words", words.replacing.find)}
      {text("to", words.replacing.to)}
      <div className="ways">
        {choices.map((key) => (
          <label key={key} className="check">
            <input
              type="checkbox"
              checked={wanted[key]}
              onChange={({ target }) => onChange({ ...wanted, [key]: target.checked })}
            />
            {words.replacing[key]}
          </label>
        ))}
      </div>
    </div>
  )
}
