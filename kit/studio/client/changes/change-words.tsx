import { type ReactNode, useState } from "react"
import { postText } from "../../../content/contract/data-paths"
import { asText, valueAt } from "../../../content/location/json-path"
import { bodyOf } from "../../model/file-content"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words/words"
import { factsAt } from "../content/location"
import { pathWithin } from "../content/picture-path"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { type ChangeNames, changeNames, isDocument, isPicture, withPageNames } from "./change-names"
import { readable, ShownFile, ShownValue } from "./shown-value"
import { type DiffPart, diffTexts } from "./text-diff"

interface ChangeWordsProps {
  readonly change: ContentChange
  readonly number: number
  /** Shown while it is being counted again. */
  readonly isOutdated: boolean
  /** The list must be refreshed, since a restored picture changes no content of the studio's page. */
  readonly onTakenBack: () => void
}

/** Why a change was not taken back, and the keys of the changes that need it. */
interface TakeBackRefusal {
  readonly why: string
  readonly neededBy: readonly string[]
}

/** A change since the last commit, with a button to take it back. */
export function ChangeWords({ change, number, isOutdated, onTakenBack }: ChangeWordsProps) {
  const { store, content, changes: counted } = useStudio()
  const names = changeNames(change, content)
  const { field, whose } = names
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<TakeBackRefusal>()

  const isPost = change.kind === "added" && change.file === "posts.json" && change.path.length === 1
  const slug = isPost ? valueAt(change.after, ["slug"]) : undefined
  const takesText = typeof slug === "string" && content.docs.has(postText(slug))

  const takeBack = async (others: readonly string[] = []) => {
    setIsBusy(true)
    await store.commitAll()
    const outcome = await store.send("POST take-back", { keys: [change.key, ...others] })
    setIsBusy(false)
    if (outcome?.kind === "refused") {
      const { diagnostics, neededBy } = outcome
      const those = (counted.last ?? []).flatMap((each, index) => {
        const { field, whose } = changeNames(each, content)
        return neededBy.includes(each.key) ? [words.changes.named(index + 1, field, whose)] : []
      })
      const why = those.length > 0 ? words.changes.neededBy(those) : words.changes.cannotUndo(diagnostics[0])
      return setRefusal({ why, neededBy })
    }
    if (outcome?.kind === "written") store.notify({ words: words.changes.undone(field), canUndo: true })
    else if (outcome) store.notify({ words: words.changes.outdated, isWrong: true })
    onTakenBack()
  }

  return (
    <ChangeRow change={change} number={number} names={names}>
      {!isDocument(change.file) && (
        <QuietButton of={`: ${field}, ${whose}`} disabled={isBusy || isOutdated} onClick={() => void takeBack()}>
          {takesText ? words.changes.undoWithText : words.changes.undo}
        </QuietButton>
      )}
      {refusal && (
        <div className="refusal" role="alert">
          <p className="diagnostic error">{refusal.why}</p>
          {refusal.neededBy.length > 0 && (
            <QuietButton disabled={isBusy || isOutdated} onClick={() => void takeBack(refusal.neededBy)}>
              {words.changes.undoAll(refusal.neededBy.length + 1)}
            </QuietButton>
          )}
        </div>
      )}
    </ChangeRow>
  )
}

interface ChangeRowProps {
  readonly change: ContentChange
  readonly number: number
  readonly names: ChangeNames
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** One change: its location, and the values before and after. */
function ChangeRow({ change: given, number, names: { field, whose }, children }: ChangeRowProps) {
  const { content } = useStudio()
  const change = withPageNames(given, content)
  return (
    <li className="change">
      <span className="number">{number}</span>
      <div className="where">
        <b>{field}</b>
        <span>{whose}</span>
      </div>
      {isPicture(change.file) && change.kind !== "moved" ? (
        <Thumbs change={change} />
      ) : (
        <div className="what" dir="auto">
          {change.kind === "order" ? (
            <>
              <del>{change.before.join(", ")}</del> <ins>{change.after.join(", ")}</ins>
            </>
          ) : (
            <Words change={change} />
          )}
        </div>
      )}
      {children}
    </li>
  )
}

/** The commit with the pictures before a change. */
const lastCommit = "HEAD"

function Thumbs({ change: { file, kind } }: { readonly change: ContentChange }) {
  const { api } = useStudio()
  return (
    <div className="thumbs">
      {kind !== "added" && <Thumb label={words.changes.before} src={api.pictureUrl(file, lastCommit)} />}
      {kind !== "removed" && <Thumb label={words.changes.now} src={api.pictureUrl(file)} />}
    </div>
  )
}

const Thumb = ({ label, src }: { readonly label: string; readonly src: string }) => (
  <figure>
    <img src={src} alt="" loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
)

interface WordsProps {
  readonly change: Exclude<ContentChange, { readonly kind: "order" }>
}

function Words({ change }: WordsProps) {
  const { api, content } = useStudio()
  const { file } = change
  const facts = factsAt(content.contract[file], change.path)
  const Shown = change.isFile && change.kind !== "moved" ? ShownFile : ShownValue
  if (change.kind === "added")
    return (
      <ins>
        <Shown value={change.after} facts={facts} file={file} />
      </ins>
    )
  if (change.kind === "removed")
    return (
      <del>
        <Shown value={change.before} facts={facts} file={file} at={lastCommit} />
      </del>
    )
  const { before, after } = change
  if (facts?.kind === "picture")
    return (
      <div className="thumbs">
        <Thumb label={words.changes.before} src={api.pictureUrl(pathWithin(file, asText(before)), lastCommit)} />
        <Thumb label={words.changes.now} src={api.pictureUrl(pathWithin(file, asText(after)))} />
      </div>
    )
  if ([before, after].some((each) => typeof each === "object" && each !== null))
    return (
      <div className="instead">
        <del>
          <Shown value={before} facts={facts} file={file} at={lastCommit} />
        </del>
        <ins>
          <Shown value={after} facts={facts} file={file} />
        </ins>
      </div>
    )
  const [old, now] = [before, after].map((each) => {
    const text = readable(each, facts)
    return change.isFile && change.kind === "changed" ? bodyOf(file, text) : text
  })
  if (old === now) return <>{words.changes.formatting}</>
  const parts = diffTexts(old ?? "", now ?? "")
  return (
    <>
      {parts.map((part, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their order alone.
          key={index}
          part={part}
          previous={parts[index - 1]}
          isFirst={index === 0}
          isLast={index === parts.length - 1}
        />
      ))}
    </>
  )
}

interface PartProps {
  readonly part: DiffPart
  readonly previous: DiffPart | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
}

function Part({ part, previous, isFirst, isLast }: PartProps) {
  switch (part.kind) {
    case "instead":
      return (
        <span className="instead">
          <del>{part.before.trim()}</del>
          <ins>{part.after.trim()}</ins>
        </span>
      )
    case "new":
      return <ins className={previous?.kind === "gone" ? "is-instead" : undefined}>{part.text}</ins>
    case "gone":
      return <del>{part.text}</del>
    default:
      return <span>{shortened(part.text, isFirst, isLast)}</span>
  }
}

const shown = 60

/** Shortens unchanged text to the part beside a change, in whole words. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shown) return text
  const start = isFirst ? "" : text.slice(0, shown).replace(/(?<=\s)\S*$/, "")
  const end = isLast ? "" : text.slice(-shown).replace(/^\S*(?=\s)/, "")
  return `${start.trimEnd()} … ${end.trimStart()}`
}
