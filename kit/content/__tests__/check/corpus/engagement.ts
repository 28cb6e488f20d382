import { all, edit, write } from "../../support/changed-data"
import { row } from "../../support/corpus"
import { base, file, written } from "../../support/engagement"

const changed = (from: string, to: string) => all(base, edit(file, from, to))

/** A service with a price, and the sum that names it. */
const priced = (price: string, ...changes: ReadonlyArray<Parameters<typeof all>[0]>) =>
  all(
    write(file, written.replace('"dayPrice": 500,', '"dayPrice": 500, "service": "hiring",')),
    edit(
      "services.json",
      '"description": "Finding your next lead."',
      `"description": "Finding your next lead.", "offer": { "price": "${price}" }`,
    ),
    edit("pages/services.json", '"action":', '"offer": { "heading": "What it costs" }, "action":'),
    ...changes,
  )

const meant = (comparison: string, dayPrice = 500) =>
  all(
    changed('"dayPrice": 500', `"dayPrice": ${dayPrice}`),
    edit("site.json", '"percent": 30,', `"percent": 30, "comparison": "${comparison}",`),
  )

/** The page that says how an engagement goes: its address, its parts, and its sum beside all other claims. */
export const engagement = [
  row("a page that says how an engagement goes", base, []),
  row("a currency in small letters", changed('"EUR"', '"eur"'), [
    "data/pages/engagement.json:22:17  sum.currency  This is not the code of a currency.  Write its three letters by ISO 4217, such as EUR, GBP or USD.",
  ]),
  row("an address that a page of the site has", changed('"how-i-work"', '"services"'), [
    "data/pages/engagement.json:3:11  slug  There is already a page or folder at /services/.  Write another one.",
  ]),
  row(
    "a link to the page, and to its parts",
    all(base, write("pages/terms.md", "[How](/how-i-work/#leaving), [sum](/how-i-work/#sum).\n")),
    [],
  ),
  row(
    "a link to a part that the page does not have",
    all(base, write("pages/terms.md", "[How](/how-i-work/#fit).\n")),
    [
      "data/pages/terms.md:1:1  That page has no #fit.  Write the address of a heading on that page, or remove the # and what follows it.",
    ],
  ),
  row(
    "the page in a menu",
    all(base, edit("site.json", '"iconUrl"', '"menu": { "footer": ["how-i-work"] }, "iconUrl"')),
    [],
  ),
  row(
    "a phase that leads to a page which is not there",
    changed(
      '"questions": {',
      '"phases": { "heading": "How", "resultLabel": "Then", "entries": [{ "when": "Soon", "text": "A", "to": "/contakt/" }] },\n  "questions": {',
    ),
    [
      'data/pages/engagement.json:6:105  phases.entries[0].to  This site has no such page.  Write the address of a page that exists. Did you mean "/contact/"?',
    ],
  ),
  row("a row with too few cells", changed('["Two", "Five"]', '["Two"]'), [
    "data/pages/engagement.json:17:34  comparison.rows[0].cells  There are 2 columns, but 1 in this row.  Write one text for each column, in the same order.",
  ]),
  row("two questions with one id", changed('"id": "equity"', '"id": "leaving"'), [
    'data/pages/engagement.json:10:15  questions.entries[1].id  The page has another part with the id "leaving".  Write another one.',
  ]),
  row("a question with the id of a section", changed('"id": "equity"', '"id": "sum"'), [
    'data/pages/engagement.json:10:15  questions.entries[1].id  The page has another part with the id "sum".  Write another one.',
  ]),
  row("a sum of a service that does not exist", changed('"weeks": 48,', '"weeks": 48, "service": "hirin",'), [
    'data/pages/engagement.json:27:29  sum.service  No service has this id.  Write one of audits, hiring. Did you mean "hiring"?',
  ]),
  row("days without a plural form of the language", all(base, edit("site.json", '"en-GB"', '"pl"')), [
    ...[
      "data/labels.json:33:14  filter.count",
      "data/labels.json:39:20  article.readingTime",
      "data/pages/engagement.json:34:15  sum.words.days",
    ].flatMap((place) =>
      ["few", "many"].map(
        (form) =>
          `${place}  Missing property "${form}".  Add "${form}": "{count} …". The language pl needs the forms one, few, many, other.`,
      ),
    ),
  ]),
  row("a sum that comes to more than the claim", changed('"dayPrice": 500', '"dayPrice": 700'), [
    "data/pages/engagement.json:20:10  sum  Warning: These figures come to 34 %, but the claim in data/site.json is under 30 %.  Change the figures, or “percent” in data/site.json.",
  ]),
  row("a sum that comes to less than an exact claim", meant("exactly"), [
    "data/pages/engagement.json:20:10  sum  Warning: These figures come to 24 %, but the claim in data/site.json is exactly 30 %.  Change the figures, or “percent” in data/site.json.",
  ]),
  row("a sum that comes to an exact claim", meant("exactly", 625), []),
  row("a sum that comes near a claim that is meant roughly", meant("about", 600), []),
  row("a sum that agrees with a price for a month", priced("€4,000"), []),
  row("a sum that agrees with a price for a day, in thousands", priced("from 0.5k a day"), []),
  row("a sum within the range of a price", priced("3.500–4.500 €"), []),
  row("a price without a figure", priced("On request"), []),
  row("a sum that contradicts the price of its service", priced("€5,000"), [
    "data/pages/engagement.json:28:17  sum.dayPrice  Warning: These figures come to 500 a day, 1,000 a week, 4,000 a month or 48,000 a year, but the service costs “€5,000”.  Change the figures, or the price in data/services.json.",
  ]),
  row(
    "a claim for as many days as it holds for",
    all(base, edit("services.json", "Three weeks inside your code.", "Two days a week, for less than 30%.")),
    [],
  ),
  row(
    "a claim for more days than it holds for",
    all(base, edit("services.json", "Three weeks inside your code.", "Two or three days a week, for less than 30%.")),
    [
      "data/services.json:5:21  services[0].description  Warning: This says less for “Two or three days a week” than the 36 % to which the sum of data/pages/engagement.json comes.  Say it of fewer days, or change the figures of the sum.",
    ],
  ),
]
