import { isError } from "../../../content/diagnostic/diagnostic"
import { words } from "../../words/words"
import { unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"
import { siteTaskCount } from "../todo/site-tasks"
import { Icon } from "../ui/icon"
import { deviceWidths } from "../view/view-store"
import { NoticeLine } from "./notice-line"
import { PageMenu } from "./page-menu"

const themes = ["auto", "light", "dark"] as const

/** Chooses the page and how it is shown; shows the last message; opens the list of changes. */
export function TopBar() {
  const { store, content, view, changes } = useStudio()
  const unsaved = unsavedEdits(content).length
  const errors = content.diagnostics.filter(isError).length
  const warnings = content.diagnostics.length - errors + siteTaskCount(content.docs)
  const isChecked = Object.keys(content.checkResult.revisions).length > 0
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
        options={deviceWidths.map(([device, pixels]) => ({
          name: words.topBar.widths[device],
          sign: <Icon name={device} />,
          isChosen: view.width === pixels,
          onChoose: () => view.update({ width: pixels }),
        }))}
      />
      <Choice
        name={words.topBar.theme}
        className="themes"
        options={themes.map((theme) => ({
          name: words.topBar.themes[theme],
          sign: <Icon name={theme} />,
          isChosen: view.theme === theme,
          onChoose: () => view.update({ theme }),
        }))}
      />
      <Choice
        name={words.topBar.clicks}
        className="clicks"
        options={[
          {
            name: words.topBar.edit,
            sign: <Icon name="edit" />,
            isChosen: view.isEditing,
            onChoose: () => view.update({ isEditing: true }),
          },
          {
            name: words.topBar.followLinks,
            sign: <Icon name="follow" />,
            isChosen: !view.isEditing,
            onChoose: () => view.update({ isEditing: false }),
          },
        ]}
      />
      <NoticeLine />
      <div className="ends">
        <div className="steps">
          <button
            type="button"
            aria-label={words.replacing.title}
            title={words.replacing.titleWithKey}
            onClick={() => view.findWords()}
          >
            <Icon name="find" />
          </button>
          <button
            type="button"
            aria-label={words.topBar.undo}
            title={words.topBar.undoWithKey}
            onClick={() => void store.undo()}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            aria-label={words.topBar.redo}
            title={words.topBar.redoWithKey}
            onClick={() => void store.redo()}
          >
            <Icon name="redo" />
          </button>
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

interface ChoiceProps {
  readonly name: string
  readonly className: string
  readonly options: ReadonlyArray<{
    readonly name: string
    readonly sign: React.ReactNode
    readonly isChosen: boolean
    readonly onChoose: () => void
  }>
}

/** A group of buttons, one of which is pressed. */
const Choice = ({ name, className, options }: ChoiceProps) => (
  <fieldset className={`choice ${className}`}>
    <legend className="unseen">{name}</legend>
    {options.map((option) => (
      <button
        key={option.name}
        type="button"
        title={option.name}
        aria-pressed={option.isChosen}
        onClick={option.onChoose}
      >
        {option.sign}
        <span>{option.name}</span>
      </button>
    ))}
  </fieldset>
)
