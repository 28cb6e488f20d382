/** ES modules alone, which Jest does not read as they are: fontkitten, httpxy, intl-messageformat, and unified with what it is made of. */
const esModules = [
  "httpxy",
  "intl-messageformat",
  "@formatjs/[^/]*",
  "fontkitten",
  "(?:remark|rehype|mdast|hast|unist|micromark|vfile|character-entities)(?:-[^/]*)?",
  "unified",
  "@ungap/structured-clone",
  "bail",
  "ccount",
  "comma-separated-tokens",
  "decode-named-character-reference",
  "devlop",
  "escape-string-regexp",
  "html-void-elements",
  "is-plain-obj",
  "longest-streak",
  "markdown-table",
  "collapse-white-space",
  "entities",
  "hastscript",
  "parse5",
  "trim-trailing-lines",
  "web-namespaces",
  "property-information",
  "space-separated-tokens",
  "stringify-entities",
  "trim-lines",
  "trough",
  "zwitch",
].join("|")

// What the tests read is in English, whatever the system's language.
process.env.STUDIO_LANGUAGE = "en"

const restoreMocks = "<rootDir>/__tests__/support/restore-mocks.ts"
const equalBytes = "<rootDir>/__tests__/support/equal-bytes.js"

/** Only what is so called may read data/. */
const onContent = "\\.content\\.test\\.ts$"
const withoutContent = { "/support/owners$": "<rootDir>/__tests__/support/no-owners.ts" }

/** The tests of the site's functions, and of each part of the kit, whose names end so. */
const units = (ending) => [`<rootDir>/__tests__/unit/**/*${ending}`, `<rootDir>/kit/**/__tests__/**/*${ending}`]

/** @type {import("jest").Config} */
const shared = {
  runtime: "<rootDir>/__tests__/support/script-runtime.js",
  transform: { "\\.m?[jt]sx?$": "<rootDir>/__tests__/support/esbuild-transform.js" },
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/components/support/no-styles.ts",
    "^gatsby$": "<rootDir>/__tests__/components/support/gatsby.tsx",
    "^site-fonts$": "<rootDir>/__tests__/components/support/site-fonts.ts",
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`],
  // .cache, public, .owners and .update hold copies of package.json that would confuse Jest's map of modules.
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public", "<rootDir>/.owners", "<rootDir>/.update"],
  globalSetup: "<rootDir>/__tests__/support/temporary-folder.ts",
  setupFilesAfterEnv: [restoreMocks, equalBytes],
  // The build reads them from src/styles/tokens.css.
  globals: { STYLES_HASH: "", SURFACES: { light: "#ffffff", dark: "#000000" } },
}

/** @type {import("jest").Config} */
module.exports = {
  // How long a test takes says how busy the machine is.
  testTimeout: 120_000,
  // Without a second copy of all failures at the end, however many files have run.
  reporters: ["<rootDir>/__tests__/support/failures.js", "default", ["summary", { summaryThreshold: 100_000 }]],
  projects: [
    {
      ...shared,
      displayName: "components",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.tsx", "<rootDir>/kit/**/__tests__/**/*.dom.test.ts"],
      moduleNameMapper: { ...shared.moduleNameMapper, ...withoutContent },
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/components/support/setup.ts"],
    },
    {
      ...shared,
      displayName: "build",
      testMatch: units(".test.ts"),
      testPathIgnorePatterns: [onContent, "\\.dom\\.test\\.ts$", "/__tests__/updates/"],
      moduleNameMapper: { ...shared.moduleNameMapper, ...withoutContent },
      testEnvironment: "node",
    },
    {
      ...shared,
      displayName: "content",
      testMatch: units(".content.test.ts"),
      testEnvironment: "node",
    },
    {
      ...shared,
      displayName: "updates",
      testMatch: ["<rootDir>/kit/owner/__tests__/updates/*.test.ts"],
      testEnvironment: "node",
    },
    {
      ...shared,
      displayName: "built",
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: [restoreMocks],
    },
  ],
}
