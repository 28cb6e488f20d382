const { resolve, sep } = require("node:path")

if (Number.parseInt(process.versions.node, 10) < 20) {
  process.stderr.write(
    `Node.js ${process.versions.node} is too old for this site. Install version 24, 26 or 22 from https://nodejs.org, then run npm ci.\n`,
  )
  process.exit(1)
}

exports.project = resolve(__dirname, "../../../..")

/** Ends the process with one sentence if the project's path has one of these characters. */
exports.refuse = (signs) => {
  const [sign] = signs.exec(exports.project) ?? []
  if (sign === undefined) return
  const name = exports.project.split(sep).find((part) => part.includes(sign))
  process.stderr.write(
    `The site cannot be built in the folder “${name}”, because of the sign ${sign} in its name: give it a name of letters, digits, spaces and hyphens, such as “my site”.\n`,
  )
  process.exit(1)
}

/** The TypeScript loader treats ? as the start of a query, not as part of a file's name. */
exports.refuse(/\?/)
