interface Loader {
  options?: { limit?: number | false; modules?: { localIdentName?: string } }
}

export interface Rule {
  test?: RegExp
  oneOf?: Rule[]
  use?: Loader[] | Loader | string
}

/** What is used of webpack's plugins. */
export interface Plugin {
  constructor: { name: string }
  options?: Record<string, unknown>
  apply(compiler: Compiler): void
}

interface Compiler {
  hooks: {
    done: { tap(name: string, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void }
  }
}

/** What is used of Gatsby's webpack configuration. */
export interface WebpackConfig {
  devtool?: string | false
  cache?: { type?: string; version?: string }
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> }
    minimizer?: Array<{
      constructor: { name: string }
      options?: { minimizer?: { options?: { output?: Record<string, unknown> } } }
    }>
  }
  module?: { rules?: unknown[] }
  plugins?: Plugin[]
  resolve?: { alias?: Record<string, unknown> }
}

/**
 * @param part of Gatsby's webpack configuration, as it was found
 * @param what it is, for the error
 * @param knownIn our file that changes it
 * @returns the part
 * @throws an Error if it was not found: Gatsby's configuration is not the one of Gatsby 5.16.1 any more
 */
export function found<Part>(part: Part | undefined, what: string, knownIn: string): Part {
  if (part !== undefined) return part
  throw new Error(
    `${knownIn} relies on ${what} in Gatsby's webpack configuration, seen in Gatsby 5.16.1, and it is not there. ` +
      `Find out how Gatsby does this now, and change ${knownIn}.`,
  )
}

/** Puts aliases ahead of Gatsby's: of several that fit a module, webpack takes the first. */
export function addAliases(config: WebpackConfig, aliases: Readonly<Record<string, unknown>>): void {
  config.resolve = { ...config.resolve, alias: { ...aliases, ...config.resolve?.alias } }
}
