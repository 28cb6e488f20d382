import type { KnipConfig } from "knip"

const config: KnipConfig = {
  workspaces: {
    ".": {
      // Gatsby takes the modules that are named no-… in place of its own.
      entry: ["src/pages/**/*.tsx", "src/gatsby/no-*.ts", "__tests__/**/*.{test,spec}.{ts,tsx}"],
      // Fonts are read as files, and jest's plugin for modules and graphql come with babel-preset-gatsby and gatsby.
      ignoreDependencies: [
        "@fontsource/.+",
        "@fontsource-variable/.+",
        "@babel/plugin-transform-modules-commonjs",
        "graphql",
        "site-fonts",
      ],
      ignoreBinaries: ["Xvfb", "WebKitWebDriver", "apt-get"],
    },
    bench: { entry: ["scale/process-recorder.cjs"] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Gatsby, and no module, reads the fragments that a file exports.
  compilers: { tsx: withoutFragments, ts: withoutFragments },
}

function withoutFragments(source: string): string {
  return source.replaceAll(/^export (?=const \w+ = graphql`)/gm, "")
}

export default config
