import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, childOf } from "../content/location"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"
import { Movable, MovableList } from "../ui/movable-list"
import { QuietButton } from "../ui/quiet-button"
import { orderedKeys } from "../view/sections"
import { AddPart } from "./add/add-part"

interface SectionOrderProps {
  /** Of the page's content. */
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** The sections that a page shows in the order of its file: to open, reorder, remove and add. */
export function SectionOrder({ location, field }: SectionOrderProps) {
  const { store, view } = useStudio()
  const value = store.stored(location)
  const there = orderedKeys(field, value)
  const fieldOf = (key: string) => field.keys?.find(([name]) => name === key)?.[1]
  const sectionName = (key: string) => fieldOf(key)?.label ?? key
  const at = (key: string): ContentLocation => childOf(location, key)
  const open = (key: string) =>
    view.openSection({ name: sectionName(key), about: fieldOf(key)?.description ?? "", location: at(key) })
  /** The key after which the first section goes: the last one before the sections. */
  const ahead = (key: string) => {
    const others = Object.keys(Object(value)).filter((each) => each !== key)
    return others[others.findIndex((each) => there.includes(each)) - 1]
  }
  return (
    <fieldset className="part">
      <legend>{words.panel.order}</legend>
      <p className="help">{words.panel.orderHelp}</p>
      <div className="list">
        <MovableList
          ids={there}
          titleOf={sectionName}
          onMove={(key, behind, said) =>
            store.perform({ kind: "move", location: at(key), behind: behind ?? ahead(key) }, said)
          }
        >
          {(row) => (
            <Movable
              key={row.id}
              row={row}
              head={
                <>
                  <button type="button" className="title" onClick={() => open(row.id)}>
                    {row.title}
                    <Icon name="arrow" />
                  </button>
                  <span className="row-tools">
                    <QuietButton
                      of={` ${row.title}`}
                      onClick={() =>
                        void store.perform(
                          { kind: "remove", location: at(row.id) },
                          words.panel.sectionRemoved(row.title),
                        )
                      }
                    >
                      {words.lists.remove}
                    </QuietButton>
                  </span>
                </>
              }
            />
          )}
        </MovableList>
      </div>
      {(field.keys ?? []).map(([key, child]) =>
        field.ordered?.includes(key) && !there.includes(key) ? (
          <div key={key}>
            <b>{child.label}</b> <AddPart location={at(key)} field={child} />
          </div>
        ) : null,
      )}
    </fieldset>
  )
}
