/** Prints a line that says that tests are left out: `npm test` repeats it at its end, and with the variable CI it fails. */
export const reportLeftOut = (what: string, why: string): void => {
  process.stdout.write(`\nLeft out: ${what}. ${why}\n`)
}

/**
 * @param condition without which tests cannot run
 * @param what they are about
 * @param why they are left out
 * @returns Jest's `test`, or one that leaves them out and says so
 */
export function testIf(condition: boolean, what: string, why: string): jest.It {
  if (condition) return test
  reportLeftOut(what, why)
  // biome-ignore lint/plugin: it is said.
  return test.skip
}
