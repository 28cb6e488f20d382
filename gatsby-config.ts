import type { GatsbyConfig } from "gatsby"
import { guardServers, isInStudio, isWalkable, serveStaticQueries, sitemap, staticHost } from "./kit/gatsby/config"

// The first file that Gatsby loads: no server listens before it.
guardServers()

const config: GatsbyConfig = {
  adapter: staticHost,
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // In the studio nobody writes queries, and their types would be made anew with each edit.
  graphqlTypegen: !isInStudio && {
    typesOutputPath: process.env.TYPES_PATH ?? "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  // Before Gatsby's own: `onCreateDevServer` comes after it.
  developMiddleware: (app) => serveStaticQueries(app),
  plugins: [
    "gatsby-plugin-typescript",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      // Temporary files of the atomic writes by `npm run new` and the studio (kit/content/files/write-file.ts), and what `npm run import` keeps to undo it.
      // A link that leads out of data/ has no node; nor have pipes, which would be waited for.
      options: {
        name: "data",
        path: "data",
        ignore: ["**/.new-*.tmp", "**/.import/**", (path: string) => !isWalkable(path)],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
  ],
}

export default config
