import { writeError } from "../../content/files/terminal"
/** Reports a measurement's progress on stderr; standard output is for results only. */
export const reportProgress = (text: string): void => {
  writeError(`${text}\n`)
}
