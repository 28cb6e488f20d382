import { useSortable } from "@dnd-kit/sortable"
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import type { Json } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/json/json-path"
import type { EntryId } from "../../model/entry-ids"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words"
import { type ContentLocation, isSame, isWithin } from "../content/location"
import { pathWithin } from "../fields/controls/picture-path"
import { Field } from "../fields/field"
import { isMissingPicture } from "../fields/missing-picture"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { Picture } from "../ui/picture"

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
  /** It is picked up by keyboard. */
  readonly isLifted: boolean
  readonly onOpen: () => void
  readonly onMove: (by: number) => void
  readonly onGripKey: (event: KeyboardEvent) => void
  readonly onGripBlur: () => void
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
  isLifted,
  onOpen,
  onMove,
  onGripKey,
  onGripBlur,
  onDuplicate,
  onRemove,
  children,
}: EntryProps) {
  const { content } = useStudio()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words.lists.movable },
  })
  const isPlain = !items.keys && !items.items
  const picture = pictureOf(entry, items)
  const isPictureGone = content.diagnostics.some(
    (each) =>
      picture !== undefined &&
      isMissingPicture(each) &&
      isSame(each.location, { file: location.file, path: [...location.path, picture.key] }),
  )
  const wrong = content.diagnostics.filter(
    (diagnostic) => diagnostic.severity === "error" && isWithin(diagnostic.location, location),
  ).length
  const row = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may lead out of view.
  useEffect(() => {
    if (isLifted) row.current?.scrollIntoView({ block: "nearest" })
  }, [isLifted, index])

  const byKeys = (event: KeyboardEvent) => {
    // An entry of a list in this entry has its own.
    if (event.defaultPrevented || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    onMove(event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <li
      ref={setNodeRef}
      className={`entry${isOpen ? " is-open" : ""}${isDragging || isLifted ? " is-dragged" : ""}`}
      style={{
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
      onKeyDown={byKeys}
    >
      <div className="row" ref={row}>
        <button
          type="button"
          className="grip"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-pressed={isLifted || isDragging || undefined}
          onKeyDown={onGripKey}
          onBlur={onGripBlur}
          aria-label={words.lists.move(title, index + 1, count)}
        >
          <Icon name="grip" />
        </button>
        <span className="number">{index + 1}</span>
        {picture && <Picture path={pathWithin(location.file, picture.path)} alt="" isGone={isPictureGone} />}
        {isPlain ? (
          <Field location={location} field={items} label={words.lists.entry(index + 1, items.name)} isNameUnseen />
        ) : (
          <button type="button" className="title" aria-expanded={isOpen} onClick={onOpen}>
            {title}
            {wrong > 0 && <span className="count-wrong">{words.panel.errors(wrong)}</span>}
            <Icon name="down" />
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

/** @returns an entry's first picture, its path as written in the file, to show in its row */
function pictureOf(entry: unknown, items: FieldFacts): { readonly key: string; readonly path: string } | undefined {
  const keys = (items.keys ?? []).filter(([, { kind }]) => kind === "picture").map(([key]) => key)
  const found = keys.flatMap((key) => {
    const path = valueAt(entry, [key])
    return typeof path === "string" ? { key, path } : []
  })
  return found[0]
}
