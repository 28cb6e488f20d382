import { useEffect, useRef, useState } from "react"
import { type MenuName, menuNames, withEntries } from "../../../../content/contract/menus"
import { words } from "../../../words/words"
import { type ContentLocation, isSamePlace, isWithin } from "../../content/location"
import { ListDiagnostics } from "../../fields/diagnostics"
import { Field } from "../../fields/field"
import { useStudio } from "../../studio-context"
import { Icon } from "../../ui/icon"
import { Movable, MovableList } from "../../ui/movable-list"
import { QuietButton } from "../../ui/quiet-button"
import { pageOf } from "../../view/pages"
import { type MenuChoice, menuChoices, shownEntries } from "./menu-choices"

/** @returns the menu at a location of the content; undefined if there is none */
export const menuAt = ({ file, path: [group, name, ...rest] }: ContentLocation): MenuName | undefined =>
  file === "site.json" && group === "menu" && rest.length === 0 ? menuNames.find((each) => each === name) : undefined

interface MenuListProps {
  readonly location: ContentLocation
  readonly name: MenuName
}

/** A menu as visitors see it, by the words of its links: to reorder, rename, take out and add. The first change writes the whole menu. */
export function MenuList({ location, name }: MenuListProps) {
  const { store, content, chosen, view } = useStudio()
  const [open, setOpen] = useState<string>()
  const whole = useRef<HTMLDivElement>(null)
  const choices = menuChoices(content.docs)
  const entries = shownEntries(name, content.docs)
  const choiceOf = (entry: string) => choices.find((each) => each.entry === entry)
  const titleOf = (entry: string) => choiceOf(entry)?.title ?? entry
  const about = content.diagnostics.filter((each) => isWithin(each.location, location))
  const write = (to: readonly string[] | undefined, said: string) =>
    store.changeFiles((send) => send("POST menu", { menu: name, entries: to && [...to] }), said)
  const isChosen = chosen !== undefined && isSamePlace(chosen, location)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request brings it into view again.
  useEffect(() => {
    if (isChosen) whole.current?.closest("fieldset")?.scrollIntoView({ block: "nearest" })
  }, [isChosen, view.request])

  return (
    <div className="list menu-list" ref={whole}>
      <ListDiagnostics about={about} removed={(at) => words.lists.removed(titleOf(String(store.stored(at))))} />
      <MovableList
        ids={entries}
        titleOf={titleOf}
        onMove={(entry, behind, said) => {
          const others = entries.filter((each) => each !== entry)
          const at = behind === undefined ? 0 : others.indexOf(behind) + 1
          return write([...others.slice(0, at), entry, ...others.slice(at)], said)
        }}
      >
        {(row) => (
          <Movable
            key={row.id}
            row={row}
            isOpen={open === row.id}
            head={
              <>
                <button
                  type="button"
                  className="title"
                  aria-expanded={open === row.id}
                  onClick={() => setOpen(open === row.id ? undefined : row.id)}
                >
                  {row.title}
                  <Icon name="down" />
                </button>
                <span className="row-tools">
                  <QuietButton
                    of={` ${row.title}`}
                    onClick={() =>
                      void write(
                        entries.filter((each) => each !== row.id),
                        words.menus.removed(row.title),
                      )
                    }
                  >
                    {words.menus.remove}
                  </QuietButton>
                </span>
              </>
            }
          >
            {open === row.id && <EntryFields choice={choiceOf(row.id)} />}
          </Movable>
        )}
      </MovableList>
      <AddToMenu
        choices={choices.filter(({ entry }) => !entries.includes(entry))}
        onAdd={({ entry, title }) => void write(withEntries(name, entries, [entry]), words.menus.added(title))}
      />
      {Array.isArray(store.stored(location)) && (
        <QuietButton onClick={() => void write(undefined, words.menus.usualAgain)}>{words.menus.usual}</QuietButton>
      )}
    </div>
  )
}

/** The words of the link, and a button to its page. */
function EntryFields({ choice }: { readonly choice: MenuChoice | undefined }) {
  const { store, view, pages } = useStudio()
  const field = choice && store.factsOf(choice.named)
  const page = choice && pageOf(pages, { file: choice.file, path: [] })
  return (
    <div className="group">
      {field && <Field location={choice.named} field={field} label={words.menus.name} />}
      {page && <QuietButton onClick={() => view.openPage(page)}>{words.menus.toPage(page.name)}</QuietButton>}
    </div>
  )
}

interface AddToMenuProps {
  /** The pages that are not in the menu. */
  readonly choices: readonly MenuChoice[]
  readonly onAdd: (choice: MenuChoice) => void
}

function AddToMenu({ choices, onAdd }: AddToMenuProps) {
  const [wanted, setWanted] = useState("")
  const choice = choices.find(({ entry }) => entry === wanted) ?? choices[0]
  if (!choice) return <p className="help">{words.menus.all}</p>
  return (
    <p className="add-to-menu">
      <select aria-label={words.menus.notInIt} value={choice.entry} onChange={({ target }) => setWanted(target.value)}>
        {choices.map(({ entry, title }) => (
          <option key={entry} value={entry}>
            {title}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => onAdd(choice)}>
        {words.menus.add}
      </button>
    </p>
  )
}
