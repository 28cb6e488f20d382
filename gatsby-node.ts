/** What the kit does in Gatsby's hooks. */
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  shouldOnCreateNode,
  sourceNodes,
} from "./kit/gatsby/hooks"
