const { resolve, sep } = require("node:path")

exports.project = resolve(__dirname, "../../../..")

/** Ends with one sentence where the project's path has one of these signs. */
exports.refuse = (signs) => {
  const [sign] = signs.exec(exports.project) ?? []
  if (sign === undefined) return
  const name = exports.project.split(sep).find((part) => part.includes(sign))
  process.stderr.write(
    `The site cannot be built in the folder “${name}”, because of the sign ${sign} in its name: give it a name of letters, digits, spaces and hyphens, such as “my site”.\n`,
  )
  process.exit(1)
}

/** What stands behind it is no part of a file's name to the program that reads TypeScript. */
exports.refuse(/\?/)
