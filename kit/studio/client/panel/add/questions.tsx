import { useState } from "react"
import type { Question, QuestionAnswers } from "../../content/required-values"
import { Dialog } from "../../ui/dialog"
import { type FormProblem, QuestionForm } from "./question-form"

interface QuestionsProps {
  readonly title: string
  readonly questions: readonly Question[]
  /** Suggests an answer, derived from the other answers. */
  readonly suggest?: (question: Question, answers: QuestionAnswers) => string | undefined
  /** Resolves with what is wrong; empty if nothing is. */
  readonly onAnswer: (answers: QuestionAnswers) => Promise<readonly FormProblem[]>
  readonly onClose: () => void
}

/** A dialog that asks for the required values of something new; the rest is filled in afterwards. */
export function Questions({ title, questions, onAnswer, onClose, ...rest }: QuestionsProps) {
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  return (
    <Dialog title={title} onClose={onClose}>
      <QuestionForm
        {...rest}
        questions={questions}
        answers={answers}
        onAnswers={setAnswers}
        onSubmit={onAnswer}
        onDone={onClose}
      />
    </Dialog>
  )
}
