/** The props of every part of the page: the assessment, and the texts around it. */
export interface AssessmentProps {
  readonly assessment: Queries.AssessmentFragment
  readonly words: Queries.AssessmentWordsFragment
}
