/** If the disk is full, ends a build or a preview with one sentence instead of Gatsby's stack trace. */
const fs = require("node:fs")

/** In bytes: what a build of a small site writes. */
const needed = 50_000_000

function isFull() {
  const { bavail, bsize, blocks } = fs.statfsSync(__dirname)
  // Some network drives do not report their size.
  return blocks > 0 && bavail * bsize < needed
}

if (isFull()) {
  process.stderr.write(
    "The disk has less than 50 MB left, too little to build the site. Free some space, then try again.\n",
  )
  process.exit(1)
}

// A write may fail in a worker, whose error only shows up in Gatsby's output. Content that the check quotes may say ENOSPC too, so the disk is asked as well.
if (process.argv[2] === "build")
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    stream.write = (text, ...others) => {
      if (!String(text).includes("ENOSPC") || !isFull()) return write(text, ...others)
      fs.writeSync(2, "\nThe disk is full, so the site was not built. Free some space, then try again.\n")
      process.exit(1)
    }
  }
