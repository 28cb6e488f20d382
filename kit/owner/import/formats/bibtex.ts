import { BibLatexParser } from "biblatex-csl-converter"
import { type Format, ImportRefusal } from "../format"
import type { Proposal, SourceFiles } from "../offer"
import { isoDate } from "./dates"
import { definedValues, secureLink, withoutRepeats } from "./identity"

/** BibTeX and BibLaTeX, as Zotero, JabRef and Google Scholar write them: books are books, everything else is an article, a talk or an interview. */
export const bibliography: Format = {
  name: "a bibliography in BibTeX",
  async recognizes({ paths }) {
    return bibliographiesIn({ paths }).length > 0
  },
  async read(files) {
    const proposals: Proposal[] = []
    for (const path of bibliographiesIn(files)) proposals.push(...entriesOf(await files.text(path), path))
    return withoutRepeats(proposals)
  },
}

const bibliographiesIn = ({ paths }: Pick<SourceFiles, "paths">): readonly string[] =>
  paths.filter((path) => /\.bib(?:tex)?$/i.test(path))

function entriesOf(text: string, path: string): Proposal[] {
  // A string of its own macros can make a few bytes into gigabytes.
  const macros = text.match(/@string\b/gi)?.length ?? 0
  if (macros > 1000) throw new ImportRefusal(`${path} has more than 1000 abbreviations (@string). It is not read.`)
  // The library waits without end for what a backslash at the very end would begin.
  const { entries, errors } = new BibLatexParser(`${text}\n`, { processUnexpected: true, processUnknown: true }).parse()
  if (errors.some(({ type }) => type === "unexpected_eof"))
    throw new ImportRefusal(`${path} ends within an entry, or a brace is not closed. Export it again.`)
  return Object.values(entries).flatMap(({ entry_key, bib_type, fields }): Proposal[] => {
    const read = (key: string) => wordsIn(fields[key])
    const title = [read("title"), read("subtitle")].filter((part) => part !== "").join(": ")
    if (title === "") return []
    const doi = read("doi")
    const { link, notes } = secureLink(
      read("url") || (doi && `https://doi.org/${doi.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, "")}`),
    )
    const common = { title, pictures: [], notes }
    const source = `bibtex:${entry_key}`
    if (["book", "mvbook", "collection", "mvcollection", "booklet"].includes(bib_type))
      return [
        {
          ...{ ...common, kind: "book", source },
          values: definedValues({ title, author: namesIn(fields.author) || namesIn(fields.editor), amazonUrl: link }),
        },
      ]
    const platform = [
      "journaltitle",
      "booktitle",
      "eventtitle",
      "organization",
      "publisher",
      "institution",
      "howpublished",
    ]
    const date = read("date")
    return [
      {
        ...{ ...common, kind: "media", source },
        values: definedValues({
          ...{ title, type: typeOf(bib_type), platform: platform.map(read).find((each) => each !== "") },
          ...{ externalUrl: link, date: isoDate(date) ?? (date || undefined) },
        }),
      },
    ]
  })
}

const types: Readonly<Record<string, string>> = {
  ...{ inproceedings: "talk", proceedings: "talk", unpublished: "talk" },
  ...{ video: "video", movie: "video", audio: "podcast" },
}

const typeOf = (type: string): string => types[type] ?? "article"

/** @returns the words of a field, which the library gives as text or as a list of nodes with marks */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value.trim()
  if (!Array.isArray(value)) return ""
  const text = value.map((node: unknown) => (Array.isArray(node) ? `${wordsIn(node)}, ` : textOf(node))).join("")
  // The library leaves LaTeX's dotless i beside its accent.
  return text
    .replace(/(\p{M})ı/gu, "i$1")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/,\s*$/, "")
    .trim()
}

const textOf = (node: unknown): string => {
  const text: unknown = typeof node === "object" && node !== null && "text" in node ? node.text : undefined
  return typeof text === "string" ? text : ""
}

function namesIn(value: unknown): string {
  if (!Array.isArray(value)) return ""
  const names = value.map((name: unknown) => {
    if (typeof name !== "object" || name === null) return ""
    const parts = ["given", "prefix", "family", "suffix", "literal"].map((key) => wordsIn(Reflect.get(name, key)))
    return parts.filter((part) => part !== "").join(" ")
  })
  return names.filter((name) => name !== "" && name !== "others").join(", ")
}
