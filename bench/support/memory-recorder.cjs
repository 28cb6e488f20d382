// Loaded into every process of a build by NODE_OPTIONS=--require: each writes the most memory that it has ever had, in KiB, to a file of its
// own in the folder that MEMORY_RECORDS names. Not only at its end, for Gatsby ends its workers without letting them say anything.
const { writeFileSync } = require("node:fs")
const { join } = require("node:path")

const file = join(process.env.MEMORY_RECORDS, `${process.pid}`)
let written = 0

function record() {
  const { maxRSS } = process.resourceUsage()
  if (maxRSS === written) return
  written = maxRSS
  writeFileSync(file, String(maxRSS))
}

setInterval(record, 250).unref()
process.on("exit", record)
