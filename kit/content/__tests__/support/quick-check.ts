import { readFileSync } from "node:fs"
import { join } from "node:path"
import { all, write } from "./changed-data"

/** The file of an assessment of the minimal content's tool. */
export const file = "assessments/quick-check.json"
/** The words around every assessment. */
export const words = write(
  "pages/assessment.json",
  readFileSync(join(__dirname, "../../../../__tests__/fixtures/words/pages/assessment.json"), "utf8"),
)

/** One part of two questions, and two bands. Each of its lines can be changed. */
export const written = `{
  "seo": { "title": "Quick check", "description": "Two questions." },
  "edition": 1,
  "heading": "Two questions",
  "intro": "About last month.",
  "pillars": [
    {
      "id": "testing", "name": "Testing", "about": "Whether red means red.", "service": "audits",
      "questions": [
        { "text": "How often was it red?", "why": "It wears people out.", "answers": [
          { "text": "Never", "points": 9 },
          { "text": "Daily", "points": 0 }
        ] },
        { "text": "Who looked?", "why": "Somebody has to.", "answers": [
          { "text": "All of us", "points": 7 },
          { "text": "Nobody", "points": 0 }
        ] }
      ],
      "advice": [
        { "title": "Begin", "steps": [{ "title": "List them", "text": "One line each." }] },
        { "title": "Go on", "steps": [{ "title": "Keep it", "text": "As it is." }] }
      ]
    }
  ],
  "bands": [
    { "name": "Low", "from": 0 },
    { "name": "High", "from": 50 }
  ]
}
`
/** An assessment with nothing wrong with it. */
export const base = all(write(file, written), words)
