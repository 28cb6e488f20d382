/** What operating systems and editors leave beside an owner's files, as globs with * alone: never checked, never committed. */
export const leftBehind: readonly string[] = [
  ...[".DS_Store", "Thumbs.db", "desktop.ini", "._*"],
  ...["*~", ".#*", "#*#", "*.swp", "*.swo", ".~lock.*#", "~$*"],
  // Also the files that the studio itself writes before it renames them.
  "*.tmp",
]

const patterns = leftBehind.map((glob) => new RegExp(`^${glob.replace(/[.$]/g, "\\$&").replaceAll("*", ".*")}$`, "i"))

/** @returns whether a file or folder with this name, without its path, is left behind by a program */
export const isLeftBehind = (name: string): boolean => patterns.some((pattern) => pattern.test(name))
