import { anchor, budget, group, link, list, text, wholeNumber } from "../primitives"
import { seo } from "../site"

/** The folder of the assessments, within data/. */
export const assessmentFolder = "assessments"

/** @returns the tool id of an assessment, by the path of its file within data/; undefined if the file isn't one */
export const assessmentId = (path: string): string | undefined => /^assessments\/([^/]+)\.json$/.exec(path)?.[1]

/** @returns the path within data/ of a tool's assessment */
export const assessmentPath = (id: string): string => `${assessmentFolder}/${id}.json`

/** An answer takes three bits, two values of which mean that there is none (src/assessment/coding.ts). */
const mostAnswers = 6

/** A link to a result has at most 200 characters, with two answers in each. */
const mostQuestions = 200

const answer = group("AssessmentAnswer", "An answer to choose.", {
  text: text("The answer: how often, how long, or who.", 45),
  points: wholeNumber("What it counts: 0 for the least.", 0, 100),
})

const question = group("AssessmentQuestion", "A question.", {
  text: text("The question, answerable without looking anything up.", 110),
  why: text("Why it is asked.", budget.intro),
  answers: list("The answers, the best first. “I do not know” comes after them by itself.", answer, {
    filled: true,
    most: mostAnswers,
  }),
})

const step = group("AssessmentStep", "A step of the advice.", {
  title: text("What to do."),
  text: text("How.", budget.intro),
  when: text("When and by whom, such as “Days 2 to 4, two people”.", budget.name).optional(),
})

const advice = group("AssessmentAdvice", "What to do with a score in one of the bands.", {
  title: text("What the advice comes to."),
  text: text("A sentence or two about it.", budget.intro).optional(),
  steps: list("The steps.", step, { filled: true }),
  done: text("How to see that it is done.", budget.sentence).optional(),
})

const pillar = group("AssessmentPillar", "A part of the assessment with a score of its own.", {
  id: anchor("Its address within the page. Links to results do not depend on it."),
  name: text("Its name.", budget.label),
  about: text("What it is about.", budget.sentence),
  service: anchor("The id of the service that helps with it, from data/services.json.").optional(),
  questions: list("The questions.", question, { filled: true, most: mostQuestions }),
  advice: list("What to do: for each of the bands one, in their order.", advice, { filled: true }),
})

/** data/assessments/<id of a tool>.json */
export const assessment = group(
  "AssessmentsJson",
  "An assessment: its questions, how they are scored, and what is advised.",
  {
    seo,
    edition: wholeNumber(
      "Which edition of the questions this is. Raise it when you change what a question asks: earlier links then say that they are old.",
      1,
      999,
    ),
    heading: text("The page’s headline.", 75),
    intro: text("The sentences under the headline.", budget.intro),
    facts: list(
      "What to know before one begins.",
      group("AssessmentFact", "A fact, such as Time: about 12 minutes.", {
        term: text("What it is about.", budget.label),
        text: text("The fact.", budget.label),
      }),
    ).optional(),
    pillars: list("The parts, each with a score.", pillar, { filled: true, most: 8 }),
    bands: list(
      "The bands of the score, the lowest first: together they go from 0 to 100.",
      group("AssessmentBand", "A band of the score.", {
        name: text("Its name.", budget.label),
        from: wholeNumber("The lowest score in it.", 0, 100),
        to: wholeNumber("The highest score in it.", 0, 100),
      }),
      { filled: true },
    ),
    sources: list(
      "What the questions draw on.",
      group("AssessmentSource", "A source.", {
        text: text("Its authors and its title.", budget.sentence),
        url: link("Where it is."),
      }),
    ).optional(),
  },
)
