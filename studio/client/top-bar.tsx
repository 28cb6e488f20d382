import { unsavedIn } from "./content/content-state"
import { Sign } from "./look/sign"
import type { Page } from "./pages"
import { type Theme, widths } from "./stage/stage"
import { useStudio } from "./studio-context"

interface TopBarProps {
  readonly pages: readonly Page[]
  readonly page: Page
  readonly onPage: (page: Page) => void
  readonly width: number
  readonly onWidth: (width: number) => void
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  /** Whether a click on the page edits, or leads on as it does for visitors. */
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
  readonly changes: number | undefined
  readonly onChanges: () => void
}

const signs = { Phone: "phone", Tablet: "tablet", Desktop: "desktop" } as const
const kinds = ["Pages", "Posts", "Your own pages", "Assessments", "Whole site"] as const
const themes = ["auto", "light", "dark"] as const

/** Which page is edited and how it is shown, what was said last, and the way to publish. */
export function TopBar({ pages, page, changes, ...props }: TopBarProps) {
  const { store, content } = useStudio()
  const { said } = content
  const unsaved = unsavedIn(content).length
  return (
    <header className="bar">
      <h1>
        <i aria-hidden="true" />
        Studio
      </h1>
      <label className="pick">
        <span>Page</span>
        <select
          value={pages.findIndex(({ key }) => key === page.key)}
          onChange={({ target }) => {
            const chosen = pages[Number(target.value)]
            if (chosen) props.onPage(chosen)
          }}
        >
          {kinds.map((kind) => (
            <optgroup key={kind} label={kind}>
              {pages.map((each, index) =>
                each.kind === kind ? (
                  <option key={each.key} value={index}>
                    {each.name}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <Choice
        name="Width of the page"
        className="widths"
        options={widths.map(([name, pixels]) => ({
          name,
          sign: <Sign name={signs[name]} />,
          isChosen: props.width === pixels,
          onChoose: () => props.onWidth(pixels),
        }))}
      />
      <Choice
        name="Theme of the page"
        className="themes"
        options={themes.map((theme) => ({
          name: theme.charAt(0).toUpperCase() + theme.slice(1),
          isChosen: props.theme === theme,
          onChoose: () => props.onTheme(theme),
        }))}
      />
      <Choice
        name="A click on the page"
        className="clicks"
        options={[
          { name: "Edit", isChosen: props.isEditing, onChoose: () => props.onEditing(true) },
          { name: "Follow links", isChosen: !props.isEditing, onChoose: () => props.onEditing(false) },
        ]}
      />
      <p role="status" className={said.isWrong ? "said is-wrong" : "said"}>
        {said.words && !said.isWrong && <Sign name="check" />}
        <span>{said.words}</span>
        {said.canUndo && (
          <button type="button" className="quiet" onClick={() => void store.undo()}>
            Undo
          </button>
        )}
      </p>
      <div className="steps">
        <button type="button" aria-label="Undo" title="Undo (Ctrl Z)" onClick={() => void store.undo()}>
          <Sign name="undo" />
        </button>
        <button type="button" aria-label="Redo" title="Redo (Ctrl Shift Z)" onClick={() => void store.redo()}>
          <Sign name="redo" />
        </button>
      </div>
      <button type="button" className="button main" onClick={props.onChanges}>
        Changes{changes === undefined ? "" : <span className="figure">{changes}</span>}
        {unsaved > 0 && <span className="unseen">, {unsaved} not saved</span>}
      </button>
    </header>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly className: string
  readonly options: ReadonlyArray<{
    readonly name: string
    readonly sign?: React.ReactNode
    readonly isChosen: boolean
    readonly onChoose: () => void
  }>
}

/** A few ways, of which one holds. */
const Choice = ({ name, className, options }: ChoiceProps) => (
  <fieldset className={`choice ${className}`}>
    <legend className="unseen">{name}</legend>
    {options.map((option) => (
      <button key={option.name} type="button" aria-pressed={option.isChosen} onClick={option.onChoose}>
        {option.sign}
        <span>{option.name}</span>
      </button>
    ))}
  </fieldset>
)
