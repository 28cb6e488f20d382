import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { useEffect, useState } from "react"
import type { Json } from "../../../src/content/edit/edit-json"
import type { FieldFacts } from "../../server/content/contract"
import type { ContentStore } from "../content/content-store"
import { isWithin, keyInWords, type Place, titleOf } from "../content/place"
import { ProblemWords } from "../fields/problems"
import { useStudio } from "../studio-context"
import { AddEntry } from "./add/add-entry"
import { copyOf } from "./copy-of"
import { Entry } from "./entry"

interface ListProps {
  readonly place: Place
  readonly items: FieldFacts
  /** The keys that the contract has ahead of this one, for a list that is not there yet. */
  readonly before?: readonly string[]
}

/** The entries of a list: added, opened, put in order, doubled, taken out. */
export function List({ place, items: given, before = [] }: ListProps) {
  const { store, chosen, choose, content } = useStudio()
  const items = withTopics(given, place, store)
  const stored = store.stored(place)
  const entries = Array.isArray(stored) ? (stored as readonly Json[]) : []
  const led = chosen && isWithin(chosen, place) ? chosen.path[place.path.length] : undefined
  const [open, setOpen] = useState<number | undefined>(typeof led === "number" ? led : undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  useEffect(() => {
    if (typeof led === "number") setOpen(led)
  }, [led])

  const title = (index: number) => titleOf(entries[index], index)
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= entries.length) return
    setOpen((now) => (now === undefined ? now : movedIndex(now, from, to)))
    void store.act(
      place.file,
      { kind: "move", path: [...place.path, from], place: to },
      `${title(from)} is now number ${to + 1} of ${entries.length}`,
    )
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${title(Number(active.id))} is lifted. Arrow keys move it, space puts it down.`,
    onDragOver: ({ active, over }) =>
      over ? `${title(Number(active.id))} would be number ${Number(over.id) + 1} of ${entries.length}.` : "",
    onDragEnd: ({ active, over }) => (over ? `${title(Number(active.id))} is put down.` : ""),
    onDragCancel: ({ active }) => `${title(Number(active.id))} stays where it was.`,
  }
  const ended = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), Number(over.id))
  }
  const about = content.problems.filter(
    ({ file, at }) => file === place.file && at.length === place.path.length && at.join() === place.path.join(),
  )

  return (
    <div className="list">
      {about.map((problem) => (
        <ProblemWords
          key={problem.code + problem.message}
          problem={problem}
          onTake={(to) => {
            if (to === undefined) void store.act(place.file, { kind: "remove", path: place.path }, "It is left out")
            else void store.act(place.file, { kind: "set", path: place.path, to, before }, "It is written")
          }}
        />
      ))}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={ended}
        accessibility={{ announcements, screenReaderInstructions: { draggable: howToMove } }}
      >
        {/* An entry is its place in the file: it has no other name that could not be changed, or stand there twice. */}
        <SortableContext items={entries.map((_entry, index) => `${index}`)} strategy={verticalListSortingStrategy}>
          <ol>
            {entries.map((entry, index) => (
              <Entry
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={index}
                {...{ index, items, entry }}
                count={entries.length}
                place={{ file: place.file, path: [...place.path, index] }}
                isOpen={open === index}
                onOpen={() => setOpen(open === index ? undefined : index)}
                onMove={(by) => move(index, index + by)}
                onDuplicate={() => {
                  setOpen(index + 1)
                  void store.act(
                    place.file,
                    { kind: "insert", path: [...place.path, index + 1], to: copyOf(entry, entries) },
                    `${title(index)} stands there twice: change the second one`,
                  )
                }}
                onRemove={() => {
                  setOpen(undefined)
                  void store.act(
                    place.file,
                    { kind: "remove", path: [...place.path, index] },
                    `${title(index)} is removed`,
                  )
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <AddEntry
        {...{ place, items, before }}
        count={entries.length}
        isThere={stored !== undefined}
        name={keyInWords(String(place.path.at(-1) ?? place.file.replace(/^.*\/|\.json$/g, "")))}
        onAdded={(index) => {
          setOpen(index)
          choose({ file: place.file, path: [...place.path, index] })
        }}
      />
    </div>
  )
}

/** A post's categories are chosen from the blog's topics, if it has any. */
function withTopics(items: FieldFacts, { file, path }: Place, store: ContentStore): FieldFacts {
  const topics = store.stored({ file: "pages/blog.json", path: ["topics"] })
  if (file !== "posts.json" || path.at(-1) !== "categories" || !Array.isArray(topics) || topics.length === 0)
    return items
  return { ...items, kind: "choice", choices: topics.map(String) }
}

const howToMove =
  "Press space to lift the entry, the arrow keys to move it, space again to put it down, or Escape to leave it."

/** Where an entry stands after another has been moved. */
function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && to >= index) return index - 1
  if (from > index && to <= index) return index + 1
  return index
}
