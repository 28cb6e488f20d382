// Loaded into every process of a build by NODE_OPTIONS=--require: each writes its peak memory, in KiB, and its processor time, in microseconds, to a file of
// its own in the folder that PROCESS_RECORDS names. They write periodically, because Gatsby kills its workers before they can write at exit, and atomically,
// because it may do so during a write.
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
