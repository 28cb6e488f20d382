/** Says how far a measurement is; its results alone go to the standard output. */
export const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}
