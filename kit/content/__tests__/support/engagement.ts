import { write } from "./changed-data"

/** The page that says how an engagement goes, with its address of the minimal content. */
export const file = "pages/engagement.json"

/** One of each, with nothing wrong with it. Its sum comes to 48,000 of 200,000: 24 %. */
export const written = `{
  "seo": { "title": "How I work", "description": "How it goes." },
  "slug": "how-i-work",
  "menuTitle": "How I work",
  "heading": "How I work",
  "questions": {
    "heading": "Questions",
    "entries": [
      { "id": "leaving", "question": "How do we leave?", "answer": "<p>By a letter.</p>" },
      { "id": "equity", "question": "Equity?", "answer": "<p>No.</p>" }
    ]
  },
  "comparison": {
    "heading": "Compared",
    "columns": ["Fractional", "Interim"],
    "rows": [
      { "name": "Days", "cells": ["Two", "Five"] }
    ]
  },
  "sum": {
    "heading": "The sum",
    "currency": "EUR",
    "salary": 100000,
    "employerCosts": 80,
    "recruiterFee": 20,
    "days": 2,
    "weeks": 48,
    "dayPrice": 500,
    "figure": "Figure 1.",
    "caption": "One year.",
    "sentence": "{days}: {part}, {percent} of {whole}.",
    "words": {
      "salary": "Salary", "employerCosts": "Costs", "recruiterFee": "Fee", "daysLabel": "Days", "weeks": "Weeks",
      "days": { "one": "{count} day", "other": "{count} days" },
      "dayPrice": "A day", "ofSalary": "{percent} of it", "invalid": "{least} to {most}", "own": "Yours", "reset": "Again",
      "copySentence": "Copy", "copyLink": "Copy link", "copied": "Copied.", "notCopied": "Not copied."
    }
  }
}
`
export const base = write(file, written)
