/** Gatsby finds fragments among the exports of all files: nobody imports them. */
const withoutFragments = (text: string): string => text.replace(/^export (const \w+ = graphql`\s*fragment)/gm, "$1")

export default {
  // Files that Gatsby, webpack, esbuild and npm’s commands refer to by path.
  entry: [
    "kit/gatsby/patches/browser/no-head-handler.ts",
    "kit/gatsby/patches/browser/silent-announcer.ts",
    "kit/studio/client/app/main.tsx",
    "kit/owner/import/read-process.ts",
    "src/page-kinds/*.tsx",
    "kit/owner/commands/*.{ts,cjs}",
    "kit/dev/*.ts",
    "**/playwright.config.ts",
    "kit/gatsby/patches/*/*.cjs",
  ],
  project: ["**/*.{ts,tsx,js}"],
  ignoreDependencies: [
    // Found by the paths of their files.
    "@fontsource.*",
    // The site's fonts, which webpack finds in .cache.
    "site-fonts",
    // Jest's own.
    "jest-runtime",
    // Gatsby's own.
    "graphql",
    "@gatsbyjs/reach-router",
  ],
  // What a machine may or may not have.
  ignoreBinaries: ["Xvfb", "WebKitWebDriver", "apt-get", "mkfifo"],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
}
