// Loaded into every process of a build by NODE_OPTIONS=--require: gatsby-plugin-sharp does all that it does but for the work on pictures
// itself, and so a build shows what it costs without that. The site that comes of it has no pictures.
const Module = require("node:module")

const load = Module._load
Module._load = function (request, parent, ...rest) {
  const loaded = load.call(this, request, parent, ...rest)
  const isWork = request === "./process-file" && /gatsby-plugin-sharp.gatsby-worker\.js$/.test(parent?.filename)
  return isWork ? { ...loaded, processFile: async (_, transforms) => transforms } : loaded
}
