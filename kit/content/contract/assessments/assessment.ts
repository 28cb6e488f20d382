import { budget } from "../field"
import { heading } from "../page-parts"
import { anchor, group, introduction, label, link, list, sentence, text, wholeNumber } from "../primitives"
import { seo } from "../site"

/** An answer is coded in three bits, and two of the eight values mean that there is none (src/assessment/coding.ts). */
const maxAnswers = 6

/** A link to a result has at most 200 characters, with two answers in each. */
const maxQuestions = 200

const answer = group(
  "AssessmentAnswer",
  { label: "Answer", description: "An answer to choose." },
  {
    text: text({ label: "Answer", description: "The answer: how often, how long, or who." }, 45),
    points: wholeNumber("What it counts: 0 for the least.", 0, 100),
  },
)

const question = group(
  "AssessmentQuestion",
  { label: "Question" },
  {
    text: text({ label: "Question", description: "The question, answerable without looking anything up." }, 110),
    why: introduction({ label: "Why it is asked" }),
    answers: list("The answers, the best first. “I do not know” comes after them by itself.", answer, {
      filled: true,
      max: maxAnswers,
    }),
  },
)

const step = group(
  "AssessmentStep",
  { label: "Step", description: "A step of the advice." },
  {
    title: text({ label: "What to do" }),
    text: introduction({ label: "How", description: "How to do it." }),
    when: text("When and by whom, such as “Days 2 to 4, two people”.", budget.name).optional(),
  },
)

const advice = group(
  "AssessmentAdvice",
  {
    label: "Advice",
    description: "What to do with a score in one of the bands.",
  },
  {
    title: text("What the advice comes to."),
    text: introduction("A sentence or two about it.").optional(),
    steps: list("The steps.", step, { filled: true }),
    done: sentence({ label: "When it is done", description: "How to see that it is done." }).optional(),
  },
)

const pillar = group(
  "AssessmentPillar",
  {
    label: "Part",
    description: "A part of the assessment with a score of its own.",
  },
  {
    id: anchor({
      label: "Address within the page",
      description: "Its address within the page. Links to results do not depend on it.",
    }),
    name: label("Its name."),
    about: sentence({ label: "What it is about" }),
    service: anchor({
      label: "Service",
      description: "The id of the service that helps with it, from data/services.json.",
      hint: "The service that helps with it.",
    }).optional(),
    questions: list("The questions.", question, { filled: true, max: maxQuestions }),
    advice: list("What to do: for each of the bands one, in their order.", advice, { filled: true }),
  },
)

/** data/assessments/<id of a tool>.json */
export const assessment = group(
  "AssessmentsJson",
  {
    label: "Assessment",
    description: "An assessment: its questions, how they are scored, and what is advised.",
  },
  {
    seo,
    edition: wholeNumber(
      "Which edition of the questions this is. Raise it when you change what a question asks: earlier links then say that they are old.",
      1,
      999,
    ),
    heading,
    intro: introduction({ label: "Introduction", description: "The sentences under the headline." }),
    facts: list(
      "What to know before one begins.",
      group(
        "AssessmentFact",
        { label: "Fact", description: "A fact, such as Time: about 12 minutes." },
        {
          term: label({ label: "What it is about" }),
          text: label({ label: "Fact" }),
        },
      ),
    ).optional(),
    pillars: list({ label: "Parts", description: "The parts, each with a score." }, pillar, { filled: true, max: 8 }),
    bands: list(
      "The bands of the score, the lowest first. Each ends where the next one begins, and the last at 100.",
      group(
        "AssessmentBand",
        { label: "Band", description: "A band of the score." },
        {
          name: label("Its name."),
          from: wholeNumber({ label: "Lowest score", description: "The lowest score in it." }, 0, 100),
        },
      ),
      { filled: true },
    ),
    sources: list(
      "What the questions draw on.",
      group(
        "AssessmentSource",
        { label: "Source" },
        {
          text: sentence({ label: "Authors and title", description: "Its authors and its title." }),
          url: link({ label: "Link", description: "Where it is." }),
        },
      ),
    ).optional(),
  },
)
