import { type FileFormat, ImportRefusal, type Tell, tellLeftOut } from "../format"
import type { Proposal } from "../offer"
import { digestOf } from "./identity"
import { entriesOf, isRecord, textAt } from "./records"
import { type Work, workProposal } from "./work"

/** RIS, as libraries, EndNote, Zotero and Mendeley export it: a line for each value, with a tag of two letters (https://en.wikipedia.org/wiki/RIS_(file_format)). */
export const risReferences: FileFormat = {
  name: "a bibliography in RIS",
  isOf: async (path, files) => /\.ris$/i.test(path) && /^\s*TY {2}- /m.test(await files.text(path)),
  read: async (path, files, tell) => proposalsOf(worksInRis(await files.text(path)), path, tell),
}

/** CSL JSON, as Zotero and Pandoc have it (https://docs.citationstyles.org/en/stable/specification.html#appendix-iii-types). */
export const cslReferences: FileFormat = {
  name: "a bibliography in CSL JSON",
  isOf: async (path, files) =>
    /\.(?:json|csl)$/i.test(path) && /^\s*\[\s*\{[^[\]]*"(?:type|id)"\s*:/.test(await files.text(path)),
  read: async (path, files, tell) => proposalsOf(worksInCsl(await files.text(path), path), path, tell),
}

function proposalsOf(works: readonly Work[], path: string, tell: Tell): Proposal[] {
  const nameless = works.filter(({ title }) => title === "").length
  tellLeftOut(tell, nameless, `An entry of ${path} without a title`, `entries of ${path} without a title`)
  return works.filter(({ title }) => title !== "").map(workProposal)
}

const risTypes: Readonly<Record<string, string>> = {
  BOOK: "book",
  EBOOK: "book",
  EDBOOK: "book",
  CONF: "talk",
  CPAPER: "talk",
  SLIDE: "talk",
  HEAR: "talk",
  VIDEO: "video",
  MPCT: "video",
  ADVS: "video",
  SOUND: "podcast",
  INTV: "interview",
}

type Tags = ReadonlyMap<string, readonly string[]>

function worksInRis(text: string): readonly Work[] {
  const records: Map<string, string[]>[] = []
  let last: string[] | undefined
  for (const line of text.split(/\r\n?|\n/)) {
    const [, tag, value = ""] = /^\s*([A-Z][A-Z0-9]) {1,2}- ?(.*)$/.exec(line) ?? []
    if (tag === "TY") records.push(new Map())
    const record = records.at(-1)
    if (tag !== undefined && record) {
      last = record.get(tag) ?? []
      last.push(value.trim())
      record.set(tag, last)
    } else if (line.trim() !== "" && last) last.push(`${last.pop() ?? ""} ${line.trim()}`)
  }
  return records.map(workOfRis)
}

function workOfRis(tags: Tags): Work {
  const first = (...names: readonly string[]) =>
    names.map((name) => tags.get(name)?.[0] ?? "").find((value) => value !== "") ?? ""
  const title = first("TI", "T1", "CT")
  const authors = ["AU", "A1"].flatMap((tag) => tags.get(tag) ?? [])
  const names = (authors.length > 0 ? authors : (tags.get("ED") ?? tags.get("A2") ?? [])).map(inOrder)
  return {
    source: `ris:${first("ID") || digestOf(title, ...names)}`,
    title,
    type: risTypes[first("TY")] ?? "article",
    author: names.join(", "),
    platform: first("T2", "JO", "JF", "BT", "JA", "C3", "PB"),
    address: first("UR", "L2", "LK"),
    doi: first("DO"),
    date: first("DA", "PY", "Y1")
      .replace(/\/+$/, "")
      .replace(/\/\/.*$/, ""),
  }
}

/** "Pang, Alex Soojung-Kim" as people write it. */
const inOrder = (name: string): string => {
  const [family = "", given = "", suffix = ""] = name.split(",").map((part) => part.trim())
  return [given, family, suffix].filter((part) => part !== "").join(" ")
}

const cslTypes: Readonly<Record<string, string>> = {
  book: "book",
  "paper-conference": "talk",
  speech: "talk",
  event: "talk",
  broadcast: "podcast",
  song: "podcast",
  motion_picture: "video",
  interview: "interview",
}

function worksInCsl(text: string, path: string): readonly Work[] {
  try {
    return entriesOf(JSON.parse(text)).filter(isRecord).map(workOfCsl)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ImportRefusal(`${path} is not whole: it is not valid JSON. Export it again.`)
  }
}

function workOfCsl(entry: Readonly<Record<string, unknown>>): Work {
  const title = textAt(entry, "title") ?? ""
  const authors = entriesOf(entry.author)
  const names = (authors.length > 0 ? authors : entriesOf(entry.editor)).map(nameOf).filter((name) => name !== "")
  return {
    source: `csl:${textAt(entry, "id", "citation-key") ?? digestOf(title, ...names)}`,
    title,
    type: cslTypes[textAt(entry, "type") ?? ""] ?? "article",
    author: names.join(", "),
    platform: textAt(entry, "container-title", "event-title", "event", "publisher"),
    address: textAt(entry, "URL"),
    doi: textAt(entry, "DOI"),
    date: dateOf(entry.issued),
  }
}

const nameOf = (name: unknown): string =>
  textAt(name, "literal") ??
  ["given", "non-dropping-particle", "family", "suffix"].flatMap((key) => textAt(name, key) ?? []).join(" ")

/** Its parts, or the words in their place; of a period the first day would be a guess. */
function dateOf(issued: unknown): string {
  const parts = isRecord(issued) ? entriesOf(issued["date-parts"]) : []
  const days = parts.map((part) => entriesOf(part).map(String).join("-"))
  return days.length > 0 ? days.join("/") : (textAt(issued, "raw", "literal") ?? "")
}
