import { all, edit, write } from "../../support/changed-data"
import { row } from "../../support/corpus"
import { base, file, words, written } from "../../support/quick-check"

const changed = (from: string, to: string) => all(base, edit(file, from, to))
const part = written.slice(written.indexOf('    {\n      "id"'), written.indexOf('\n  ],\n  "bands"'))
const tool = '"url": "https://quick-check.org",'

/** Assessments: their tools, services, advice, bands, points and answers. */
export const assessments = [
  row("an assessment with its words", base, []),
  row("a tool whose address is its assessment", all(base, edit("tools.json", tool, "")), []),
  row("an assessment without the words around it", write(file, written), [
    "data/assessments/quick-check.json:1:1  The texts around its questions are missing: there is no file data/pages/assessment.json.  Copy it from the original kit, and translate it if your site is in another language.",
  ]),
  row("an assessment of no tool", all(write("assessments/quick-chek.json", written), words), [
    'data/assessments/quick-chek.json:1:1  The file’s name is a tool’s id, and no tool is called “quick-chek”.  Give the file the name of a tool in data/tools.json, or add that tool. Did you mean "quick-check"?',
  ]),
  row("a part whose service does not exist", changed('"service": "audits"', '"service": "audit"'), [
    'data/assessments/quick-check.json:8:89  pillars[0].service  No service has this id.  Write one of audits, hiring. Did you mean "audits"?',
  ]),
  row(
    "a part with fewer pieces of advice than there are bands",
    changed(
      `,
        { "title": "Go on", "steps": [{ "title": "Keep it", "text": "As it is." }] }`,
      "",
    ),
    [
      "data/assessments/quick-check.json:19:17  pillars[0].advice  There are 2 bands, but advice for 1.  Write one piece of advice for each band, in the same order.",
    ],
  ),
  row("a gap between two bands", changed('"from": 50', '"from": 60'), [
    "data/assessments/quick-check.json:27:31  bands[1].from  No band covers the scores from 50 to 59.  Write 50.",
  ]),
  row("a score that no band has", changed('"from": 50', '"from": 51'), [
    "data/assessments/quick-check.json:27:31  bands[1].from  No band covers the score 50.  Write 50.",
  ]),
  row("bands that overlap", changed('"from": 50', '"from": 40'), [
    "data/assessments/quick-check.json:27:31  bands[1].from  This band overlaps the one before it.  Write 50.",
  ]),
  row("bands that do not begin with 0", changed('"from": 0', '"from": 1'), [
    "data/assessments/quick-check.json:26:30  bands[0].from  No band covers the score 0.  Write 0.",
  ]),
  row("a band that ends before it begins", changed('"from": 50, "to": 100', '"from": 50, "to": 10'), [
    "data/assessments/quick-check.json:27:41  bands[1].to  This band ends before it begins.  Write 50 or more.",
  ]),
  row("bands that end too early", changed('"to": 100', '"to": 99'), [
    "data/assessments/quick-check.json:27:41  bands[1].to  The last band must end at 100, the highest score.  Write 100.",
  ]),
  row(
    "a question of which no answer counts",
    all(base, edit(file, '"text": "Never", "points": 9', '"text": "Never", "points": 0')),
    [
      "data/assessments/quick-check.json:10:86  pillars[0].questions[0].answers  No answer to this question gives any points.  Give the best answer the most points.",
    ],
  ),
  row(
    "a band that no answers lead to",
    changed(
      '"to": 49 },',
      '"to": 9 },\n    { "name": "Middle", "from": 10, "to": 43 },\n    { "name": "More", "from": 44, "to": 49 },',
    ),
    [
      "data/assessments/quick-check.json:19:17  pillars[0].advice  There are 4 bands, but advice for 2.  Write one piece of advice for each band, in the same order.",
      "data/assessments/quick-check.json:9:20  pillars[0].questions  Warning: No answers to these questions give a score from 10 to 43.  Give the answers points that differ more, or make the band wider.",
    ],
  ),
  row("the same answer twice", changed('"text": "Nobody"', '"text": "All of us"'), [
    "data/assessments/quick-check.json:16:21  pillars[0].questions[1].answers[1].text  The answer “All of us” appears twice.  Remove one of them, or write another.",
  ]),
  row("two parts with the same id", all(base, edit(file, part, `${part},\n${part}`)), [
    'data/assessments/quick-check.json:25:13  pillars[1].id  The address within the page "testing" is used twice: part 1 has it too.  Give one of them another.',
    "data/tools.json:7:17  tools[0].features  Warning: The number of features (1) is not the number of parts in the tool’s assessment (2).  Write one feature for each part.",
  ]),
  row(
    "a part without questions",
    changed(written.slice(written.indexOf('"questions": ['), written.indexOf('"advice"')), '"questions": [],\n      '),
    ["data/assessments/quick-check.json:9:20  pillars[0].questions  This list is empty.  Write at least one entry."],
  ),
  row("a tool that leads nowhere", edit("tools.json", tool, ""), [
    'data/tools.json:3:5  tools[0].id  This tool leads nowhere: it has no url and no assessment.  Add "url": "https://…", or write its assessment in data/assessments/quick-check.json.',
  ]),
  row(
    "a tool with more features than its assessment has parts",
    all(base, edit("tools.json", '["Testing"]', '["Testing", "Delivery"]')),
    [
      "data/pages/tools.json:13:15  figure.scores  Warning: The number of scores in the sample result (1) is not the tool’s number of features (2); those without a partner are not shown.  Write one score for each feature.",
      "data/tools.json:7:17  tools[0].features  Warning: The number of features (2) is not the number of parts in the tool’s assessment (1).  Write one feature for each part.",
    ],
  ),
]
