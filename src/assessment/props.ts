/** What every part of the page needs: the assessment, the words around it, and its points. */
export interface AssessmentProps {
  readonly assessment: Queries.AssessmentFragment
  readonly words: Queries.AssessmentWordsFragment
}
