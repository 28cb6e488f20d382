import { useMemo } from "react"
import { linesAbove } from "../../model/file-content"
import { words } from "../../words/words"
import { isWithin, locationKey } from "../content/location"
import { nameOfFile, placeOf } from "../content/names"
import type { ContentState } from "../content/state"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { QuietButton } from "../ui/quiet-button"
import { type Page, pageOf } from "../view/pages"
import { type NewWords, newWords } from "./replacement"
import type { FoundText, Match } from "./search"

interface FoundListProps {
  readonly found: readonly FoundText[]
  /** The words to write in place of the found ones. */
  readonly given: NewWords
  readonly isChosen: (text: FoundText, match: Match) => boolean
  readonly onChoose: (text: FoundText, match: Match, isChosen: boolean) => void
}

/** What was found, by page and field, each in its sentence and with a box to leave it out. */
export function FoundList({ found, ...rest }: FoundListProps) {
  const { content, pages, view } = useStudio()
  const groups = useMemo(() => byPage(found, pages, content), [found, pages, content])
  return (
    <div className="found">
      {groups.map(({ name, page, texts }) => (
        <section key={page?.key ?? name}>
          <h3>{name}</h3>
          {texts.map((text) => (
            <div key={locationKey(text)}>
              <h4>
                <QuietButton of={`, ${name}`} onClick={() => view.openLocation(at(text, text.matches[0], content))}>
                  {nameWithin(text, page, content)}
                  <Icon name="arrow" />
                </QuietButton>
              </h4>
              <ul>
                {text.matches.map((match) => (
                  <FoundMatch
                    key={match.start}
                    text={text}
                    match={match}
                    {...rest}
                    onOpen={
                      text.notation === "markdown" ? () => view.openLocation(at(text, match, content)) : undefined
                    }
                    line={lineOf(text, match)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

interface FoundMatchProps extends Pick<FoundListProps, "given" | "isChosen" | "onChoose"> {
  readonly text: FoundText
  readonly match: Match
  /** Goes to its line, if its text has several. */
  readonly onOpen: (() => void) | undefined
  readonly line: number
}

function FoundMatch({ text, match, given, isChosen, onChoose, onOpen, line }: FoundMatchProps) {
  const { before, shown, after } = match
  const to = newWords(shown, given)
  const isSame = to === "" || to === shown
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen(text, match)}
          onChange={({ target }) => onChoose(text, match, target.checked)}
        />
        <span dir="auto">
          {before}
          {isSame ? <mark>{shown}</mark> : <del>{shown}</del>}
          {!isSame && (
            <>
              <span className="unseen"> {words.replacing.becomes} </span>
              <ins>{to}</ins>
            </>
          )}
          {after}
        </span>
      </label>
      {onOpen && <QuietButton onClick={onOpen}>{words.replacing.line(line)}</QuietButton>}
    </li>
  )
}

interface PageGroup {
  readonly name: string
  readonly page: Page | undefined
  readonly texts: readonly FoundText[]
}

/** The texts of each page, in the order of the menu. */
function byPage(found: readonly FoundText[], pages: readonly Page[], content: ContentState): readonly PageGroup[] {
  const groups = new Map<string, PageGroup>()
  for (const text of found) {
    const page = pageOf(pages, text)
    const key = page?.key ?? text.file
    const texts = groups.get(key)?.texts ?? []
    groups.set(key, { name: page?.name ?? nameOfFile(text.file, content), page, texts: [...texts, text] })
  }
  const numberOf = ({ page }: PageGroup) => (page ? pages.indexOf(page) : pages.length)
  return [...groups.values()].sort((one, other) => numberOf(one) - numberOf(other))
}

/** The name of a text's field within its page: its sections and entries, and the field itself. */
function nameWithin({ file, path, notation }: FoundText, page: Page | undefined, content: ContentState): string {
  if (notation === "markdown") return words.panel.text
  const part = page?.parts.find((each) => isWithin({ file, path }, each))
  const { where, field } = placeOf({ file, path }, content)
  const within = where.slice(1 + (part?.path.length ?? 0))
  return within.length > 0 ? words.places.inOneLine(within, field) : (field ?? words.panel.text)
}

/** The line within its text, from 1. */
const lineOf = ({ value }: FoundText, { start }: Match): number => value.slice(0, start).split("\n").length

function at(text: FoundText, match: Match | undefined, { docs }: ContentState) {
  const { file, path, notation } = text
  if (notation !== "markdown" || !match) return { file, path }
  const linesBefore = linesAbove(file, docs.get(file)?.text ?? "")
  return { file, path, line: linesBefore + lineOf(text, match) }
}
