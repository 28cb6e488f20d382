/**
 * Ends with one sentence where the project's path has a sign that Gatsby and webpack read as more than a part of a name: of a pattern of files, of a loader, of
 * an address, of a text of program. They would stop with an error of their own, or wait for ever.
 */
const { resolve, sep } = require("node:path")

const project = resolve(__dirname, "../../../..")
const [sign] = /[()[\]{}!?*#%']/.exec(project) ?? []
if (sign !== undefined) {
  const name = project.split(sep).find((part) => part.includes(sign))
  process.stderr.write(
    `The site cannot be built in the folder “${name}”, because of the sign ${sign} in its name: give it a name of letters, digits, spaces and hyphens, such as “my site”.\n`,
  )
  process.exit(1)
}
