import { diffWordsWithSpace } from "diff"
import { type ReactNode, useState } from "react"
import { asText } from "../../../content/location/json-path"
import { entryNames } from "../../model/entry-name"
import { isSame } from "../../model/unsaved-edit"
import type { FieldFacts } from "../../server/content/contract"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words/words"
import { factsAt } from "../content/location"
import { nameOfKey, nameSource } from "../content/names"
import { useStudio } from "../studio-context"
import { type ChangeNames, changeNames, isPicture } from "./change-names"

interface ChangeWordsProps {
  readonly change: ContentChange
  readonly number: number
  /** The list must be refreshed, since a restored picture changes no content of the studio's page. */
  readonly onTakenBack: () => void
}

/** A change since the last commit, with a button to take it back. */
export function ChangeWords({ change, number, onTakenBack }: ChangeWordsProps) {
  const { store, api, content } = useStudio()
  const names = changeNames(change, nameSource(content))
  const { field, whose } = names
  const [isBusy, setIsBusy] = useState(false)

  const takeBack = async () => {
    setIsBusy(true)
    await store.commitAll()
    const outcome = await store.request(() => api.send("POST take-back", { key: change.key }))
    if (outcome?.kind === "refused") {
      const [first] = outcome.diagnostics
      store.notify({ words: words.changes.cannotUndo(first), isWrong: true })
    } else if (outcome?.kind === "written") store.notify({ words: words.changes.undone(field), canUndo: true })
    else if (outcome) store.notify({ words: words.changes.outdated })
    setIsBusy(false)
    onTakenBack()
  }

  return (
    <ChangeRow change={change} number={number} names={names} before="HEAD">
      <button type="button" className="quiet" disabled={isBusy} onClick={() => void takeBack()}>
        {words.changes.undo}
        <span className="unseen">
          : {field}, {whose}
        </span>
      </button>
    </ChangeRow>
  )
}

interface ChangeRowProps {
  readonly change: ContentChange
  readonly number: number
  readonly names: ChangeNames
  /** The commit with the pictures before the change. */
  readonly before: string
  /** The commit with those after it; by default, the files. */
  readonly after?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** One change: its location, and the values before and after. */
export function ChangeRow({ change, number, names: { field, whose }, before, after, children }: ChangeRowProps) {
  return (
    <li className="change">
      <span className="number">{number}</span>
      <div className="where">
        <b>{field}</b>
        <span>{whose}</span>
      </div>
      {isPicture(change.file) && change.kind !== "moved" ? (
        <Thumbs change={change} before={before} after={after} />
      ) : (
        <p className="what" dir="auto">
          {change.kind === "order" ? <Order before={change.before} after={change.after} /> : <Words change={change} />}
        </p>
      )}
      {children}
    </li>
  )
}

interface ThumbsProps {
  readonly change: ContentChange
  readonly before: string
  readonly after: string | undefined
}

function Thumbs({ change: { file, kind }, before, after }: ThumbsProps) {
  const { api } = useStudio()
  return (
    <div className="thumbs">
      {kind !== "added" && <Thumb label={words.changes.before} src={api.pictureUrl(file, before)} />}
      {kind !== "removed" && (
        <Thumb
          label={after === undefined ? words.changes.now : words.changes.after}
          src={api.pictureUrl(file, after)}
        />
      )}
    </div>
  )
}

const Thumb = ({ label, src }: { readonly label: string; readonly src: string }) => (
  <figure>
    <img src={src} alt="" loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
)

function Words({ change }: { readonly change: Exclude<ContentChange, { readonly kind: "order" }> }) {
  const { content } = useStudio()
  const facts = factsAt(content.contract[change.file], change.path)
  if (change.kind === "added") return <ins>{inWords(change.after, facts)}</ins>
  if (change.kind === "removed") return <del>{inWords(change.before, facts)}</del>
  const { before, after } = change
  return (
    <>
      {diffWordsWithSpace(inWords(before, facts), inWords(after, facts)).map(
        ({ value, added, removed }, index, all) => {
          const key = `${index}`
          const isInstead = added && all[index - 1]?.removed
          if (added)
            return (
              <ins key={key} className={isInstead ? "is-instead" : undefined}>
                {value}
              </ins>
            )
          if (removed) return <del key={key}>{value}</del>
          return <span key={key}>{shortened(value, index === 0, index === all.length - 1)}</span>
        },
      )}
    </>
  )
}

interface OrderProps {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

function Order({ before, after }: OrderProps) {
  const moved = movedIn(before, after)
  if (moved)
    return <>{words.changes.moved(moved.name, <del key="from">{moved.from}</del>, <ins key="to">{moved.to}</ins>)}</>
  return (
    <>
      <del>{inWords(before)}</del> <ins>{inWords(after)}</ins>
    </>
  )
}

/** The entry whose move alone explains the new order; undefined if several have moved. */
function movedIn(before: readonly string[], after: readonly string[]) {
  const name = before.find((each) => isSame(without(before, each), without(after, each)))
  return name === undefined ? undefined : { name, from: before.indexOf(name) + 1, to: after.indexOf(name) + 1 }
}

const without = (list: readonly string[], left: string) => list.filter((each) => each !== left)

const shown = 60

/** Shortens unchanged text to the part beside a change, in whole words. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shown) return text
  const start = isFirst ? "" : text.slice(0, shown).replace(/(?<=\s)\S*$/, "")
  const end = isLast ? "" : text.slice(-shown).replace(/^\S*(?=\s)/, "")
  return `${start.trimEnd()} … ${end.trimStart()}`
}

/** @returns a value as text for the owner, its fields with the names of the contract */
function inWords(value: unknown, facts?: FieldFacts): string {
  if (typeof value === "string") return value
  if (Array.isArray(value)) {
    const names = entryNames(value, facts?.items?.label)
    return value.map((each, index) => (typeof each === "string" ? each : names[index])).join(", ")
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([, each]) => typeof each !== "object")
      .map(([key, each]) => `${nameOfKey(key, facts)}: ${asText(each)}`)
      .join("; ")
  return asText(value)
}
