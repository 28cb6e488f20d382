import { useState } from "react"
import { slugOf } from "../../../../language/slug"
import type { NewKind } from "../../../../owner/new/new"
import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import type { Question, QuestionAnswers } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import { Questions } from "./question-form"
import { filledAnswers, useAddThing } from "./use-add-thing"

interface NewQuestionsProps {
  readonly kind: NewKind
  readonly onAdded: (added: ContentLocation) => void
  readonly onClose: () => void
}

/** A dialog that adds something that `npm run new` knows, asking for its required values except pictures. */
export function NewQuestions({ kind, onAdded, onClose }: NewQuestionsProps) {
  const { store } = useStudio()
  const add = useAddThing(onAdded)
  /** What can be made from the title is asked only if that fails, such as an address that is taken. */
  const [hasNames, setHasNames] = useState(false)
  const questions = kind.fields
    .filter(({ required, kind: holds }) => required && holds !== "picture")
    .map((field): Question => ({ path: [field.key], field }))
  const hasTitle = questions.some(({ path: [key] }) => key === "title")
  const made = hasTitle && !hasNames ? questions.filter(({ field }) => isName(field)) : []
  const answer = async (given: QuestionAnswers) => {
    const names = made.map(({ path: [key], field }) => {
      return [String(key), nameFromTitle({ path: [], field }, given, store.language) ?? ""] as const
    })
    const wrong = await add(kind, filledAnswers(new Map([...given, ...names])))
    if (wrong.some(({ name }) => made.some(({ path: [key] }) => key === name))) setHasNames(true)
    return wrong
  }
  return (
    <Questions
      title={words.adding.add(kind.withArticle)}
      questions={questions.filter((each) => !made.includes(each))}
      suggest={(question, answers) => nameFromTitle(question, answers, store.language)}
      onClose={onClose}
      onAnswer={answer}
    />
  )
}

const isName = ({ kind }: Pick<Question["field"], "kind">): boolean => kind === "slug" || kind === "anchor"

/** @returns a slug or an id made from the title, in the language of the site */
export function nameFromTitle({ field }: Question, answers: QuestionAnswers, language: string): string | undefined {
  const title = answers.get("title")
  return isName(field) && typeof title === "string" ? slugOf(title, language) : undefined
}
