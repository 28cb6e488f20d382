/** Reports a measurement's progress on stderr; standard output is for results only. */
export const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}
