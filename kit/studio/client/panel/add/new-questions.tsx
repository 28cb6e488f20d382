import { slugOf } from "../../../../language/slug"
import type { NewKind } from "../../../../owner/new/new"
import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import type { Question, QuestionAnswers } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import { Questions } from "./questions"
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
  const asked = kind.fields.filter(({ required, kind: holds }) => required && holds !== "picture")
  return (
    <Questions
      title={words.adding.add(kind.withArticle)}
      questions={asked.map((field) => ({ path: [field.key], field }))}
      suggest={(question, answers) => nameFromTitle(question, answers, store.language)}
      onClose={onClose}
      onAnswer={(answers) => add(kind, filledAnswers(answers))}
    />
  )
}

/** @returns a slug or an id made from the title, in the language of the site */
export function nameFromTitle(
  { field: { kind } }: Question,
  answers: QuestionAnswers,
  language: string,
): string | undefined {
  const title = answers.get("title")
  return (kind === "slug" || kind === "anchor") && typeof title === "string" ? slugOf(title, language) : undefined
}
