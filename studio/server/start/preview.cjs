/**
 * Runs the preview, and ends it with the studio even if the studio is killed: the system closes the pipe between them then. What is to be run, and
 * with which arguments, follows in the arguments.
 */
const { Socket } = require("node:net")

const pipe = new Socket({ fd: 3, readable: true, writable: false })
pipe.on("error", () => pipe.destroy())
pipe.on("close", () => {
  try {
    // The whole group of processes, whose first this one is. Windows has no groups; what the preview has started there ends by itself when this one does.
    if (process.platform !== "win32") process.kill(-process.pid, "SIGTERM")
  } finally {
    process.exit(1)
  }
})
pipe.resume()
pipe.unref()

process.argv.splice(1, 1)
require(process.argv[1])
