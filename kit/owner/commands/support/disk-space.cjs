/** Ends a build or a preview in one sentence where Gatsby would end in a trace. */
const { statfsSync, writeSync } = require("node:fs")

/** In bytes: what a build writes of a small site. */
const needed = 50_000_000

function isFull() {
  const { bavail, bsize, blocks } = statfsSync(__dirname)
  // Some disks of a network do not say how large they are.
  return blocks > 0 && bavail * bsize < needed
}

if (isFull()) {
  process.stderr.write(
    "The disk has less than 50 MB left, too little to build the site. Free some space, then try again.\n",
  )
  process.exit(1)
}

// The page that could not be written may be one of a worker's, whose error Gatsby shows in the end. What the check quotes may say ENOSPC too.
if (process.argv[2] === "build")
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    stream.write = (text, ...others) => {
      if (!String(text).includes("ENOSPC") || !isFull()) return write(text, ...others)
      writeSync(2, "\nThe disk is full, so the site was not built. Free some space, then try again.\n")
      process.exit(1)
    }
  }
