import { type ReactNode, useState } from "react"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { valueAt } from "../../../content/location/json-path"
import type { EntryId } from "../../model/entry-ids"
import { entryNames } from "../../model/entry-name"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, childOf, isSamePlace, isWithin } from "../content/location"
import { amongExisting } from "../content/names"
import { pathWithin } from "../content/picture-path"
import { isMissingPicture } from "../fields/controls/missing-picture"
import { Picture } from "../fields/controls/picture"
import { ListDiagnostics } from "../fields/diagnostics"
import { Field } from "../fields/field"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { Movable, MovableList, type MovableRow } from "../ui/movable-list"
import { QuietButton } from "../ui/quiet-button"
import type { Page } from "../view/pages"
import { AddEntry } from "./add/add-entry"
import { duplicateEntry } from "./duplicate-entry"
import { EndPage } from "./end-page"

interface ListProps {
  readonly location: ContentLocation
  readonly items: FieldFacts
  /** The fields of an entry. */
  readonly fields: (entry: ContentLocation, items: FieldFacts) => ReactNode
}

/** The entries of a list, to add, open, reorder, duplicate and remove. */
export function List({ location, items: given, fields }: ListProps) {
  const { store, chosen, view, content, pages } = useStudio()
  const items = amongExisting(given, { file: location.file, path: [...location.path, 0] }, content)
  const stored = store.stored(location)
  const entries = Array.isArray(stored) ? (stored as readonly Json[]) : []
  const ids = store.entries(location).slice(0, entries.length)
  const led = chosen && isWithin(chosen, location) ? chosen.path[location.path.length] : undefined
  const [open, setOpen] = useState<EntryId | undefined>(typeof led === "number" ? led : undefined)
  const [ledBefore, setLedBefore] = useState(led)
  if (led !== ledBefore) {
    setLedBefore(led)
    if (typeof led === "number") setOpen(led)
  }

  const [removed, setRemoved] = useState<Page>()
  const at = (id: EntryId): ContentLocation => childOf(location, id)
  const titles = entryNames(entries, items.label)
  const title = (id: EntryId) => titles[ids.indexOf(id)] ?? ""
  const duplicate = async (id: EntryId, index: number) => {
    // The copy must include unsaved edits.
    await store.commitAll()
    const to = duplicateEntry(store.stored(at(id)) ?? null, entries)
    const said = words.lists.duplicated(title(id))
    const done = await store.perform({ kind: "insert", location, behind: id, to }, said)
    if (done.kind === "done") setOpen(store.entries(location)[index + 1])
  }
  const about = content.diagnostics.filter((diagnostic) => isSamePlace(diagnostic.location, location))

  return (
    <div className="list">
      <ListDiagnostics about={about} />
      <MovableList
        ids={ids}
        titleOf={title}
        onLift={() => setOpen(undefined)}
        onMove={(id, behind, said) => store.perform({ kind: "move", location: at(id), behind }, said)}
      >
        {(row) => (
          <Entry
            key={row.id}
            row={row}
            items={items}
            entry={entries[ids.indexOf(row.id)] ?? null}
            location={at(row.id)}
            isOpen={open === row.id}
            onOpen={() => {
              setOpen(open === row.id ? undefined : row.id)
              if (open !== row.id) view.choose(at(row.id))
            }}
            onDuplicate={() => void duplicate(row.id, row.index)}
            onRemove={() => {
              setOpen(undefined)
              const page = pages.find(({ own, parts: [first] }) => own && first && isSamePlace(first, at(row.id)))
              if (page) setRemoved(page)
              else void store.perform({ kind: "remove", location: at(row.id) }, words.lists.removed(row.title))
            }}
          >
            {fields(at(row.id), items)}
          </Entry>
        )}
      </MovableList>
      {removed?.own && (
        <EndPage page={removed.own} name={removed.name} removed={removed} onClose={() => setRemoved(undefined)} />
      )}
      <AddEntry
        location={location}
        items={items}
        last={ids.at(-1)}
        onAdded={(added) => {
          const id = added.path[location.path.length]
          if (typeof id === "number") setOpen(id)
          const name = items.keys?.find(([, { kind }]) => kind === "text")?.[0]
          const named = name === undefined ? added : childOf(added, name)
          whenDialogIsClosed(() => view.openLocation(named))
        }}
      />
    </div>
  )
}

/** Waits until the dialog is closed, since nothing behind it can take the focus. */
function whenDialogIsClosed(act: () => void): void {
  if (document.querySelector("dialog[open]")) requestAnimationFrame(() => whenDialogIsClosed(act))
  else act()
}

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
function Entry({ row, items, entry, location, isOpen, onOpen, onDuplicate, onRemove, children }: EntryProps) {
  const { content } = useStudio()
  const { title, index } = row
  const isPlain = !items.keys && !items.items
  const picture = pictureOf(entry, items)
  const isPictureGone = content.diagnostics.some(
    (each) =>
      picture !== undefined && isMissingPicture(each) && isSamePlace(each.location, childOf(location, picture.key)),
  )
  const wrong = content.diagnostics.filter((each) => isError(each) && isWithin(each.location, location)).length
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
          <QuietButton of={` ${title}`} onClick={onDuplicate}>
            {words.lists.duplicate}
          </QuietButton>
          <QuietButton of={` ${title}`} onClick={onRemove}>
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
