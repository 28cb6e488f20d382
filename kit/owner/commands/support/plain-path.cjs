/** Loaded first if Gatsby runs at a link to the project (see ../gatsby.cjs): makes the link look like the folder itself, whose real path stays hidden. */
const fs = require("node:fs")
const { syncBuiltinESMExports } = require("node:module")
const { sep } = require("node:path")

const link = process.env.SITE_LINK
const folder = fs.realpathSync.native(link)

const seen = (path) =>
  typeof path === "string" && `${path}${sep}`.startsWith(folder + sep) ? link + path.slice(folder.length) : path

/** Wraps a function that yields a path: as its return value, by a promise, or to a callback. */
const answersAsSeen =
  (ask) =>
  (...args) => {
    const last = args.at(-1)
    if (typeof last === "function") args[args.length - 1] = (error, path) => last(error, seen(path))
    const answer = ask(...args)
    return answer instanceof Promise ? answer.then(seen) : seen(answer)
  }

process.cwd = answersAsSeen(process.cwd)
fs.promises.realpath = answersAsSeen(fs.promises.realpath)
for (const name of ["realpath", "realpathSync"])
  fs[name] = Object.assign(answersAsSeen(fs[name]), { native: answersAsSeen(fs[name].native) })

for (const [module, names] of [
  [fs, ["lstat", "lstatSync", "readlink", "readlinkSync"]],
  [fs.promises, ["lstat", "readlink"]],
])
  for (const name of names) {
    const ask = module[name]
    module[name] = (path, ...others) => ask(path === link ? folder : path, ...others)
  }
syncBuiltinESMExports()
