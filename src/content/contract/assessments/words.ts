import { pluralForms } from "../labels"
import { budget, group, template, text } from "../primitives"

const label = (description: string) => text(description, budget.label)
const line = (description: string) => text(description, budget.sentence)
const paragraph = (description: string) => text(description, budget.paragraph)

/** A sentence with placeholders. */
const filled = (description: string, ...names: string[]) =>
  template(`${description} ${names.map((name) => `{${name}}`).join(", ")}: filled in.`, names, budget.sentence)

const questions = group("AssessmentQuestionWords", "The words around the questions.", {
  unknown: label("The answer of who does not know, after each question’s own."),
  progress: filled("How far one is, such as “3 of 25 answered”.", "done", "count"),
  note: paragraph("What becomes of the answers, and what an open question counts."),
  keep: line("The switch that keeps the answers on the device after the tab is closed."),
  show: label("The button that shows the result."),
  wipe: label("The button that wipes all answers."),
  open: pluralForms,
  none: line("What is said if nothing is answered yet."),
})

const key = group("AssessmentKeyWords", "The key to the questions, on paper and without JavaScript.", {
  heading: text("Its heading."),
  intro: paragraph("How to add up the points by hand."),
  points: filled("The points of an answer.", "points"),
  pillar: label("The heading of the column with the parts’ names."),
  advice: text("The heading of the advice, of which there is one for each band."),
  sources: text("The heading of what the questions draw on."),
})

const result = group("AssessmentResultWords", "The words around a result.", {
  heading: filled("The headline.", "pillar", "score"),
  taken: filled("When it was taken.", "date"),
  exact: line("What the figures mean if everything was answered."),
  reach: filled("What it means if some were not.", "pillar", "reach"),
  figure: label("The drawing’s label, such as Figure 1."),
  caption: line("What the drawing shows."),
  copy: label("The button that copies the link."),
  copied: line("What is said when the link is copied."),
  notCopied: line("What is said when the browser does not allow it: the link can be copied from the address bar."),
  print: label("The button that prints the page."),
  again: label("The link back to the questions."),
  drawing: label("The button that saves the drawing as SVG."),
  picture: label("The button that saves the drawing as PNG."),
  computed: text("The heading of how it is computed."),
  computedText: paragraph("How it is computed, “I do not know” and open questions included."),
  gains: text("The heading of what would move the score most."),
  gain: filled("One of these.", "points", "answer"),
  noGain: line("What stands there if every answer was the best."),
  help: line("The words ahead of the link to the service that helps."),
  compare: label("The label of the field for an earlier link."),
  compareAction: label("The button beside it."),
  remove: label("The button that takes a link away again."),
  moved: filled("What has moved most since then.", "pillar", "from", "to"),
  unmoved: line("What stands there if nothing has moved."),
  earlier: filled("The score then, beside the score now.", "score", "date"),
  comparedCaption: line("What the marks on the bars are."),
  team: label("The link to the comparison of several people."),
})

const team = group("AssessmentTeamWords", "The words around the results of several people.", {
  heading: filled("The headline.", "pillar", "low", "high"),
  empty: text("The headline before there are two results."),
  same: text("The headline if all agree on every part."),
  intro: line("What to make of it."),
  figure: label("The drawing’s label, such as Figure 2."),
  caption: line("What the drawing shows."),
  range: filled("The lowest and the highest score.", "low", "high"),
  people: text("The heading of the list of results."),
  peopleText: line("What to do there."),
  link: filled("The label of the field for a result’s link.", "number"),
  name: filled("The label of the field for whose it is.", "number"),
  add: label("The button that adds a field."),
  names: line("The switch that puts the names into the link."),
  copy: label("The button that copies the link."),
  ask: text("The heading of the questions on which the answers differ most."),
  askText: line("What to do with them."),
})

const mistakes = group("AssessmentMistakeWords", "What is said of a link that is no result.", {
  damaged: line("A link that is cut off, or was changed."),
  old: line("A link to the result of other or earlier questions."),
  version: line("A link that a later form of this site has made."),
})

/** data/pages/assessment.json */
export const assessmentWords = group(
  "AssessmentPageJson",
  "The words of every assessment’s page. It is needed as soon as there is a file in data/assessments.",
  { questions, key, result, team, mistakes },
)
