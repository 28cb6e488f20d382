import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import { withShownPages } from "../../content/names"
import type { QuestionAnswers } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import type { FormProblem } from "./question-form"

/** Something that `npm run new` knows. */
interface Addable {
  readonly name: string
  /** With its article, for sentences. */
  readonly withArticle: string
  readonly form: "entry" | "file"
}

/**
 * @param onAdded called with its location
 * @returns a function that adds something with its answers, and resolves with what is wrong; empty if nothing is
 */
export function useAddThing(
  onAdded: (added: ContentLocation) => void,
): (what: Addable, values: QuestionAnswers) => Promise<readonly FormProblem[]> {
  const { store } = useStudio()
  return async ({ name, withArticle, form }, values) => {
    await store.commitAll()
    const added = await store.send("POST new", { kind: name, values: Object.fromEntries(values) })
    if (!added) return [{ message: store.snapshot()?.notice.words ?? words.adding.notAdded, advice: "" }]
    if (added.kind === "refused")
      return added.diagnostics.map(({ path, ...problem }) => ({ ...problem, name: path.join(".") }))
    store.applyRevision(added.revision)
    const said = words.adding.added(withArticle)
    const now = store.snapshot()
    store.notify({ words: now ? withShownPages(said, added.shown, now) : said, canUndo: true })
    onAdded(store.locationAt(added.file, form === "entry" ? [added.index] : []))
    return []
  }
}

/** @returns the given answers, without empty ones */
export const filledAnswers = (answers: QuestionAnswers): QuestionAnswers =>
  new Map([...answers].filter(([, value]) => value !== ""))
