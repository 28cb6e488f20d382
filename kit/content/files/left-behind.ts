/** Files that operating systems and editors leave behind, as globs with * alone: never checked, never committed. */
export const leftBehind: readonly string[] = [
  ...[".DS_Store", "Thumbs.db", "desktop.ini", "._*"],
  ...["*~", ".#*", "#*#", "*.swp", "*.swo", ".~lock.*#", "~$*"],
  // Also the temporary files of the studio's atomic writes.
  "*.tmp",
]

const patterns = leftBehind.map((glob) => new RegExp(`^${glob.replace(/[.$]/g, "\\$&").replaceAll("*", ".*")}$`, "i"))

/** @returns whether a base name is that of a file or folder left behind by a program */
export const isLeftBehind = (name: string): boolean => patterns.some((pattern) => pattern.test(name))
