import type { ReactNode } from "react"
import type { Json } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/location/json-path"
import type { EntryId } from "../../model/entry-ids"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, isSame, isWithin } from "../content/location"
import { pathWithin } from "../content/picture-path"
import { Field } from "../fields/field"
import { isMissingPicture } from "../fields/missing-picture"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { Picture } from "../ui/picture"
import { QuietButton } from "../ui/quiet-button"
import { Movable, type MovableRow } from "./movable-list"

interface EntryProps {
  readonly row: MovableRow<EntryId>
  readonly items: FieldFacts
  readonly entry: Json
  readonly location: ContentLocation
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  /** Its fields. */
  readonly children: ReactNode
}

/** An entry of a list: a row that can be moved and opened, with its fields while open. */
export function Entry({ row, items, entry, location, isOpen, onOpen, onDuplicate, onRemove, children }: EntryProps) {
  const { content } = useStudio()
  const { title, index } = row
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
  const head = (
    <>
      {picture && <Picture path={pathWithin(location.file, picture.path)} alt="" isGone={isPictureGone} />}
      {isPlain ? (
        <Field location={location} field={items} label={words.lists.entry(index + 1, items.label)} isNameUnseen />
      ) : (
        <button type="button" className="title" aria-expanded={isOpen} onClick={onOpen}>
          {title}
          {wrong > 0 && <span className="count-wrong">{words.panel.errors(wrong)}</span>}
          <Icon name="down" />
        </button>
      )}
      {(isOpen || isPlain) && (
        <span className="row-tools">
          <QuietButton of={title} onClick={onDuplicate}>
            {words.lists.duplicate}
          </QuietButton>
          <QuietButton of={title} onClick={onRemove}>
            {words.lists.remove}
          </QuietButton>
        </span>
      )}
    </>
  )
  return (
    <Movable row={row} isOpen={isOpen} head={head}>
      {isOpen && !isPlain && children}
    </Movable>
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
