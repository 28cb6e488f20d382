import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { words } from "../../words/words"
import { catchFocus } from "./catch-focus"
import { Icon } from "./icon"
import { type Move, moveEntry, moveKeyOf } from "./move-entry"

/** The position of a row, and the function that moves it. */
export interface MovableRow<Id extends UniqueIdentifier> {
  readonly id: Id
  readonly index: number
  readonly count: number
  readonly title: string
  /** It is picked up by keyboard. */
  readonly isLifted: boolean
  readonly onMove: (by: number) => void
  readonly onGripKey: (event: KeyboardEvent) => void
  readonly onGripBlur: () => void
}

interface MovableListProps<Id extends UniqueIdentifier> {
  /** In the file's order. */
  readonly ids: readonly Id[]
  readonly titleOf: (id: Id) => string
  /** Moves a row after another, or to the first place for undefined; resolves when that is done or refused. */
  readonly onMove: (id: Id, behind: Id | undefined, said: string) => Promise<unknown>
  /** Called when a row is picked up, so that what is open below it can be closed. */
  readonly onLift?: () => void
  /** A row, as a `Movable`. */
  readonly children: (row: MovableRow<Id>) => ReactNode
}

/** Rows that can be reordered, by mouse, finger and keyboard. */
export function MovableList<Id extends UniqueIdentifier>({
  ids,
  titleOf,
  onMove,
  onLift,
  children,
}: MovableListProps<Id>) {
  const list = useFocusKept(ids)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const moves = useMoves({ ids, titleOf, onMove })
  const shown = (id: UniqueIdentifier) => moves.shown.find((each) => each === id)
  const indexOf = (id: UniqueIdentifier) => {
    const found = shown(id)
    return found === undefined ? -1 : moves.shown.indexOf(found)
  }
  const title = (id: UniqueIdentifier) => {
    const found = shown(id)
    return found === undefined ? "" : titleOf(found)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lists.pickedUp(title(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.lists.over(title(active.id), indexOf(over.id) + 1, ids.length) : "",
    onDragEnd: ({ active, over }) => (over ? words.lists.dropped(title(active.id)) : ""),
    onDragCancel: ({ active }) => words.lists.notMoved(title(active.id)),
  }
  const ended = ({ active, over }: DragEndEvent) => {
    const id = shown(active.id)
    if (over && id !== undefined) moves.moveTo(id, indexOf(over.id))
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={rowUnderPointer}
        measuring={measuring}
        onDragStart={() => onLift?.()}
        onDragEnd={ended}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.lists.howToMove } }}
      >
        <SortableContext items={[...moves.shown]} strategy={verticalListSortingStrategy}>
          <ol ref={list.ref} onFocus={list.onFocus} onBlur={list.onBlur}>
            {moves.shown.map((id, index) =>
              children({
                id,
                index,
                count: ids.length,
                title: titleOf(id),
                isLifted: moves.lifted === id,
                onMove: (by) => moves.moveTo(id, index + by),
                onGripKey: (event) => moves.onKey(id, event),
                onGripBlur: () => moves.onBlur(id),
              }),
            )}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="unseen" aria-live="assertive">
        {moves.said}
      </p>
    </>
  )
}

/** An open row is too tall for its centre to tell where it is being dragged. */
const rowUnderPointer: CollisionDetection = (given) => {
  const under = pointerWithin(given)
  return under.length > 0 ? under : closestCenter(given)
}

/** Closing a row when its drag begins moves all rows below it. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

/**
 * When the focused row is removed, the focus moves to the row that takes its place, or to the last one, or else to the button that adds one, and not to
 * the start of the page.
 *
 * @param ids of the rows
 * @returns what the rows' list needs for it
 */
function useFocusKept(ids: readonly UniqueIdentifier[]) {
  const ref = useRef<HTMLOListElement>(null)
  const focused = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row was removed if there are fewer ids.
  useEffect(() => {
    if (focused.current === undefined) return
    const rows = ref.current?.children
    const next = rows?.[Math.min(focused.current, rows.length - 1)]?.querySelector(".grip")
    catchFocus(next ?? ref.current?.closest(".list, .part")?.querySelector("button.add"))
  }, [ids.length])
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      const index = Array.from(ref.current?.children ?? []).findIndex((row) => row.contains(target))
      focused.current = index < 0 ? undefined : index
    },
    // A focused row that is removed fires no blur event.
    onBlur: () => {
      focused.current = undefined
    },
  }
}

interface MovableProps {
  readonly row: MovableRow<UniqueIdentifier>
  readonly isOpen?: boolean
  /** The content beside its grip and its number. */
  readonly head: ReactNode
  /** What stands under them. */
  readonly children?: ReactNode
}

/** A row that can be moved by its grip, or by Alt and the arrow keys. */
export function Movable({ row, isOpen = false, head, children }: MovableProps) {
  const { id, index, count, title, isLifted, onMove, onGripKey, onGripBlur } = row
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words.lists.movable },
  })
  const line = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may take the row out of view.
  useEffect(() => {
    if (isLifted) line.current?.scrollIntoView({ block: "nearest" })
  }, [isLifted, index])

  const byKeys = (event: KeyboardEvent) => {
    // A list inside this row has handled the key already.
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
      <div className="row" ref={line}>
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
        {head}
      </div>
      {children}
    </li>
  )
}

/**
 * Moves entries of a list. An entry is shown at its new place at once, before it is saved there: the next key, however soon, starts from what is shown. Picking
 * up by keyboard is done here, since dnd-kit loses keys that are pressed before it has measured the list.
 *
 * @returns the shown order, what is picked up and its announcement, and the function that moves an entry
 */
function useMoves<Id extends UniqueIdentifier>({
  ids,
  titleOf,
  onMove,
}: Pick<MovableListProps<Id>, "ids" | "titleOf" | "onMove">) {
  const [lift, setLift] = useState<Move<Id>>()
  const [saving, setSaving] = useState<ReadonlyArray<Move<Id>>>([])
  const [said, setSaid] = useState("")
  const saved = saving.reduce<readonly Id[]>(moveEntry, ids)
  const lifted = lift && ids.includes(lift.id) ? lift : undefined
  const shown = moveEntry(saved, lifted)

  const moveTo = (id: Id, to: number) => {
    const from = saved.indexOf(id)
    if (from === to || to < 0 || to >= saved.length) return
    const move = { id, to }
    const behind = moveEntry(saved, move)[to - 1]
    setSaving((all) => [...all, move])
    void onMove(id, behind, words.lists.moved(titleOf(id), to + 1, ids.length)).finally(() =>
      setSaving((all) => all.filter((each) => each !== move)),
    )
  }

  const cancel = (id: Id) => {
    setLift(undefined)
    setSaid(words.lists.notMoved(titleOf(id)))
  }

  const onKey = (id: Id, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = shown.indexOf(id)
    if (lifted?.id !== id) {
      if (event.key !== " " && event.key !== "Enter") return
      event.preventDefault()
      setLift({ id, to: index })
      setSaid(`${words.lists.pickedUp(titleOf(id))} ${words.lists.over(titleOf(id), index + 1, ids.length)}`)
      return
    }
    const done = moveKeyOf(event.key, index, ids.length)
    if (!done) return
    event.preventDefault()
    // Escape would also close a dialog around the list.
    event.stopPropagation()
    if (done.kind === "cancel") return cancel(id)
    if (done.kind === "move") {
      setLift({ id, to: done.to })
      setSaid(words.lists.over(titleOf(id), done.to + 1, ids.length))
      return
    }
    setLift(undefined)
    setSaid(words.lists.dropped(titleOf(id)))
    moveTo(id, index)
  }

  const onBlur = (id: Id) => {
    if (lifted?.id === id) cancel(id)
  }

  return { shown, lifted: lifted?.id, said, moveTo, onKey, onBlur }
}
