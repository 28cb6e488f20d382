require("./git/small-git")
const { Script } = require("node:vm")
// The one that Jest itself brings and runs.
const { default: JestRuntime } = require(require.resolve("jest-runtime", { paths: [require.resolve("jest")] }))

/**
 * Jest's runtime, but that modules are compiled as scripts: of a script V8 keeps what it has compiled, so that a process compiles a module once, and not for each
 * test file, as Jest 30 does with `vm.compileFunction` (https://github.com/nodejs/node/issues/35375). 2,063 tests of the kit took 119 seconds of processor time
 * in place of 224. Git is started by a small process meanwhile.
 */
module.exports = class extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} given */
  constructor(...given) {
    super(...given)
    const { executor } = this
    if (typeof executor?.compile !== "function" || !Array.isArray(executor.injectedModuleParameters))
      throw new Error("Jest compiles modules in another way now: see whether this file is still needed.")
    const compile = executor.compile.bind(executor)
    const head = `(function(${executor.injectedModuleParameters.join()}){`
    /** @param {string} text @param {string} filename */
    executor.compile = (text, filename) => {
      const context = executor.environment.getVmContext()
      if (context === null) return null
      try {
        return new Script(`${head}${text}\n})`, { filename, columnOffset: -head.length }).runInContext(context)
      } catch {
        // It says what is wrong in its own words.
        return compile(text, filename)
      }
    }
  }
}
