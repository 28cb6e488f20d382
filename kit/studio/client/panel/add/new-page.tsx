import { useEffect, useRef, useState } from "react"
import type { NewPage, PageQuestion } from "../../../../owner/new/new"
import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import type { Question, QuestionAnswers } from "../../content/required-values"
import { useAnswer, useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"
import { Icon } from "../../ui/icon"
import { QuietButton } from "../../ui/quiet-button"
import { nameFromTitle } from "./new-questions"
import { type FormProblem, FormProblems, QuestionForm } from "./question-form"
import { useAddThing } from "./use-add-thing"

interface NewPageDialogProps {
  readonly onAdded: (added: ContentLocation) => void
  readonly onClose: () => void
}

/** A dialog that adds a custom page: first its template, then what the template needs to know. */
export function NewPageDialog({ onAdded, onClose }: NewPageDialogProps) {
  const { store } = useStudio()
  const add = useAddThing(onAdded)
  const { answer: pages, failure } = useAnswer("GET page-templates")
  const [chosen, setChosen] = useState<NewPage>()
  /** The template that was chosen before, when the owner comes back to choose another. */
  const former = useRef<NewPage>()
  /** Kept when another template is chosen: an address is the same for each. */
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  const [wrong, setWrong] = useState<readonly FormProblem[]>([])

  const goBack = (from: NewPage) => {
    former.current = from
    setChosen(undefined)
  }
  const submit = (page: NewPage, all: QuestionAnswers) => add(kind, valuesFor(page, all))
  const choose = async (page: NewPage) => {
    setWrong([])
    if (page.questions.length > 0) return setChosen(page)
    const found = await submit(page, new Map())
    setWrong(found)
    if (found.length === 0) onClose()
  }

  return (
    <Dialog title={chosen ? words.newPage.templates[chosen.template].name : words.newPage.title} onClose={onClose}>
      {chosen ? (
        <>
          <div className="beginning">
            <QuietButton onClick={() => goBack(chosen)}>{words.newPage.back}</QuietButton>
            {chosen.template.startsWith("imprint-") && <p className="help">{words.newPage.noLegalAdvice}</p>}
          </div>
          <QuestionForm
            questions={chosen.questions.map(questionOf)}
            answers={answers}
            onAnswers={setAnswers}
            suggest={(question, given) =>
              chosen.questions.find(({ key }) => key === question.path[0])?.known ??
              nameFromTitle(question, given, store.language)
            }
            onSubmit={(all) => submit(chosen, all)}
            onDone={onClose}
          />
        </>
      ) : (
        <div className="beginning">
          <p className="help">{words.newPage.choose}</p>
          {pages && <Templates pages={pages} former={former.current} onChoose={(page) => void choose(page)} />}
          <FormProblems problems={failure === undefined ? wrong : [{ message: failure, advice: "" }]} />
        </div>
      )}
    </Dialog>
  )
}

interface TemplatesProps {
  readonly pages: readonly NewPage[]
  readonly former: NewPage | undefined
  readonly onChoose: (page: NewPage) => void
}

function Templates({ pages, former, onChoose }: TemplatesProps) {
  const first = useRef<HTMLButtonElement>(null)
  const start = former?.template ?? pages[0]?.template
  // By default the dialog would focus its close button.
  useEffect(() => first.current?.focus(), [])
  return (
    <ul className="templates">
      {pages.map((page) => {
        const { name, about } = words.newPage.templates[page.template]
        return (
          <li key={page.template}>
            <button type="button" ref={page.template === start ? first : undefined} onClick={() => onChoose(page)}>
              <b>{name}</b> <span>{about}</span>
              <Icon name="arrow" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const kind = { name: "page", withArticle: words.newPage.thing, form: "file" } as const

const questionOf = (field: PageQuestion): Question => ({
  path: [field.key],
  isOptional: !field.required,
  field,
  none: field.key === "menu" ? words.newPage.nowhere : undefined,
})

/** The answers that belong to a template. A known fact that was cleared is sent as empty, or the server would fill it in again. */
const valuesFor = ({ template, questions }: NewPage, answers: QuestionAnswers): QuestionAnswers =>
  new Map([
    ["template", template] as const,
    ...questions.flatMap(({ key, known }) => {
      const value = answers.get(key) ?? ""
      return value === "" && known === undefined ? [] : [[key, value] as const]
    }),
  ])
