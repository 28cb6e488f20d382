const { appendFileSync } = require("node:fs")
const { stripVTControlCharacters } = require("node:util")

/** How many lines of a message are kept, and how many characters of each. */
const [most, width] = [7, 160]

/**
 * Tells the command that runs several others (kit/dev/support/run-stage.ts) that a test has failed: which, what was expected, and where, in at most ten lines,
 * in the file that FAILURES_FILE names. Without one, when the tests are run alone, nothing.
 *
 * @param {string} name of the test
 * @param {string} message of the failure, with its stack
 * @param {string} [place] the test's file, with its line if that is known
 */
function appendFailure(name, message, place = "") {
  const file = process.env.FAILURES_FILE
  if (!file) return
  const lines = stripVTControlCharacters(message).split("\n")
  const isOfStack = (line) => /^\s+at /.test(line)
  const inTest = lines
    .filter(isOfStack)
    .map((line) => /[^\s(]*__tests__[^\s)]*\.(?:test|spec)\.tsx?:\d+/.exec(line)?.[0])
  const what = lines
    .filter((line) => line.trim() && !isOfStack(line) && !/^\s*(?:>?\s*\d+ \||\|)/.test(line))
    .slice(0, most)
    .map((line) => (line.length > width ? `${line.slice(0, width)} …` : line))
  const where = (inTest.find(Boolean) ?? place).replace(`${process.cwd()}/`, "")
  appendFileSync(file, `${[name, ...what, `in ${where}`].join("\n")}\n\n`)
}

module.exports = { appendFailure }
