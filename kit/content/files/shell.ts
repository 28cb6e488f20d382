/**
 * @param text an argument of a command
 * @returns it as one word for the shell of this system
 */
export function shellWord(text: string): string {
  if (/^[\w./:@=,+~-]+$/.test(text) && !text.startsWith("~")) return text
  // What is within double quotes cmd.exe and PowerShell take as it is, but for a double quote, which no path has there.
  return process.platform === "win32" ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * @param folder of a repository
 * @returns how a command for somebody to run begins, so that git works in this folder wherever they are
 */
export const gitFor = (folder: string): string => (folder === process.cwd() ? "git" : `git -C ${shellWord(folder)}`)
