import { useEffect, useRef, useState } from "react"
import type { ContentState } from "./state"

interface TextProps {
  readonly file: string
  readonly content: ContentState
  /** The line that a click on the page has led to, from 1. */
  readonly line: number | undefined
}

/** A text in Markdown, as its file has it. */
export function Text({ file, content, line }: TextProps) {
  const control = useRef<HTMLTextAreaElement>(null)
  const stored = content.files.get(file)?.text ?? ""
  const [typed, setTyped] = useState(stored)
  const known = useRef(stored)
  const problems = content.problems.filter((each) => each.file.endsWith(file))

  useEffect(() => {
    if (stored === known.current) return
    known.current = stored
    setTyped(stored)
  }, [stored])

  useEffect(() => {
    const area = control.current
    if (!area || line === undefined) return
    const start =
      area.value
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + (line > 1 ? 1 : 0)
    const end = area.value.indexOf("\n", start)
    area.focus()
    area.setSelectionRange(start, end < 0 ? area.value.length : end)
  }, [line])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone begins the pause.
  useEffect(() => {
    if (typed === known.current) return
    const timer = setTimeout(() => {
      known.current = typed
      void content.edit(file, { kind: "text", to: typed })
    }, 400)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className="text">
      <textarea
        ref={control}
        aria-label={file}
        value={typed}
        rows={30}
        spellCheck
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {problems.map(({ severity, code, line: at, message, advice }) => (
          <p key={`${code}-${at}`} className={severity}>
            Line {at}: {message} <span>{advice}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
