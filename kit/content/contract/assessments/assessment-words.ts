import type { FieldNaming } from "../facts"
import { budget } from "../field"
import { pluralForms } from "../labels"
import { group, template, text } from "../primitives"

const label = (about: string | FieldNaming) => text(about, budget.label)
const line = (about: string | FieldNaming) => text(about, budget.sentence)
const paragraph = (about: string | FieldNaming) => text(about, budget.paragraph)

/** A sentence with placeholders. */
const filled = ({ name, description }: FieldNaming, ...names: string[]) =>
  template(
    {
      ...(name === undefined ? {} : { name }),
      description: `${description} ${names.map((each) => `{${each}}`).join(", ")}: filled in.`,
    },
    names,
    budget.sentence,
  )

const questions = group(
  "AssessmentQuestionWords",
  { name: "Questions", description: "The words around the questions." },
  {
    unknown: label({
      name: "I do not know",
      description: "The answer of who does not know, after each question’s own.",
    }),
    progress: filled({ description: "How far one is, such as “3 of 25 answered”." }, "done", "count"),
    note: paragraph({
      name: "What becomes of answers",
      description: "What becomes of the answers, and what an open question counts.",
    }),
    keep: line({
      name: "Switch to keep answers",
      description: "The switch that keeps the answers on the device after the tab is closed.",
    }),
    show: label({ name: "Show result button", description: "The button that shows the result." }),
    wipe: label({ name: "Wipe answers button", description: "The button that wipes all answers." }),
    open: pluralForms.meta({ name: "Open questions", description: "How many questions are open." }),
    none: line({ name: "When nothing is answered", description: "What is said if nothing is answered yet." }),
  },
)

const key = group(
  "AssessmentKeyWords",
  {
    name: "On paper",
    description: "The key to the questions, on paper and without JavaScript.",
  },
  {
    heading: text("Its heading."),
    intro: paragraph({ name: "How to count", description: "How to add up the points by hand." }),
    points: filled({ name: "Points of an answer", description: "The points of an answer." }, "points"),
    pillar: label({ name: "Heading of the parts", description: "The heading of the column with the parts’ names." }),
    advice: text({
      name: "Heading of the advice",
      description: "The heading of the advice, of which there is one for each band.",
    }),
    sources: text({ name: "Heading of the sources", description: "The heading of what the questions draw on." }),
  },
)

const result = group(
  "AssessmentResultWords",
  { name: "Result", description: "The words around a result." },
  {
    heading: filled({ name: "Headline", description: "The headline." }, "pillar", "score"),
    taken: filled({ name: "When it was taken", description: "When it was taken." }, "date"),
    exact: line({ name: "If all was answered", description: "What the figures mean if everything was answered." }),
    reach: filled({ name: "If some was not", description: "What it means if some were not." }, "pillar", "reach"),
    figure: label({ name: "Label of the drawing", description: "The drawing’s label, such as Figure 1." }),
    caption: line({ name: "Caption of the drawing", description: "What the drawing shows." }),
    copy: label({ name: "Copy link button", description: "The button that copies the link." }),
    copied: line({ name: "When copied", description: "What is said when the link is copied." }),
    notCopied: line({
      name: "When not copied",
      description: "What is said when the browser does not allow it: the link can be copied from the address bar.",
    }),
    print: label({ name: "Print button", description: "The button that prints the page." }),
    again: label({ name: "Back to the questions", description: "The link back to the questions." }),
    drawing: label({ name: "Save as SVG", description: "The button that saves the drawing as SVG." }),
    picture: label({ name: "Save as PNG", description: "The button that saves the drawing as PNG." }),
    computed: text({ name: "Heading of the computation", description: "The heading of how it is computed." }),
    computedText: paragraph({
      name: "How it is computed",
      description: "How it is computed, “I do not know” and open questions included.",
    }),
    gains: text({ name: "Heading of the gains", description: "The heading of what would move the score most." }),
    gain: filled({ name: "One gain", description: "One of these." }, "points", "answer"),
    noGain: line({ name: "When nothing is gained", description: "What stands there if every answer was the best." }),
    help: line({ name: "Before the service", description: "The words ahead of the link to the service that helps." }),
    compare: label({ name: "Earlier link", description: "The label of the field for an earlier link." }),
    compareAction: label({ name: "Compare button", description: "The button beside it." }),
    remove: label({ name: "Remove link button", description: "The button that takes a link away again." }),
    moved: filled({ name: "What has moved", description: "What has moved most since then." }, "pillar", "from", "to"),
    unmoved: line({ name: "If nothing has moved", description: "What stands there if nothing has moved." }),
    earlier: filled({ name: "Earlier score", description: "The score then, beside the score now." }, "score", "date"),
    comparedCaption: line({ name: "Caption of a comparison", description: "What the marks on the bars are." }),
    team: label({ name: "Link to several people", description: "The link to the comparison of several people." }),
  },
)

const team = group(
  "AssessmentTeamWords",
  {
    name: "Several people",
    description: "The words around the results of several people.",
  },
  {
    heading: filled({ name: "Headline", description: "The headline." }, "pillar", "low", "high"),
    empty: text({ name: "Headline without results", description: "The headline before there are two results." }),
    same: text({ name: "Headline if all agree", description: "The headline if all agree on every part." }),
    intro: line({ name: "Introduction", description: "What to make of it." }),
    figure: label({ name: "Label of the drawing", description: "The drawing’s label, such as Figure 2." }),
    caption: line({ name: "Caption of the drawing", description: "What the drawing shows." }),
    range: filled({ name: "Lowest and highest", description: "The lowest and the highest score." }, "low", "high"),
    people: text({ name: "Heading of the results", description: "The heading of the list of results." }),
    peopleText: line({ name: "What to do with results", description: "What to do there." }),
    link: filled({ name: "Link of a result", description: "The label of the field for a result’s link." }, "number"),
    name: filled({ name: "Name of a person", description: "The label of the field for whose it is." }, "number"),
    add: label({ name: "Add button", description: "The button that adds a field." }),
    names: line({ name: "Switch for names", description: "The switch that puts the names into the link." }),
    copy: label({ name: "Copy link button", description: "The button that copies the link." }),
    ask: text({
      name: "Heading of the differences",
      description: "The heading of the questions on which the answers differ most.",
    }),
    askText: line({ name: "What to do with differences", description: "What to do with them." }),
  },
)

const mistakes = group(
  "AssessmentMistakeWords",
  {
    name: "Links that are no result",
    description: "What is said of a link that is no result.",
  },
  {
    damaged: line({ name: "A damaged link", description: "A link that is cut off, or was changed." }),
    old: line({ name: "An old link", description: "A link to the result of other or earlier questions." }),
    version: line({
      name: "A link of a later version",
      description: "A link that a later form of this site has made.",
    }),
  },
)

/** data/pages/assessment.json */
export const assessmentWords = group(
  "AssessmentPageJson",
  {
    name: "Words of assessments",
    description: "The words of every assessment’s page. It is needed as soon as there is a file in data/assessments.",
    hint: "The words of every assessment’s page.",
  },
  { questions, key, result, team, mistakes },
)
