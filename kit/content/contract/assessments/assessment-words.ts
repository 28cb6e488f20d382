import type { FieldNaming } from "../facts"
import { budget } from "../field"
import { pluralForms } from "../labels"
import { described, group, label, paragraph, sentence, text, textWithPlaceholders } from "../primitives"

/** A sentence with placeholders. */
function filled(about: FieldNaming, ...names: string[]) {
  const naming = described(about)
  const description = `${naming.description} ${names.map((each) => `{${each}}`).join(", ")}: filled in.`
  return textWithPlaceholders({ ...naming, description }, names, budget.sentence)
}

const questions = group(
  "AssessmentQuestionWords",
  { label: "Questions", description: "The words around the questions." },
  {
    unknown: label({
      label: "I do not know",
      description: "The answer of who does not know, after each question’s own.",
    }),
    progress: filled({ description: "How far one is, such as “3 of 25 answered”." }, "done", "count"),
    note: paragraph({
      label: "What becomes of answers",
      description: "What becomes of the answers, and what an open question counts.",
    }),
    keep: sentence({
      label: "Switch to keep answers",
      description: "The switch that keeps the answers on the device after the tab is closed.",
    }),
    show: label({ label: "Show result button", description: "The button that shows the result." }),
    wipe: label({ label: "Wipe answers button", description: "The button that wipes all answers." }),
    open: pluralForms.meta({ label: "Open questions", description: "How many questions are open." }),
    none: sentence({ label: "When nothing is answered", description: "What is said if no answer is known yet." }),
  },
)

const key = group(
  "AssessmentKeyWords",
  {
    label: "On paper",
    description: "The key to the questions, on paper and without JavaScript.",
  },
  {
    heading: text("Its heading."),
    intro: paragraph({ label: "How to count", description: "How to add up the points by hand." }),
    points: filled({ label: "Points of an answer" }, "points"),
    pillar: label({ label: "Heading of the parts", description: "The heading of the column with the parts’ names." }),
    advice: text({
      label: "Heading of the advice",
      description: "The heading of the advice, of which there is one for each band.",
    }),
    sources: text({ label: "Heading of the sources", description: "The heading of what the questions draw on." }),
  },
)

const result = group(
  "AssessmentResultWords",
  { label: "Result", description: "The words around a result." },
  {
    heading: filled({ label: "Headline" }, "pillar", "score"),
    perfect: text({
      label: "Headline of the best score",
      description: "The headline if every part has 100 of 100.",
    }).optional(),
    taken: filled({ label: "When it was taken" }, "date"),
    exact: sentence({ label: "If all was answered", description: "What the figures mean if everything was answered." }),
    reach: filled({ label: "If some was not", description: "What it means if some were not." }, "pillar", "reach"),
    figure: label({ label: "Label of the drawing", description: "The drawing’s label, such as Figure 1." }),
    caption: sentence({ label: "Caption of the drawing", description: "What the drawing shows." }),
    copy: label({ label: "Copy link button", description: "The button that copies the link." }),
    copied: sentence({ label: "When copied", description: "What is said when the link is copied." }),
    notCopied: sentence({
      label: "When not copied",
      description: "What is said when the browser does not allow it: the link can be copied from the address bar.",
    }),
    print: label({ label: "Print button", description: "The button that prints the page." }),
    again: label({ label: "Back to the questions", description: "The link back to the questions." }),
    computed: text({ label: "Heading of the computation", description: "The heading of how it is computed." }),
    computedText: paragraph({
      label: "How it is computed",
      description: "How it is computed, “I do not know” and open questions included.",
    }),
    gains: text({ label: "Heading of the gains", description: "The heading of what would move the score most." }),
    gain: filled({ label: "One gain", description: "One of these." }, "points", "answer"),
    noGain: sentence({
      label: "When nothing is gained",
      description: "What stands there if every answer was the best.",
    }),
    help: sentence({
      label: "Before the service",
      description: "The words ahead of the link to the service that helps.",
    }),
    remove: label({ label: "Remove link button", description: "The button that takes a link away again." }),
    team: label({ label: "Link to several people", description: "The link to the comparison of several people." }),
  },
)

const team = group(
  "AssessmentTeamWords",
  {
    label: "Several people",
    description: "The words around the results of several people.",
  },
  {
    heading: filled({ label: "Headline" }, "pillar", "low", "high"),
    empty: text({ label: "Headline without results", description: "The headline before there are two results." }),
    same: text({ label: "Headline if all agree", description: "The headline if all agree on every part." }),
    intro: sentence({ label: "Introduction", description: "What to make of it." }),
    figure: label({ label: "Label of the drawing", description: "The drawing’s label, such as Figure 2." }),
    caption: sentence({ label: "Caption of the drawing", description: "What the drawing shows." }),
    range: filled({ label: "Lowest and highest", description: "The lowest and the highest score." }, "low", "high"),
    people: text({ label: "Heading of the results", description: "The heading of the list of results." }),
    peopleText: sentence({ label: "What to do with results", description: "What to do there." }),
    link: filled({ label: "Link of a result", description: "The label of the field for a result’s link." }, "number"),
    name: filled({ label: "Name of a person", description: "The label of the field for whose it is." }, "number"),
    add: label({ label: "Add button", description: "The button that adds a field." }),
    names: sentence({ label: "Switch for names", description: "The switch that puts the names into the link." }),
    copy: label({ label: "Copy link button", description: "The button that copies the link." }),
    ask: text({
      label: "Heading of the differences",
      description: "The heading of the questions on which the answers differ most.",
    }),
    askText: sentence({ label: "What to do with differences", description: "What to do with them." }),
  },
)

const mistakes = group(
  "AssessmentMistakeWords",
  {
    label: "Links that are no result",
    description: "What is said of a link that is no result.",
  },
  {
    damaged: sentence({ label: "A damaged link", description: "A link that is cut off, or was changed." }),
    old: sentence({ label: "An old link", description: "A link to the result of other or earlier questions." }),
    version: sentence({
      label: "A link of a later version",
      description: "A link that a later form of this site has made.",
    }),
  },
)

/** data/pages/assessment.json */
export const assessmentWords = group(
  "AssessmentPageJson",
  {
    label: "Words of assessments",
    description: "The words of every assessment’s page. It is needed as soon as there is a file in data/assessments.",
    hint: "The words of every assessment’s page.",
  },
  { questions, key, result, team, mistakes },
)
