import { all, edit, write } from "../../support/changed-data"
import { row } from "../../support/corpus"

const file = "pages/own/prices.md"
const page = (settings: string, text = "What it costs.") => write(file, `---\n${settings}\n---\n\n${text}\n`)
const needed = "title: Prices\ndescription: What it costs."
const figures = "figures:\n  - figure: 9 to 3\n    text: projects at once."
const bar = (key: string, value: string) => `  ${key}:\n    name: A month\n    value: "${value}"`
const drawing = (before: string, after: string) =>
  `drawing:\n  title: Figure 1.\n  caption: Projects.\n${bar("before", before)}\n${bar("after", after)}`

/** A case study, and a figure of the home page that names one. */
const claimed = (slug: string) =>
  all(
    page(`${needed}\nclient: Ash`),
    edit("pages/home.json", '"companies advised."', `"companies advised.", "caseStudy": "${slug}"`),
  )
const site = (written: string) => edit("site.json", '"name": "', `${written},\n  "name": "`)

/** Custom pages, menus, and pages that are switched off. */
export const customPages = [
  row("a custom page without settings", write(file, "What it costs.\n"), [
    "data/pages/own/prices.md:1:1  This page has no title: its settings are missing.  Begin the file with a line ---, then title: and description:, each on a line, then another line ---.",
  ]),
  row("a colon in a setting", page(`title: Prices: all of them\ndescription: What it costs.`), [
    'data/pages/own/prices.md:2:8  This line cannot be read as a setting.  Write it as name: "value", with the value in double quotes.',
  ]),
  row("a misspelt setting", page(`titel: Prices\ndescription: What it costs.`), [
    'data/pages/own/prices.md:2:1  titel  Property titel is not allowed.  Did you mean "title"?',
  ]),
  row("numbers, which are texts as they are written", page(`title: 2026\ndescription: 1.50\nclient: 007`), []),
  row("a setting with a comment that is none", page("title: Prices\ndescription: My rule #1 is to listen."), [
    'data/pages/own/prices.md:3:14  Warning: The site leaves out #1 is to listen.: behind a space, # begins a comment.  Write "My rule #1 is to listen.", in double quotes; a comment stands on a line of its own.',
  ]),
  row(
    "a comment on a line of its own, and a number sign in quotes",
    page(`# prices\ntitle: "Rule #1"\ndescription: C#`),
    [],
  ),
  row("a setting that stands there twice", page(`${needed}\ntitle: Rates`), [
    'data/pages/own/prices.md:4:1  title  The key "title" is used twice here; the first is on line 2.  Remove one of them.',
  ]),
  row("a setting behind a tab", page("title: Prices\n\tdescription: What it costs."), [
    "data/pages/own/prices.md:3:1  There is a tab in front of this line.  Remove it.",
  ]),
  row("an entry of a list behind a tab", page(`${needed}\nfigures:\n\t- figure: "1"\n    text: day`), [
    "data/pages/own/prices.md:5:1  There is a tab in front of this line.  Write two spaces in its place.",
  ]),
  ...Object.entries({ "*All* of them": 14, "&Co": 11, "!Now": 12, "@home": 8 }).map(([words, column]) =>
    row(`a setting that begins with a sign of YAML: ${words}`, page(`title: ${words}\ndescription: What it costs.`), [
      `data/pages/own/prices.md:2:${column}  This line cannot be read as a setting.  Write it as name: "value", with the value in double quotes.`,
    ]),
  ),
  row("a case study of a service that is not there", page(`${needed}\nservice: fractional-ct`), [
    "data/pages/own/prices.md:4:10  service  No service has this id.  Write one of audits, hiring.",
  ]),
  row("a drawing of a figure", page(`${needed}\n${figures}\n${drawing("9", "3")}`), []),
  row("a drawing without figures", page(`${needed}\n${drawing("£61k", "£38,000")}`), []),
  row("a drawing of what is no number", page(`${needed}\n${figures}\n${drawing("nine", "3 of 9")}`), [
    "data/pages/own/prices.md:12:12  drawing.before.value  There has to be one number in this.  Write it as visitors read it, such as 26 or £61,000.",
    "data/pages/own/prices.md:15:12  drawing.after.value  There has to be one number in this.  Write it as visitors read it, such as 26 or £61,000.",
  ]),
  row("a drawing of what no figure says", page(`${needed}\n${figures}\n${drawing("9", "4")}`), [
    "data/pages/own/prices.md:15:12  drawing.after.value  Warning: The drawing shows 4, but none of the page’s figures says it.  Say it in the text of a figure, or correct one of them.",
  ]),
  row("a list of case studies where there is one", page(`${needed}\nclient: Ash\nlist: cases`), [
    "data/pages/own/prices.md:5:7  list  Warning: Case studies are listed once there are 3; this site has 1.  Add another page with a client, or remove this line.",
  ]),
  row("a figure of the home page that names a case study", claimed("prices"), []),
  row("a figure of the home page that names no case study", claimed("price"), [
    'data/pages/home.json:22:52  trackRecord.claims[0].caseStudy  There is no such case study: a page in data/pages/own with a client.  Write one of prices. Did you mean "prices"?',
  ]),
  row("a figure of the home page that names a page without a client", all(claimed("prices"), page(needed)), [
    "data/pages/home.json:22:52  trackRecord.claims[0].caseStudy  There is no such case study: a page in data/pages/own with a client.  Add one, or remove this line.",
  ]),
  row("five figures", page(`${needed}\nfigures:\n${'  - figure: "1"\n    text: day\n'.repeat(5).trimEnd()}`), [
    "data/pages/own/prices.md:5:3  figures  This list has more than 4 entries.  Keep the strongest ones.",
  ]),
  row("a custom page at the address of another page", write("pages/own/books.md", `---\n${needed}\n---\n\nText.\n`), [
    "data/pages/own/books.md:1:1  There is already a page or folder at /books/.  Give the file another name.",
  ]),
  row("capitals in the name of a custom page", write("pages/own/Prices.md", `---\n${needed}\n---\n\nText.\n`), [
    "data/pages/own/Prices.md:1:1  The file’s name is the page’s address. There are capitals in this slug.  Write prices.",
  ]),
  row("an error in the text of a custom page", page(needed, "[Books](/boks/)"), [
    'data/pages/own/prices.md:6:1  This site has no such page.  Write the address of a page that exists. Did you mean "/books/"?',
  ]),
  row("what a template has left open in the text of a custom page", page(needed, "- Address: [[street and town]]"), [
    "data/pages/own/prices.md:6:12  Warning: This is still to be filled in: “street and town”.  Replace the double brackets and what is in them.",
  ]),
  row("what a template has left open in a setting", page(`${needed}\nclient: "[[whom it is about]]"`), [
    "data/pages/own/prices.md:4:9  client  Warning: This is still to be filled in: “whom it is about”.  Replace the double brackets and what is in them.",
  ]),
  row("a menu with a page that is not there", site('"menu": { "header": ["home", "blogs"] }'), [
    'data/site.json:3:32  menu.header[1]  The site has no such page.  Write one of home, services, tools, books, media, blog, about, contact. Did you mean "blog"?',
  ]),
  row("a menu with a page that is switched off", site('"menu": { "footer": ["media"] },\n  "pagesOff": ["media"]'), [
    'data/site.json:3:24  menu.footer[0]  The page media is turned off in "pagesOff".  Remove it from one of the two.',
  ]),
  row(
    "a link to a page that is switched off",
    async (root) => {
      await site('"pagesOff": ["media"]')(root)
      await write("posts/two-teams-one-rota.md", "[Media](/media/)\n")(root)
    },
    [
      'data/posts/two-teams-one-rota.md:1:1  This links to a page that is turned off in data/site.json.  Remove the link, or remove the page from "pagesOff".',
    ],
  ),
  row("a page with nothing to show", write("tools.json", "[]\n"), [
    'data/tools.json:1:1  Warning: The page /tools/ has nothing to show.  Write "pagesOff": ["tools"] into data/site.json to leave the page out.',
  ]),
]
