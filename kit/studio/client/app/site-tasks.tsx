import { listsOfPages, optionalRoutes } from "../../../content/contract/site-addresses"
import { asList, getIn } from "../../../content/location/json-path"
import { menuPageIn } from "../../model/menu-pages"
import { words } from "../../words/words"
import type { Doc } from "../content/doc"
import { nameOfRoute } from "../content/names"
import { useShowPage } from "../panel/menus/shown-switch"
import { useAnswer, useStudio } from "../studio-context"

type Docs = ReadonlyMap<string, Doc>

/** @returns the pages that are left out although they have something to show */
function filledPagesOff(docs: Docs): ReadonlyArray<(typeof optionalRoutes)[number]> {
  const off = asList(getIn(docs.get("site.json")?.content, "pagesOff"))
  const lists: Readonly<Record<string, string>> = listsOfPages
  return optionalRoutes.filter((route) => {
    const file = lists[route]
    const entries = file === undefined ? [] : asList(docs.get(file)?.content)
    return off.includes(route) && entries.some((entry) => getIn(entry, "draft") !== true)
  })
}

/**
 * Germany (§ 5 DDG), Austria (§ 5 ECG) and Switzerland (Art. 3 (1) (s) UWG) require an imprint: the site is in German, or its domain is one of theirs.
 *
 * @returns whether the site needs one and has none
 */
function lacksImprint(docs: Docs): boolean {
  const [language, address] = ["language", "siteUrl"].map((key) => getIn(docs.get("site.json")?.content, key))
  const isGerman = typeof language === "string" && /^de\b/i.test(language)
  const isThere = typeof address === "string" && /^https?:\/\/[^/]+\.(?:de|at|ch|li)(?:[:/]|$)/i.test(address)
  const isImprint = ({ file, content, revision }: Doc) => {
    const page = revision ? menuPageIn(file, content) : undefined
    return [page?.slug, page?.title, getIn(content, "title")].some(
      (name) => page && typeof name === "string" && /\b(?:impressum|imprint|legal[ -]notice)\b/i.test(name),
    )
  }
  return (isGerman || isThere) && ![...docs.values()].some(isImprint)
}

/** @returns how many things the site lacks, as far as its content tells */
export const siteTaskCount = (docs: Docs): number => filledPagesOff(docs).length + (lacksImprint(docs) ? 1 : 0)

/** What the site as a whole lacks, in addition to what the check finds in its files; renders nothing if it lacks nothing. */
export function SiteTasks({ heading: Heading }: { readonly heading: "h3" | "h4" }) {
  const { content, view } = useStudio()
  const show = useShowPage()
  const { answer: host } = useAnswer("GET host")
  const tasks = [
    ...(lacksImprint(content.docs)
      ? [{ said: words.todo.imprint, act: words.topBar.addPage, onAct: () => view.openDialog("page") }]
      : []),
    ...filledPagesOff(content.docs).map((page) => ({
      said: words.todo.filledPageOff(nameOfRoute(page, content)),
      act: words.leavingOut.show,
      onAct: () => void show(page),
    })),
  ]
  return (
    <>
      {tasks.length > 0 && (
        <section aria-label={words.todo.site}>
          <Heading>
            {words.todo.site} <span>{tasks.length}</span>
          </Heading>
          <ul className="warnings">
            {tasks.map((task) => (
              <Task key={task.said} {...task} />
            ))}
          </ul>
        </section>
      )}
      {/* No warning, and not counted among them: a site can be made without a host. */}
      {host && !host.isConnected && (
        <section aria-label={words.publishing.publish}>
          <Heading>{words.publishing.publish}</Heading>
          <ul className="warnings">
            <Task said={words.todo.noHost} act={words.todo.toChanges} onAct={() => view.openDialog("changes")} />
          </ul>
        </section>
      )}
    </>
  )
}

interface TaskProps {
  readonly said: string
  /** The words of the button. */
  readonly act: string
  readonly onAct: () => void
}

const Task = ({ said, act, onAct }: TaskProps) => (
  <li className="warning">
    <p>{said}</p>
    <button type="button" className="fix" onClick={onAct}>
      {act}
    </button>
  </li>
)
