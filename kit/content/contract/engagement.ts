import { costLimits } from "../../cost/cost-sum"
import type { FieldNaming } from "./facts"
import { budget } from "./field"
import { pluralForms } from "./labels"
import { callToAction, heading, intro, moreLinks, sectionHeading } from "./page-parts"
import {
  anchor,
  choice,
  currency,
  group,
  introduction,
  label,
  list,
  markup,
  path,
  sentence,
  slug,
  text,
  textWithPlaceholders,
  wholeNumber,
} from "./primitives"
import { seo } from "./site"
import { engagementSections } from "./site-addresses"

const sectionIntro = introduction({ label: "Introduction", description: "A sentence or two under it." }).optional()

const phases = group(
  "EngagementPhases",
  {
    label: "How it goes",
    description: "How an engagement goes, from the call to its end. Without it this section is not shown.",
  },
  {
    heading: sectionHeading,
    intro: sectionIntro,
    resultLabel: label({
      label: "Before what the client has",
      description: "The words before what the client has then, such as What you get.",
    }),
    entries: list(
      { label: "Phases", description: "The phases, the first first." },
      group(
        "EngagementPhase",
        { label: "Phase", description: "A phase of an engagement." },
        {
          when: label("When it is, such as Week one."),
          text: introduction({ label: "What is done", description: "What is done in it." }),
          result: sentence({
            label: "What the client has",
            description: "What is in the client’s hands then.",
          }).optional(),
          to: path({
            label: "Read more",
            description: "Where an example of what the client has can be read, such as /a-page-for-the-board/.",
          }).optional(),
        },
      ),
      { filled: true, max: 6 },
    ),
  },
)

const comparison = group(
  "EngagementComparison",
  {
    label: "Comparison",
    description: "You beside the other ways to fill the role, as a table. Without it this section is not shown.",
  },
  {
    heading: sectionHeading,
    intro: sectionIntro,
    columns: list(
      { label: "Ways", description: "The ways to fill the role, yours first." },
      label({ label: "Way", description: "A way to fill the role, such as Interim." }),
      { filled: true, unique: true, max: 4 },
    ),
    rows: list(
      { label: "Rows", description: "What is compared." },
      group(
        "ComparisonRow",
        { label: "Row", description: "Something that is compared." },
        {
          name: label("What is compared, such as Start."),
          cells: list(
            "What holds for each of the ways, in the same order.",
            text({ label: "Cell", description: "What holds for one of the ways." }, 90),
            { filled: true },
          ),
        },
      ),
      { filled: true },
    ),
  },
)

const sumWords = group(
  "EngagementSumWords",
  { label: "Words of the sum", description: "The words around the figures." },
  {
    salary: label("Before the salary."),
    employerCosts: label("Before what an employer pays beside the salary."),
    recruiterFee: label("Before the recruiter’s fee."),
    days: pluralForms.meta({ label: "Days a week", description: "How many days a week it is." }),
    daysLabel: label({ label: "Before the days", description: "Before how many days a week it is." }),
    weeks: label("Before how many weeks a year it is."),
    dayPrice: label("Before the price of a day."),
    ofSalary: textWithPlaceholders(
      {
        label: "Percentage of the salary",
        description: "What follows a cost that is a part of the salary; {percent} is filled in.",
      },
      ["percent"],
      budget.label,
    ),
    invalid: textWithPlaceholders(
      {
        label: "When a figure is not counted",
        description:
          "What is said of a field whose figure cannot be used; {least}, {most} and the figure that still counts, {counted}, are filled in.",
      },
      ["least", "most", "counted"],
      budget.sentence,
    ),
    own: label({ label: "Heading of the fields", description: "The heading of the fields for the visitor’s figures." }),
    reset: label({ label: "Reset button", description: "The button that puts the first figures back." }),
    copySentence: label({ label: "Copy sentence button", description: "The button that copies the sentence." }),
    copyLink: label({
      label: "Copy link button",
      description: "The button that copies a link to the page with the visitor’s figures.",
    }),
    damaged: sentence({
      label: "A damaged link",
      description: "What is said of a link with figures that is cut off, or was changed.",
    }).optional(),
    copied: sentence({ label: "When copied", description: "What is said when something is copied." }),
    notCopied: sentence({ label: "When not copied", description: "What is said when the browser does not allow it." }),
  },
)

const sum = group(
  "EngagementSum",
  {
    label: "Sum behind the claim",
    description:
      "What your cost claim comes to in money, with figures that visitors can change. Without it this section is not shown.",
  },
  {
    heading: sectionHeading,
    intro: sectionIntro,
    currency: currency("The currency of all figures, by its three letters: EUR, GBP, USD."),
    salary: wholeNumber("A full-time CTO’s salary for a year.", ...costLimits.salary),
    employerCosts: wholeNumber(
      "What an employer pays beside the salary, in percent of it: insurance, pension, taxes.",
      ...costLimits.employerCosts,
    ),
    recruiterFee: wholeNumber("What a recruiter gets once, in percent of the salary.", ...costLimits.recruiterFee),
    days: wholeNumber(
      { label: "Days a week", description: "How many days a week you work for a client." },
      ...costLimits.days,
    ),
    weeks: wholeNumber(
      { label: "Weeks a year", description: "How many weeks a year a client pays for: 52 without your holidays." },
      ...costLimits.weeks,
    ),
    dayPrice: wholeNumber(
      { label: "Price of a day", description: "What a client pays for a day." },
      ...costLimits.dayPrice,
    ),
    service: anchor({
      label: "Service",
      description:
        "The id of the service whose price the sum must agree with, from data/services.json. The check compares the two.",
      hint: "The service whose price the sum must agree with.",
    }).optional(),
    figure: label({ label: "Label of the drawing", description: "The drawing’s label, such as Figure 1." }),
    caption: introduction({ label: "Caption of the drawing", description: "What the drawing shows." }),
    sentence: textWithPlaceholders(
      {
        label: "Sentence for a board",
        description:
          "The sum as a sentence that visitors can copy; {days}, {part}, {whole} and {percent} are filled in.",
      },
      ["days", "part", "whole", "percent"],
      budget.intro,
    ),
    note: textWithPlaceholders(
      {
        label: "Beside the first year",
        description:
          "What the sum leaves out, such as equity, and what else follows from its figures. Filled in are {secondYear}, the percentage without the recruiter; {moreDays} and {moreShare}, a day a week more and its percentage; {claim} and {leastSalary}, your claim and the salary below which it does not hold; {recruiterFee}. A sentence about a sixth day, or about a recruiter who costs nothing, is left out.",
      },
      ["secondYear", "moreDays", "moreShare", "claim", "leastSalary", "recruiterFee"],
      budget.intro,
    ).optional(),
    words: sumWords,
  },
)

const fitList = (about: FieldNaming) =>
  group("EngagementFitList", about, {
    heading: sectionHeading,
    items: list({ label: "Points" }, sentence({ label: "Point" }), { filled: true }),
  })

const fit = group(
  "EngagementFit",
  {
    label: "Who it is for",
    description: "Who it is for and who it is not for. Without it this section is not shown.",
  },
  {
    heading: sectionHeading,
    intro: sectionIntro,
    forYou: fitList({ label: "For you if", description: "When you are the right one." }),
    notForYou: fitList({ label: "Not for you if", description: "When you are not." }),
  },
)

const questions = group(
  "EngagementQuestions",
  {
    label: "Questions",
    description: "What is asked before a call, with answers. Without it this section is not shown.",
  },
  {
    heading: sectionHeading,
    intro: sectionIntro,
    entries: list(
      { label: "Questions" },
      group(
        "EngagementQuestion",
        { label: "Question", description: "A question with its answer." },
        {
          id: anchor({
            label: "Address within the page",
            description: "Its address within the page, by which others can link to it.",
          }),
          question: text("The question.", 110),
          answer: markup("The answer.", budget.paragraph),
          moreLinks,
        },
      ),
      { filled: true },
    ),
  },
)

/** data/pages/engagement.json */
export const engagement = group(
  "EngagementPageJson",
  {
    label: "How I work",
    description:
      "The page that answers what is asked before a call. Its sections are shown in the order that this file has. Without the file there is no such page.",
    hint: "The page that answers what is asked before a call.",
  },
  {
    seo,
    slug: slug({
      label: "Address",
      description: "The last part of the page’s address: how-i-work for /how-i-work/.",
    }),
    menu: choice(
      {
        label: "In which menu",
        description: "Where the page is linked: header or footer (the list of pages). Without it: in no menu.",
      },
      ["header", "footer"],
    ).optional(),
    menuTitle: label({ label: "Name in the menu", description: "What its link says there." }),
    heading,
    intro,
    phases: phases.optional(),
    comparison: comparison.optional(),
    sum: sum.optional(),
    fit: fit.optional(),
    questions: questions.optional(),
    callToAction,
  },
).meta({ ordered: engagementSections })
