import { Fragment, useLayoutEffect, useMemo, useRef } from "react"
import { optionalRoutes, routePath } from "../../../content/contract/site-addresses"
import { isError } from "../../../content/diagnostic/diagnostic"
import { typedAt } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import { isReadable } from "../content/doc"
import { isSamePlace, isWithin } from "../content/location"
import { needsValues } from "../content/required-values"
import { unsavedEdits } from "../content/state"
import { Start } from "../start/start"
import { useHint } from "../start/use-hint"
import { useStudio } from "../studio-context"
import { catchFocus } from "../ui/catch-focus"
import { Icon } from "../ui/icon"
import { QuietButton } from "../ui/quiet-button"
import { draftAt } from "../view/pages"
import { onlySection, type Section, sectionsOf } from "../view/sections"
import { AddPart } from "./add/add-part"
import { ClickAlternatives } from "./click-alternatives"
import { RemovePage } from "./end-page"
import { Group, GroupList, RemovePart } from "./group"
import { HeadPreview } from "./head-preview"
import { LabelsPanel } from "./labels/labels-panel"
import { DraftSwitch, ShownSwitch } from "./menus/shown-switch"
import { DraftCount, Missing } from "./missing"
import { SectionOrder } from "./section-order"
import { TextPart } from "./text-part"

/** The fields of a page, section by section. */
export function Panel() {
  const { content, store, view, page, section } = useStudio()
  const hint = useHint()
  const main = useRef<HTMLElement>(null)
  const sections = useMemo(() => sectionsOf(page, content), [page, content])
  const index = sections.findIndex(({ location }) => section && isSamePlace(location, section.location))
  const only = onlySection(page, sections, content)
  const here = sections[index] ?? only
  const scope = here ? [here.location] : page.parts
  const diagnostics = content.diagnostics.filter((diagnostic) =>
    scope.some((part) => isWithin(diagnostic.location, part)),
  )
  const firstError = diagnostics.find(isError)
  const firstWarning = diagnostics.find((each) => !isError(each))
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  const unsaved = unsavedEdits(content).filter((each) => scope.some((part) => isWithin(each, part)))
  const [firstUnsaved] = unsaved
  const labels = page.parts.some(({ file }) => file === "labels.json") ? content.docs.get("labels.json") : undefined
  const hasAllWords = labels !== undefined && isReadable(labels)
  const isOrdered = ({ location: { file, path } }: Section) =>
    content.contract[file]?.ordered?.includes(String(path[0])) ?? false
  // The ordered ones have a list of their own.
  const unordered = sections.filter((each) => !isOrdered(each))
  // The table of labels already has everything that their sections have.
  const onward = only || (hasAllWords && !here) ? [] : here ? sections.slice(index + 1, index + 3) : unordered
  const route = optionalRoutes.find((each) => routePath(each) === page.address && page.kind === "pages")
  const name = `${page.key} ${here?.name ?? ""}`

  // A newly opened section is scrolled to its top, before a field of it that was asked for brings itself into view, and takes the focus if its button was removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the section.
  useLayoutEffect(() => {
    main.current?.scrollTo({ top: 0 })
    catchFocus(main.current)
  }, [name])

  const toStart = () => {
    view.openSection(undefined)
    main.current?.scrollTo({ top: 0 })
  }
  const draft = here ? undefined : draftAt(page)

  return (
    <main ref={main} tabIndex={-1}>
      <header>
        <div className="above">
          {here && !only && (
            <nav className="crumb" aria-label={words.panel.breadcrumb}>
              <QuietButton onClick={() => view.openSection(undefined)}>{page.name}</QuietButton>
              <span aria-hidden="true">/</span>
            </nav>
          )}
          <p className="counts">
            <DraftCount page={page} onOpen={toStart} />
            {firstUnsaved && (
              <QuietButton onClick={() => view.openLocation(typedAt(firstUnsaved))}>
                {words.panel.unsaved(unsaved.length)}
              </QuietButton>
            )}
            {firstError && (
              <QuietButton onClick={() => view.openLocation(firstError.location)}>
                {words.panel.errors(errors)}
              </QuietButton>
            )}
            {firstWarning && (
              <QuietButton onClick={() => view.openLocation(firstWarning.location)}>
                {words.panel.warnings(warnings)}
              </QuietButton>
            )}
          </p>
        </div>
        <h2>{only ? page.name : (here?.name ?? page.name)}</h2>
      </header>
      {draft && <DraftSwitch location={draft} />}
      {draft && <Missing page={page} />}
      {!section && <Start hint={hint} />}
      {route && !here && <ShownSwitch page={route} label={words.leavingOut.shownToVisitors} />}
      {view.clicked && <ClickAlternatives clicked={view.clicked} />}
      {!here && (
        <Onward sections={onward.filter(({ location }) => location.path.length === 0)} name={words.panel.lists} />
      )}
      <div className="fields" key={name}>
        {here ? (
          <SectionFields section={here} />
        ) : hasAllWords ? (
          <LabelsPanel />
        ) : (
          page.parts.map((part) => {
            const field = store.factsOf(part)
            const doc = content.docs.get(part.file)
            if (doc && !isReadable(doc)) return <UnreadableFile key={part.file} file={part.file} />
            const asSections = sections
              .filter(({ location }) => isWithin(location, part))
              .map(({ location }) => String(location.path.at(-1)))
            if (!field?.keys) return null
            return (
              <Fragment key={part.file}>
                <Group location={part} field={field} without={[...asSections, "draft"]} />
                {field.ordered && <SectionOrder location={part} field={field} />}
              </Fragment>
            )
          })
        )}
      </div>
      <Onward
        sections={here ? onward : onward.filter(({ location }) => location.path.length > 0)}
        name={words.panel.more}
      />
      {!here && <RemovePage page={page} />}
    </main>
  )
}

interface OnwardProps {
  readonly sections: readonly Section[]
  readonly name: string
}

/** The buttons that open the sections of the page; renders nothing if there are none. */
function Onward({ sections, name }: OnwardProps) {
  const { view } = useStudio()
  if (sections.length === 0) return null
  return (
    <nav className="onward" aria-label={name}>
      {sections.map((each) => (
        <button type="button" key={`${each.location.file} ${each.name}`} onClick={() => view.openSection(each)}>
          {each.name} <span>{each.about}</span>
          <Icon name="arrow" />
        </button>
      ))}
    </nav>
  )
}

function SectionFields({ section }: { readonly section: Section }) {
  const { store, content } = useStudio()
  const { location } = section
  const field = store.factsOf(location)
  const doc = content.docs.get(location.file)
  if (doc && !isReadable(doc) && !section.isText) return <UnreadableFile file={location.file} />
  if (section.isText) return <TextPart file={location.file} />
  if (!field) return null
  if (field.items) return <GroupList location={location} items={field.items} />
  // Required values are asked for together: one alone would break the site.
  if (store.stored(location) === undefined && needsValues(field))
    return (
      <>
        <p className="help">{field.description}</p>
        <AddPart location={location} field={field} />
      </>
    )
  return (
    <>
      {location.path.at(-1) === "seo" && <HeadPreview />}
      <Group location={location} field={field} />
      {store.stored(location) !== undefined && <RemovePart location={location} field={field} />}
    </>
  )
}

/** Replaces the fields of a file that cannot be read: shows the mistake in it, with its line, and no inputs, since nothing could be saved. */
function UnreadableFile({ file }: { readonly file: string }) {
  const { content } = useStudio()
  const causes = content.diagnostics.filter((each) => each.file === file && isError(each))
  return (
    <div className="unreadable">
      <p>{words.panel.unreadable(file)}</p>
      {causes.map(({ code, message, advice, range, lineText }) => (
        <div key={`${code} ${range.start.line} ${range.start.column}`} className="diagnostic error">
          <span className="mark" aria-hidden="true">
            !
          </span>
          <p>
            <span className="unseen">{words.fields.error}</span>
            {words.text.atLine(range.start.line, message)} {advice}
          </p>
          {lineText.trim() !== "" && <pre dir="auto">{lineText.trim()}</pre>}
        </div>
      ))}
    </div>
  )
}
