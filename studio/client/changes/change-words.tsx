import { diffWordsWithSpace } from "diff"
import type { Json } from "../../../src/content/edit/edit-json"
import type { Change } from "../../server/publishing/changes"
import { isSame, keyInWords, titleOf } from "../content/place"
import { useStudio } from "../studio-context"

/** One change in words: where, what was there, what takes its place, and the way back. */
export function ChangeWords({ change, number }: { readonly change: Change; readonly number: number }) {
  const { store, api } = useStudio()
  const { file, path, before, after } = change
  const [field, whose] = whereOf(change, (length) => store.stored({ file, path: path.slice(0, length) }))

  const takeBack = async () => {
    const isWhole = path.length === 0 && change.order === undefined
    if (!isWhole) return void (await store.act(file, backOf(change), `${field} is as it was`))
    const outcome = await store.asked(() => api.restore(file))
    if (outcome?.kind === "refused") {
      const [first] = outcome.problems
      store.say({ words: `Not done, it would break the site: ${first?.message} ${first?.advice}`, isWrong: true })
    } else if (outcome) store.say({ words: `data/${file} is as it was`, canUndo: true })
    await store.asked(() => store.look())
  }

  return (
    <li className="change">
      <span className="number">{number}</span>
      <div className="where">
        <b>{field}</b>
        <span>{whose}</span>
      </div>
      {isPicture(file) ? (
        <div className="thumbs">
          {before !== undefined && <Thumb words="Before" src={api.pictureUrl(file, "HEAD")} />}
          {after !== undefined && <Thumb words="Now" src={api.pictureUrl(file)} />}
        </div>
      ) : (
        <p className="what" dir="auto">
          {change.order ? <Order before={before} after={after} /> : <Words before={before} after={after} />}
        </p>
      )}
      <button type="button" className="quiet" onClick={() => void takeBack()}>
        Undo this
        <span className="unseen">
          : {field}, {whose}
        </span>
      </button>
    </li>
  )
}

const Thumb = ({ words, src }: { readonly words: string; readonly src: string }) => (
  <figure>
    <img src={src} alt="" />
    <figcaption>{words}</figcaption>
  </figure>
)

function Words({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  if (before === undefined) return <ins>{inWords(after)}</ins>
  if (after === undefined) return <del>{inWords(before)}</del>
  return (
    <>
      {diffWordsWithSpace(inWords(before), inWords(after)).map(({ value, added, removed }, index, all) => {
        const key = `${index}`
        if (added) return <ins key={key}>{value}</ins>
        if (removed) return <del key={key}>{value}</del>
        return <span key={key}>{shortened(value, index === 0, index === all.length - 1)}</span>
      })}
    </>
  )
}

function Order({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const moved = movedIn(before, after)
  if (moved)
    return (
      <>
        {moved.name} moved from place <del>{moved.from}</del> to <ins>{moved.to}</ins>
      </>
    )
  return (
    <>
      <del>{inWords(before)}</del> <ins>{inWords(after)}</ins>
    </>
  )
}

/** The one entry that explains another order; nothing where several have moved. */
function movedIn(before: unknown, after: unknown) {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const name = before.find((each) => isSame(without(before, each), without(after, each)))
  return name === undefined
    ? undefined
    : { name: String(name), from: before.indexOf(name) + 1, to: after.indexOf(name) + 1 }
}

const without = (list: readonly unknown[], left: unknown) => list.filter((each) => each !== left)

const shown = 60

/** Of what has stayed, the words beside a change are enough. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shown) return text
  const start = isFirst ? "" : text.slice(0, shown)
  const end = isLast ? "" : text.slice(-shown)
  return `${start} … ${end}`
}

/** @returns a value as its owner would say it */
export function inWords(value: unknown): string {
  if (typeof value === "string") return value
  if (Array.isArray(value)) return value.map((each, index) => titleOf(each, index)).join(", ")
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .filter(([, each]) => typeof each !== "object")
      .map(([key, each]) => `${keyInWords(key)}: ${String(each)}`)
      .join("; ")
  return String(value)
}

/** The field, and whose it is. */
function whereOf({ file, path, order }: Change, valueAt: (length: number) => unknown): readonly [string, string] {
  const part = keyInWords(file.replace(/^.*\/|\.(?:json|md|[a-z]+)$/g, "").replaceAll("-", " "))
  if (order) return ["Order", path.length > 0 ? `${part}, ${path.map(String).map(keyInWords).join(", ")}` : part]
  if (path.length === 0)
    return [isPicture(file) ? "Picture" : file.endsWith(".md") ? "Text" : "File", isPicture(file) ? file : part]
  const steps = path.map((step, index) =>
    typeof step === "number" ? titleOf(valueAt(index + 1), step) : keyInWords(step),
  )
  return [steps.at(-1) ?? part, [part, ...steps.slice(0, -1)].join(", ")]
}

const isPicture = (file: string): boolean => !/\.(?:json|md)$/i.test(file)

/** The edit that takes a change back. */
function backOf(change: Change) {
  const { path, before, after, order } = change
  if (order) return { kind: "order", path, order } as const
  if (before === undefined) return { kind: "remove", path } as const
  const isEntry = after === undefined && typeof path.at(-1) === "number"
  return { kind: isEntry ? "insert" : "set", path, to: before as Json } as const
}
