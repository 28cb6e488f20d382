const written = /^v?(\d+)\.(\d+)\.(\d+)$/

/**
 * @param text such as 1.2.0, or v1.2.0 as a tag
 * @returns the version without the v; undefined for anything else, including prereleases (1.2.0-beta)
 */
export function versionIn(text: string): string | undefined {
  const found = written.exec(text)
  return found ? found.slice(1).map(Number).join(".") : undefined
}

/** @returns a negative number if the first version is older, a positive one if it is newer, 0 if both are the same */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split(".").map(Number))
  const differing = first?.findIndex((number, index) => number !== second?.[index]) ?? -1
  return differing < 0 ? 0 : (first?.[differing] ?? 0) - (second?.[differing] ?? 0)
}
