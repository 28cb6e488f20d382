import type { GatsbyConfig } from "gatsby"
import {
  guardServers,
  isInStudio,
  isWalkable,
  keepStaticFolder,
  serveStaticQueries,
  sitemap,
  staticHost,
} from "./kit/gatsby/config"

// The first file that Gatsby loads: no server listens before it.
guardServers()
keepStaticFolder()

const config: GatsbyConfig = {
  adapter: staticHost,
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // In the studio nobody writes queries, and their types would be regenerated with each edit.
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
      // Temporary files of the atomic writes by `npm run new` and the studio (kit/owner/files/write-file.ts), and leftovers of earlier versions' imports. A
      // link that leads out of data/ gets no node; nor does a pipe, since reading it would wait forever.
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
