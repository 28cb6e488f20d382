// Loaded into every process of a build by NODE_OPTIONS=--require: each writes the most memory that it has ever had, in KiB, and the processor
// time that it has taken, in microseconds, to a file of its own in the folder that PROCESS_RECORDS names. Not only at its end, for Gatsby
// ends its workers without letting them say anything; and under its name only when it is whole, for the end may come while it is written.
const { renameSync, writeFileSync } = require("node:fs")
const { join } = require("node:path")

const file = join(process.env.PROCESS_RECORDS, `${process.pid}.json`)

function record() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(`${file}.new`, JSON.stringify({ memory: maxRSS, processor: userCPUTime + systemCPUTime }))
  renameSync(`${file}.new`, file)
}

setInterval(record, 250).unref()
process.on("exit", record)
