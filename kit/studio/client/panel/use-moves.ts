import { type KeyboardEvent, useState } from "react"
import { words } from "../../words/words"
import { type Move, moveEntry, moveKeyOf } from "./move-entry"

/** @template Id of an entry of a list, or the key of a part of a page */
interface MovesProps<Id> {
  /** The entries in the file's order. */
  readonly ids: readonly Id[]
  readonly titleOf: (id: Id) => string
  /** Moves an entry behind another, undefined for the first place; resolves when that is done or refused. */
  readonly onMove: (id: Id, behind: Id | undefined, said: string) => Promise<unknown>
}

/** The order in which entries are shown, and the ways to change it. */
export interface Moves<Id> {
  /** With an entry that is picked up or being saved where it is going. */
  readonly shown: readonly Id[]
  /** The entry that is picked up by keyboard. */
  readonly lifted: Id | undefined
  /** What a screen reader says about the entry that is picked up. */
  readonly said: string
  /** Moves an entry to an index of those shown. */
  readonly moveTo: (id: Id, to: number) => void
  /** Of an entry's grip. */
  readonly onKey: (id: Id, event: KeyboardEvent) => void
  readonly onBlur: (id: Id) => void
}

/**
 * Moves entries of a list. An entry stands at its new place at once, before it is saved there: the next key, however soon, starts from what is shown.
 * Picking up by keyboard is done here, since dnd-kit loses keys that are pressed before it has measured the list.
 */
export function useMoves<Id>({ ids, titleOf, onMove }: MovesProps<Id>): Moves<Id> {
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
      if (event.key !== " ") return
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
