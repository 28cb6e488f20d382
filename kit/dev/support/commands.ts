/** A command for maintainers of the kit. */
export interface KitCommand {
  /** A program from the project's packages, with its first arguments. */
  readonly line: string
  readonly about: string
}

/** The maintainers' commands, by the names that `npm run kit` takes. */
export const kitCommands = {
  generate: {
    line: "tsx kit/dev/generate.ts",
    about: "write what is derived from the contract, the rules for hosts and the sample",
  },
  lighthouse: { line: "tsx kit/dev/lighthouse.ts", about: "measure pages of the built site: /blog/ /books/, or all" },
  "install:browsers": {
    line: "tsx kit/dev/install-browsers.ts",
    about: "on Debian as root, what the tests need besides packages",
  },
  "build:owners": { line: "tsx kit/dev/build-owners.ts", about: "the other owners’ sites" },
  "another-owner": {
    line: "tsx kit/dev/another-owner.ts",
    about: "a copy of the project with another owner’s content",
  },
  "check:links": { line: "tsx kit/dev/check-links.ts", about: "ask for every address on other sites" },
  "test:components": { line: "jest --selectProjects components build content", about: "unit and component tests" },
  "test:built": { line: "jest --selectProjects built", about: "the files of the built sites" },
  "test:updates": { line: "jest --selectProjects updates", about: "updates of a site" },
  "test:site": { line: "playwright test", about: "the built sites in a browser" },
  "test:preview": { line: "playwright test --config __tests__/preview", about: "npm run develop in a browser" },
  "test:studio": { line: "playwright test --config kit/studio/__tests__/browser", about: "npm run edit in a browser" },
  "test:engines": {
    line: "playwright test --config __tests__/engines",
    about: "the sample’s site in Firefox and WebKit",
  },
  "test:mutations": { line: "tsx __tests__/mutations/run.ts", about: "the tests themselves, on broken sites" },
} satisfies Readonly<Record<string, KitCommand>>

/**
 * @param name of a maintainers' command
 * @param args its arguments
 * @returns a shell command line; the shell must find the programs of the project's packages
 */
export const commandLineOf = (name: keyof typeof kitCommands, ...args: readonly string[]): string =>
  [kitCommands[name].line, ...args].join(" ")
