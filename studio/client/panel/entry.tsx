import { useSortable } from "@dnd-kit/sortable"
import type { ReactNode } from "react"
import { valueAt } from "../../../src/content/contract/json-path"
import type { Json } from "../../../src/content/edit/edit-json"
import type { EntryId } from "../../model/entries"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words"
import { type ContentLocation, isWithin } from "../content/location"
import { pathWithin } from "../fields/controls/picture-path"
import { Field } from "../fields/field"
import { Sign } from "../look/sign"
import { useStudio } from "../studio-context"

interface EntryProps {
  readonly id: EntryId
  readonly index: number
  readonly count: number
  readonly items: FieldFacts
  readonly entry: Json
  /** What its owner calls it. */
  readonly title: string
  readonly location: ContentLocation
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (by: number) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  /** Its fields. */
  readonly children: ReactNode
}

/** An entry of a list: a row that can be moved and opened, with its fields while open. */
export function Entry({
  id,
  index,
  count,
  items,
  entry,
  title,
  location,
  isOpen,
  onOpen,
  onMove,
  onDuplicate,
  onRemove,
  children,
}: EntryProps) {
  const { api, content } = useStudio()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words.lists.movable },
  })
  const isPlain = !items.keys && !items.items
  const picture = pictureOf(entry, items)
  const wrong = content.diagnostics.filter(
    (diagnostic) => diagnostic.severity === "error" && isWithin(diagnostic.location, location),
  ).length
  const byKeys = (event: React.KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    onMove(event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <li
      ref={setNodeRef}
      className={`entry${isOpen ? " is-open" : ""}${isDragging ? " is-dragged" : ""}`}
      style={{
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
      onKeyDown={byKeys}
    >
      <div className="row">
        <button
          type="button"
          className="grip"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={words.lists.move(title, index + 1, count)}
        >
          <Sign name="grip" />
        </button>
        <span className="number">{index + 1}</span>
        {picture && <img src={api.pictureUrl(pathWithin(location.file, picture))} alt="" loading="lazy" />}
        {isPlain ? (
          <Field location={location} field={items} label={words.lists.entry(index + 1, items.name)} />
        ) : (
          <button type="button" className="title" aria-expanded={isOpen} onClick={onOpen}>
            {title}
            {wrong > 0 && <span className="count-wrong">{words.panel.errors(wrong)}</span>}
            <Sign name="down" />
          </button>
        )}
        {(isOpen || isPlain) && (
          <span className="row-tools">
            <button type="button" className="quiet" onClick={onDuplicate}>
              {words.lists.duplicate}
              <span className="unseen"> {title}</span>
            </button>
            <button type="button" className="quiet" onClick={onRemove}>
              {words.lists.remove}
              <span className="unseen"> {title}</span>
            </button>
          </span>
        )}
      </div>
      {isOpen && !isPlain && children}
    </li>
  )
}

/** @returns the path of an entry's first picture, as written in the file, to show in its row */
function pictureOf(entry: unknown, items: FieldFacts): string | undefined {
  const keys = (items.keys ?? []).filter(([, { kind }]) => kind === "picture").map(([key]) => key)
  const found = keys.map((key) => valueAt(entry, [key])).find((each) => typeof each === "string")
  return typeof found === "string" ? found : undefined
}
