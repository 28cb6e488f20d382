import { compareVersions, versionIn } from "../content/migrate/version"

/** The file that says what each version brings. */
export const changelogFile = "CHANGELOG.md"

/** What one version brings, as its section says. */
export interface Section {
  readonly version: string
  /** Markdown, without the heading. */
  readonly text: string
}

const heading = /^## +\[?(v?\d+\.\d+\.\d+)\]?.*$/

/**
 * @param text of a changelog
 * @returns its sections that belong to a version, in the file's order
 */
function sectionsOf(text: string): readonly Section[] {
  const parts = text.split(/^(?=## )/m)
  return parts.flatMap((part) => {
    const [first = "", ...lines] = part.split(/\r?\n/)
    const version = versionIn(heading.exec(first)?.[1] ?? "")
    return version === undefined ? [] : [{ version, text: lines.join("\n").trim() }]
  })
}

/**
 * @param text of the newer version's changelog
 * @param from the version that is there, without what it brought; undefined for none
 * @param to the newer version
 * @returns what the versions between bring, newest first
 */
export const sectionsBetween = (text: string, from: string | undefined, to: string): readonly Section[] =>
  sectionsOf(text)
    .filter(({ version }) => compareVersions(version, to) <= 0)
    .filter(({ version }) => from === undefined || compareVersions(version, from) > 0)
    .sort((one, other) => compareVersions(other.version, one.version))

/**
 * @param text of the changelog
 * @param version that what is not released becomes
 * @param today the day of the release
 * @returns the changelog with its heading; undefined if nothing is told of it
 */
export function released(text: string, version: string, today: Date): string | undefined {
  const parts = text.split(/^(?=## )/m)
  const index = parts.findIndex((part) => /^## Unreleased\r?\n/.test(part))
  const told = parts[index]?.replace(/^.*\r?\n/, "")
  if (told === undefined || told.trim() === "") return undefined
  const heading = `## ${version} (${today.toISOString().slice(0, 10)})\n`
  return parts.with(index, heading + told).join("")
}
