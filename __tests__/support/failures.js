const { appendFailure } = require("./append-failure")

/** How much of a failure's message is shown: its beginning says what was expected, its end where. */
const [first, last, width] = [30, 20, 300]

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours stand before the name of a test.
const beginOfTest = /^(?=(?:\x1b\[\d+m)* {2}● )/m

const shortLine = (line) => (line.length > width ? `${line.slice(0, width)} … (${line.length} characters)` : line)

/**
 * @param {string} message of one test that failed
 * @returns {string} the same, without its middle if it is long
 */
function short(message) {
  const lines = message.split("\n").map(shortLine)
  const left = lines.length - first - last
  if (left <= 0) return lines.join("\n")
  return [...lines.slice(0, first), `    … ${left} lines are left out here …`, ...lines.slice(-last)].join("\n")
}

/**
 * Jest's reporter of failures: tells the command that runs several of them what failed, and shortens what failed tests say before Jest's own reporter prints it:
 * of a page that lacks an element Testing Library shows all elements and all roles, some 2,400 lines.
 */
class Failures {
  /**
   * @param {{ path?: string } | undefined} test the file
   * @param {{ failureMessage?: string | null, testResults?: { status: string, fullName: string, failureMessages: string[] }[] }} result of its tests
   */
  onTestFileResult(test, result) {
    if (!result.failureMessage) return
    const failed = (result.testResults ?? []).filter(({ status }) => status === "failed")
    for (const { fullName, failureMessages } of failed) appendFailure(fullName, failureMessages.join("\n"), test?.path)
    if (failed.length === 0) appendFailure("The file cannot be run", result.failureMessage, test?.path)
    result.failureMessage = result.failureMessage.split(beginOfTest).map(short).join("")
  }
}

module.exports = Failures
