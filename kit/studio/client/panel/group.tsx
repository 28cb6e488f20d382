import { useId, useState } from "react"
import { shownState } from "../../model/unsaved-edit"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import { type ContentLocation, childOf, isSamePlace, menus } from "../content/location"
import { needsValues, waysOf } from "../content/required-values"
import { Field } from "../fields/field"
import { useStudio } from "../studio-context"
import { catchFocus } from "../ui/catch-focus"
import { QuietButton } from "../ui/quiet-button"
import { Switch } from "../ui/switch"
import { AddPart } from "./add/add-part"
import { List } from "./list"
import { MenuList, menuAt } from "./menus/menu-list"
import { isPagesOff, PagesOff } from "./menus/shown-switch"
import { Ways } from "./ways"

interface GroupProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
  /** Keys to leave out, shown as sections of their own. */
  readonly without?: readonly string[]
}

/** All fields of a group, in the contract's order. */
export function Group({ location, field, without = [] }: GroupProps) {
  const { store } = useStudio()
  const value = store.stored(location)
  // A group may have a short form: only the text of one of its keys.
  const short = typeof value === "string" ? field.keys?.find(([key]) => key === field.short) : undefined
  if (short) return <Field location={location} field={{ ...short[1], required: field.required }} />
  const keys = field.keys ?? []
  return (
    <div className="group">
      {keys.map(([key, child]) =>
        without.includes(key) ? null : <Part key={key} location={childOf(location, key)} field={child} />,
      )}
    </div>
  )
}

interface PartProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** Keys of a post that a switch adds or removes. */
const switched: ReadonlySet<string> = new Set(["publishOn", "externalUrl"])

/** One key of a group: a field, a list, or a nested group. */
function Part({ location, field }: PartProps) {
  const { store } = useStudio()
  if (!field.required && switched.has(String(location.path.at(-1))))
    return <SwitchedField location={location} field={field} />
  if (!field.keys && !field.items) return <Field location={location} field={field} />
  const value = store.stored(location)
  const ways = waysOf(field)
  const { label: name } = field
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <p className="help">{field.description}</p>
      {field.items ? (
        <GroupList location={location} items={field.items} />
      ) : value === undefined ? (
        <AddPart location={location} field={field} />
      ) : (
        <>
          {ways && <Ways location={location} ways={ways} />}
          <Group location={location} field={typeof value === "string" ? field : (ways?.group ?? field)} />
          <RemovePart location={location} field={field} />
        </>
      )}
    </fieldset>
  )
}

/** Removes an optional part of a page; renders nothing for a required one. */
export function RemovePart({ location, field }: PartProps) {
  const { store } = useStudio()
  const { label: name, required } = field
  // Menus are always there: their lists say how to restore the default ones.
  if (required || isSamePlace(location, menus)) return null
  const remove = async () => {
    await store.perform({ kind: "remove", location }, words.panel.sectionRemoved(name))
    catchFocus(document.querySelector("main"))
  }
  return (
    <QuietButton of={`: ${name}`} onClick={() => void remove()}>
      {needsValues(field) ? words.panel.removeSection : words.panel.reset}
    </QuietButton>
  )
}

/** A list whose entries show their fields as groups. */
export function GroupList({ location, items }: { readonly location: ContentLocation; readonly items: FieldFacts }) {
  if (isPagesOff(location)) return <PagesOff location={location} />
  const menu = menuAt(location)
  if (menu) return <MenuList location={location} name={menu} />
  return <List location={location} items={items} fields={(entry, facts) => <Group location={entry} field={facts} />} />
}

interface SwitchedFieldProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** An optional value with a switch: on shows its field, off removes the value. */
function SwitchedField({ location, field }: SwitchedFieldProps) {
  const { store } = useStudio()
  const [isAsked, setIsAsked] = useState(false)
  const id = useId()
  const unsaved = store.unsavedAt(location)
  const isStuck = unsaved !== undefined && shownState(unsaved).kind !== "typed"
  // If the value could not be removed, the field stays, with the reason.
  const isOn = isAsked || isStuck || store.value(location) !== undefined
  const turn = (on: boolean) => {
    setIsAsked(on)
    if (!on) store.type(location, undefined)
  }
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{field.label}</label>
        <Switch id={id} isOn={isOn} onSwitch={(isOn) => turn(isOn)} />
      </div>
      {isOn ? <Field location={location} field={field} isNameUnseen /> : <p className="help">{field.description}</p>}
    </div>
  )
}
