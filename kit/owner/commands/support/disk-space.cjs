/** Ends a build or a preview in one sentence where Gatsby would end in a trace. */
const { statfsSync } = require("node:fs")

/** In bytes: what a build writes of a small site. */
const needed = 50_000_000

const { bavail, bsize, blocks } = statfsSync(__dirname)
// Some disks of a network do not say how large they are.
if (blocks > 0 && bavail * bsize < needed) {
  process.stderr.write(
    "The disk has less than 50 MB left, too little to build the site. Free some space, then try again.\n",
  )
  process.exit(1)
}
