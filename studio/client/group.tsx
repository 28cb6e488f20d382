import type { Path } from "../../src/content/contract/field"
import type { Json } from "../../src/content/edit/edit-json"
import type { FieldFacts } from "../server/contract"
import { Field, keyInWords } from "./field"
import { type ContentState, placeName, valueAt } from "./state"

interface GroupProps {
  readonly file: string
  readonly path: Path
  readonly field: FieldFacts
  readonly value: Json | undefined
  readonly content: ContentState
  /** The place that a click on the page has led to, in words. */
  readonly chosen: string | undefined
}

/** Every field of a part of a file, whatever it is made of. */
export function Group({ file, path, field, value, content, chosen }: GroupProps) {
  const shared = { file, content, chosen }
  if (field.items)
    return <List {...shared} path={path} field={field} items={field.items} value={Array.isArray(value) ? value : []} />
  const isShort = field.short !== undefined && typeof value === "string"
  if (!field.keys || isShort) {
    const inner = isShort ? (field.keys?.find(([key]) => key === field.short)?.[1] ?? field) : field
    return (
      <Field
        {...shared}
        path={path}
        field={inner}
        value={value}
        before={[]}
        isChosen={chosen === placeName(file, path)}
      />
    )
  }
  return (
    <div className="group">
      {field.keys.map(([key, child], index) => {
        const inner = [...path, key]
        const given = valueAt(value, [key]) as Json | undefined
        const before = (field.keys ?? []).slice(0, index).map(([name]) => name)
        if (!child.keys && !child.items)
          return (
            <Field
              key={key}
              {...shared}
              path={inner}
              field={child}
              value={given}
              before={before}
              isChosen={chosen === placeName(file, inner)}
            />
          )
        return (
          <details key={key} open={chosen?.startsWith(placeName(file, inner)) || path.length === 0}>
            <summary>
              <h3>{keyInWords(key)}</h3>
              <p className="help">{child.description}</p>
            </summary>
            <Group {...shared} path={inner} field={child} value={given} />
          </details>
        )
      })}
    </div>
  )
}

interface ListProps extends GroupProps {
  readonly items: FieldFacts
  readonly value: readonly Json[]
}

/** The entries of a list: opened, put in order, doubled, taken out. */
function List({ file, path, items, value, content, chosen }: ListProps) {
  const move = (from: number, place: number) => content.edit(file, { kind: "move", path: [...path, from], place })
  return (
    <ol className="list">
      {value.map((entry, index) => {
        const inner = [...path, index]
        const title = titleOf(entry, index)
        const isOpen = chosen === placeName(file, inner) || chosen?.startsWith(`${placeName(file, inner)}.`)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the file.
          <li key={index}>
            <details open={isOpen}>
              <summary>
                <b>{title}</b>
              </summary>
              <Group file={file} path={inner} field={items} value={entry} content={content} chosen={chosen} />
            </details>
            <div className="tools">
              <button type="button" disabled={index === 0} onClick={() => move(index, index - 1)}>
                Up<span className="unseen"> {title}</span>
              </button>
              <button type="button" disabled={index === value.length - 1} onClick={() => move(index, index + 1)}>
                Down<span className="unseen"> {title}</span>
              </button>
              <button
                type="button"
                onClick={() => content.edit(file, { kind: "insert", path: [...path, index + 1], to: copyOf(entry) })}
              >
                Duplicate<span className="unseen"> {title}</span>
              </button>
              <button type="button" onClick={() => content.edit(file, { kind: "remove", path: inner })}>
                Remove<span className="unseen"> {title}</span>
              </button>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A copy under another name: no two entries may share their title, id or slug. */
function copyOf(entry: Json): Json {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return `${entry} (copy)`
  const renamed = Object.entries(entry).map(([key, value]) => {
    if (key === "title" && typeof value === "string") return [key, `${value} (copy)`] as const
    if ((key === "id" || key === "slug") && typeof value === "string") return [key, `${value}-copy`] as const
    return [key, value] as const
  })
  return Object.fromEntries(renamed)
}

function titleOf(entry: Json, index: number): string {
  if (typeof entry !== "object" || entry === null) return String(entry)
  const named = ["title", "name", "text", "heading", "term", "quote", "from"].map((key) => valueAt(entry, [key]))
  return String(named.find((each) => typeof each === "string") ?? index + 1)
}
