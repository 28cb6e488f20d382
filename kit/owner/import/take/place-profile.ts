import { contentFile } from "../../../content/contract/files"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import type { Draft } from "../../new/draft"
import type { PictureCopy } from "../../new/picture-copy"
import { isNeutral } from "../../new-site-texts/new-site-texts"
import type { Proposal } from "../candidate"
import type { EntryValues } from "./fit-entry"

/** A proposal whose pictures are read and whose topics are mapped. */
export interface Prepared {
  readonly proposal: Proposal
  readonly values: EntryValues
  /** Copies of its pictures, by reference. */
  readonly copies: ReadonlyMap<string, PictureCopy>
  readonly language: string | undefined
}

/** What a proposal became in a draft, or why it cannot be taken. */
export type PlaceResult =
  | {
      readonly kind: "placed"
      readonly file: string
      readonly name: string
      readonly text?: string
      readonly notes: readonly string[]
    }
  | { readonly kind: "refused"; readonly reasons: readonly string[] }

export const refused = (...reasons: string[]): PlaceResult => ({ kind: "refused", reasons })

/** The values of the owner's profile, and the file of each. */
export const profilePlaces: Readonly<Record<string, string>> = {
  name: "site.json",
  role: "site.json",
  tagline: "site.json",
  linkedinUrl: "site.json",
  twitterUrl: "site.json",
  githubUrl: "site.json",
  intro: "pages/about.json",
  bio: "pages/about.json",
}

/** @returns the keys of those profile values for which the site has none of the owner's own words: no words, or those that it began with */
export async function openPlaces(draft: Draft, values: Prepared["values"]): Promise<readonly string[]> {
  const open: string[] = []
  for (const [key, file] of Object.entries(profilePlaces)) {
    const there = getIn(await draft.content(file), key)
    if (values[key] !== undefined && (there === undefined || isNeutral(file, key, there))) open.push(key)
  }
  return open
}

export async function placeSite(draft: Draft, { proposal, values }: Prepared): Promise<PlaceResult> {
  const open = await openPlaces(draft, values)
  const [first] = open
  if (first === undefined) return refused(told("import.saidAll"))
  for (const key of open) {
    const file = profilePlaces[key] ?? ""
    const keys = [...(contentFile(file)?.field.keys?.keys() ?? [])]
    const to = values[key]
    if (to !== undefined)
      await draft.edit(file, { kind: "set", path: [key], to, before: keys.slice(0, keys.indexOf(key)) })
  }
  const kept = Object.keys(values).filter((key) => profilePlaces[key] !== undefined && !open.includes(key))
  const notes = kept.length > 0 ? [told("import.saidThese", { keys: kept.join(", ") })] : []
  return {
    kind: "placed",
    file: profilePlaces[first] ?? "",
    name: open.join(", "),
    notes: [...proposal.notes, ...notes],
  }
}

/** Headings for achievements and positions on the about page, in the languages of the kit's UI labels. */
const headings: Readonly<Record<string, { readonly section: string; readonly career: string }>> = {
  en: { section: "Achievements", career: "Career" },
  de: { section: "Erfolge", career: "Stationen" },
  fr: { section: "Réalisations", career: "Parcours" },
  es: { section: "Logros", career: "Trayectoria" },
  pl: { section: "Osiągnięcia", career: "Kariera" },
}

/** @returns the headings in the site's language, or in English if the kit does not have that language */
const achievementHeadings = (language: string | undefined) =>
  headings[language?.split("-", 1)[0]?.toLowerCase() ?? "en"] ?? { section: "Achievements", career: "Career" }

const about = "pages/about.json"

export const achievementsIn = async (draft: Draft): Promise<readonly unknown[]> =>
  asList(getIn(await draft.content(about), "achievements", "groups")).flatMap((group) => asList(getIn(group, "items")))

export async function placeAchievement(draft: Draft, { proposal, values, language }: Prepared): Promise<PlaceResult> {
  const { text } = values
  if (typeof text !== "string" || text.trim() === "") return refused(told("import.noText"))
  if ((await achievementsIn(draft)).includes(text)) return refused(told("import.saidAbout"))
  const content = await draft.content(about)
  const groups = asList(getIn(content, "achievements", "groups"))
  const { section, career } = achievementHeadings(language)
  const index = groups.findIndex((group) => getIn(group, "heading") === career)
  const items = asList(getIn(groups[index], "items"))
  const group = { heading: career, items: [text] }
  // Sets the whole list, because it may be on one line and outgrow it.
  if (index >= 0)
    await draft.edit(about, {
      kind: "set",
      path: ["achievements", "groups", index, "items"],
      to: [...items, text] as Json,
    })
  else if (groups.length > 0)
    await draft.edit(about, { kind: "insert", path: ["achievements", "groups", groups.length], to: group })
  else {
    const keys = [...(contentFile(about)?.field.keys?.keys() ?? [])]
    const heading = getIn(content, "achievements", "heading")
    const to = { heading: typeof heading === "string" ? heading : section, groups: [group] }
    const before = keys.slice(0, keys.indexOf("achievements"))
    await draft.edit(about, { kind: "set", path: ["achievements"], to, before })
  }
  return { kind: "placed", file: about, name: text, notes: proposal.notes }
}
