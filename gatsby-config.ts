import type { GatsbyConfig } from "gatsby"
import { staticHost } from "./src/build/static-host"

const config: GatsbyConfig = {
  adapter: staticHost,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-typescript",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data" } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-remark", options: { gfm: true, footnotes: true } },
  ],
}

export default config
