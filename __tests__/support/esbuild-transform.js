const { createHash } = require("node:crypto")
const { readFileSync } = require("node:fs")
const { extname } = require("node:path")
const { transformSync, version } = require("esbuild")

/** @type {Record<string, import("esbuild").Loader>} */
const loaders = { ".ts": "ts", ".tsx": "tsx" }

/** What esbuild writes at the top of a module, and what of it is otherwise, so that a test can spy on what a module exports. */
const forSpies = [
  // What a module exports can be defined anew.
  ["{ get: all[name],", "{ configurable: true, get: all[name],"],
  ["{ get: () => from[key],", "{ configurable: true, get: () => from[key],"],
  // A namespace is the module itself, and no copy of it.
  [
    "var __toESM = (mod, isNodeMode, target) => (",
    "var __toESM = (mod, isNodeMode, target) => mod?.__esModule ? mod : (",
  ],
]
const helpers = /^(?:var __(?:export|copyProps|toESM) = .*|\s+__defProp\((?:target|to), .*)$/gm

/** Jest's transformer: TypeScript, JSX and ES modules as CommonJS. Calls of `jest.mock` stay where they are, below the imports. */
module.exports = {
  /** @param {string} text of the module @param {string} path */
  process(text, path) {
    const { code, map } = transformSync(text, {
      loader: loaders[extname(path)] ?? "js",
      format: "cjs",
      target: "node20",
      jsx: "automatic",
      sourcemap: "external",
      sourcefile: path,
      // Jest's own modules take no `import()`.
      supported: { "dynamic-import": false },
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    })
    return { code: code.replace(helpers, spiable), map }
  },
  /** @param {string} text @param {string} path */
  getCacheKey: (text, path) => createHash("sha1").update([version, itself, path, text].join("\0")).digest("hex"),
}

/** @param {string} line */
const spiable = (line) => forSpies.reduce((changed, [from, to]) => changed.replace(from, to), line)

const itself = readFileSync(__filename, "utf8")
