import { useCallback, useDeferredValue, useMemo, useState } from "react"
import { words } from "../../words/words"
import { locationKey } from "../content/location"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { QuietButton } from "../ui/quiet-button"
import type { SearchTerms } from "../view/view-store"
import { FoundList } from "./found-list"
import { type NotReplaced, ReplaceOutcome } from "./replace-outcome"
import { newWords, prepareReplacements } from "./replacement"
import { type FoundText, type Match, searchTexts } from "./search"

/** How many places are listed at first. */
const maxListed = 200

const keyOf = (text: FoundText, { start }: Match): string => `${locationKey(text)} ${start}`

/** Finds words in all content, and replaces them where somebody wants it. */
export function ReplaceDialog() {
  const { store, content, view } = useStudio()
  const { searchTerms: wanted } = view
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setIsWhole] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState<{ readonly words: string; readonly canUndo: boolean }>()
  const [refusal, setRefusal] = useState<NotReplaced>()
  // Searching long texts takes longer than a key press.
  const settled = useDeferredValue(wanted)
  const { docs, contract } = content
  const language = store.language
  const { matchCase, wholeWords } = settled
  const found = useMemo(
    () => searchTexts({ docs, contract }, { words: settled.words, matchCase, wholeWords, language }),
    [docs, contract, settled.words, matchCase, wholeWords, language],
  )
  const given = { words: settled.words, to: wanted.to, language }
  const total = found.reduce((sum, { matches }) => sum + matches.length, 0)
  const listed = useMemo(() => (isWhole ? found : firstOf(found, maxListed)), [found, isWhole])
  const isChosen = (text: FoundText, match: Match) => !leftOut.has(keyOf(text, match))
  const chosen = listed.flatMap((text) => {
    const matches = text.matches.filter(
      (match) => isChosen(text, match) && match.shown !== newWords(match.shown, given),
    )
    return matches.length > 0 ? [{ ...text, matches }] : []
  })
  const count = chosen.reduce((sum, { matches }) => sum + matches.length, 0)
  const canReplace = count > 0 && !isBusy && settled === wanted
  const boxes = listed.flatMap((text) => text.matches.map((match) => keyOf(text, match)))

  const change = (next: SearchTerms) => {
    if (next.words !== wanted.words) setLeftOut(new Set())
    setIsWhole(false)
    setDone(undefined)
    setRefusal(undefined)
    view.update({ searchTerms: next })
  }

  const replace = async () => {
    if (!canReplace) return
    setDone(undefined)
    setRefusal(undefined)
    const { parts, unfit } = prepareReplacements(chosen, given)
    if (unfit.length > 0) return setRefusal({ kind: "unfit", locations: unfit })
    setIsBusy(true)
    const said = words.replacing.done(count, parts.length)
    const outcome = await store.replace(parts, said)
    setIsBusy(false)
    if (outcome.kind === "done") setDone({ words: said, canUndo: true })
    else setRefusal(outcome)
  }

  const undo = async () => {
    await store.undo()
    setDone({ words: store.snapshot()?.notice.words ?? "", canUndo: false })
  }

  return (
    <Dialog title={words.replacing.title} onClose={view.closeDialog}>
      <form
        className="replace"
        onSubmit={(event) => {
          event.preventDefault()
          void replace()
        }}
      >
        <ReplaceForm wanted={wanted} onChange={change} />
        <div className="tally">
          <p role="status">
            {done?.words ||
              (settled.words.trim() === "" ? words.replacing.hint : words.replacing.found(total, found.length))}
          </p>
          {done?.canUndo && <QuietButton onClick={() => void undo()}>{words.topBar.undo}</QuietButton>}
          {boxes.length > 1 && (
            <label className="check">
              <input
                type="checkbox"
                checked={boxes.every((key) => !leftOut.has(key))}
                ref={(box) => {
                  if (box)
                    box.indeterminate = boxes.some((key) => leftOut.has(key)) && !boxes.every((key) => leftOut.has(key))
                }}
                onChange={({ target }) => setLeftOut(new Set(target.checked ? [] : boxes))}
              />
              {words.replacing.all}
            </label>
          )}
        </div>
        <FoundList
          isChosen={isChosen}
          found={listed}
          given={{ ...given, to: settled.to }}
          onChoose={(text, match, isIn) => {
            const next = new Set(leftOut)
            if (isIn) next.delete(keyOf(text, match))
            else next.add(keyOf(text, match))
            setLeftOut(next)
          }}
        />
        {!isWhole && total > maxListed && (
          <QuietButton onClick={() => setIsWhole(true)}>{words.replacing.showAll(total)}</QuietButton>
        )}
        <footer>
          {refusal && <ReplaceOutcome refusal={refusal} />}
          <button type="submit" className={wanted.to === "" ? "button" : "button main"} aria-disabled={!canReplace}>
            {wanted.to === "" ? words.replacing.remove(count) : words.replacing.replace(count)}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

/** The first texts, up to a number of places. */
function firstOf(found: readonly FoundText[], most: number): readonly FoundText[] {
  let left = most
  return found.flatMap((text) => {
    const matches = text.matches.slice(0, Math.max(0, left))
    left -= matches.length
    return matches.length > 0 ? [{ ...text, matches }] : []
  })
}

interface ReplaceFormProps {
  readonly wanted: SearchTerms
  readonly onChange: (wanted: SearchTerms) => void
}

const choices = ["matchCase", "wholeWords"] as const

/** The words to find, those to write in their place, and how to compare. */
function ReplaceForm({ wanted, onChange }: ReplaceFormProps) {
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
          // Enter replaces only if the words to write are known.
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
