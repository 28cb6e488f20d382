/**
 * Runs the script named in its arguments, with the arguments that follow, and ends it with the studio, even if the studio is killed: the system
 * then closes the pipe between them.
 */
const { Socket } = require("node:net")

const pipe = new Socket({ fd: 3, readable: true, writable: false })
pipe.on("error", () => pipe.destroy())
pipe.on("close", () => {
  try {
    // This process leads the process group. Windows has no groups; there, the preview's processes end by themselves with this one.
    if (process.platform !== "win32") process.kill(-process.pid, "SIGTERM")
  } finally {
    process.exit(1)
  }
})
pipe.resume()
pipe.unref()

process.argv.splice(1, 1)
require(process.argv[1])
