import { isError } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import { unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"
import { Icon, type IconName } from "../ui/icon"
import { deviceWidths } from "../view/view-store"
import { NoticeLine } from "./notice-line"
import { PageMenu } from "./page-menu"
import { siteTaskCount } from "./site-tasks"

const themes = ["auto", "light", "dark"] as const

/** Chooses the page and how it is shown; shows the last message; opens the list of changes. */
export function TopBar() {
  const { store, content, view, changes } = useStudio()
  const unsaved = unsavedEdits(content).length
  const errors = content.diagnostics.filter(isError).length
  const warnings = content.diagnostics.length - errors + siteTaskCount(content.docs)
  const isChecked = Object.keys(content.checkResult.revisions).length > 0
  const { undo, undoWithKey, redo, redoWithKey } = words.topBar
  const steps = [
    { icon: "find", label: words.replacing.title, withKey: words.replacing.titleWithKey, act: () => view.findWords() },
    { icon: "undo", label: undo, withKey: undoWithKey, act: () => void store.undo() },
    { icon: "redo", label: redo, withKey: redoWithKey, act: () => void store.redo() },
  ] as const
  return (
    <header className="bar">
      <h1>
        <i aria-hidden="true" />
        {words.window.title}
      </h1>
      <PageMenu />
      <Choice
        name={words.topBar.width}
        className="widths"
        options={deviceWidths.map(([device, pixels]) => [pixels, device, words.topBar.widths[device]] as const)}
        chosen={view.width}
        onChoose={(width) => view.update({ width })}
      />
      <Choice
        name={words.topBar.theme}
        className="themes"
        options={themes.map((theme) => [theme, theme, words.topBar.themes[theme]] as const)}
        chosen={view.theme}
        onChoose={(theme) => view.update({ theme })}
      />
      <Choice
        name={words.topBar.clicks}
        className="clicks"
        options={[
          [true, "edit", words.topBar.edit],
          [false, "follow", words.topBar.followLinks],
        ]}
        chosen={view.isEditing}
        onChoose={(isEditing) => view.update({ isEditing })}
      />
      <NoticeLine />
      <div className="ends">
        <div className="steps">
          {steps.map(({ icon, label, withKey, act }) => (
            <button key={icon} type="button" aria-label={label} title={withKey} onClick={act}>
              <Icon name={icon} />
            </button>
          ))}
        </div>
        <button
          type="button"
          className={errors > 0 ? "button todo-button is-wrong" : "button todo-button"}
          aria-label={isChecked ? words.todo.button(errors, warnings) : words.todo.title}
          onClick={() => view.openDialog("todo")}
        >
          {words.todo.title}
          {isChecked && <span className="figure">{errors + warnings}</span>}
        </button>
        <button type="button" className="button main" onClick={changes.open}>
          {words.topBar.changes}
          {changes.count === undefined ? "" : <span className="figure">{changes.count}</span>}
          {unsaved > 0 && <span className="unseen">{words.topBar.unsaved(unsaved)}</span>}
        </button>
      </div>
    </header>
  )
}

interface ChoiceProps<Value> {
  readonly name: string
  readonly className: string
  readonly options: ReadonlyArray<readonly [value: Value, icon: IconName, name: string]>
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A group of buttons, one of which is pressed. */
const Choice = <Value,>({ name, className, options, chosen, onChoose }: ChoiceProps<Value>) => (
  <fieldset className={`choice ${className}`}>
    <legend className="unseen">{name}</legend>
    {options.map(([value, icon, label]) => (
      <button key={icon} type="button" title={label} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    ))}
  </fieldset>
)
