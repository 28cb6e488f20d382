import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { removeDeletedPictures } from "./src/build/deleted-pictures"
import { folderHash } from "./src/build/folder-hash"
import { writeLists } from "./src/build/lists"
import { removeRouteAnnouncer } from "./src/build/no-route-announcer"
import { writePolicies } from "./src/build/security-policy"
import { dropStaleCache, rememberMaker } from "./src/build/stale-cache"
import { removeUnusedFiles } from "./src/build/unused-files"
import { adaptWebpack } from "./src/build/webpack"
import { createArticleNode, isArticle } from "./src/content/articles/article-nodes"
import { articleTypes, createArticleResolvers } from "./src/content/articles/graphql"
import { checkBeforeBuild } from "./src/content/check/before-build"
import { contentFiles } from "./src/content/contract/files"
import { graphqlTypes } from "./src/content/contract/graphql"
import { createContentNodes, isJsonFile } from "./src/content/develop/content-nodes"
import { servePanel } from "./src/content/develop/panel"
import { renewPosts } from "./src/content/develop/renew-posts"
import { watchContent } from "./src/content/develop/watch-content"
import { simpleHtmlExtension } from "./src/content/simple-html-extension"

/** The first hook of all: nothing is written or removed before it (gatsby/dist/services/initialize.js). */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (process.env.gatsby_executing_command === "build") await checkBeforeBuild(reporter)
  if (process.env.gatsby_executing_command === "develop") await watchContent((text) => process.stdout.write(text))
  await dropStaleCache()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await rememberMaker()
  await removeRouteAnnouncer()
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => servePanel(app)

export const sourceNodes: GatsbyNode["sourceNodes"] = renewPosts

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) =>
  isJsonFile(args) ? createContentNodes(args) : createArticleNode(args)

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(simpleHtmlExtension)
  actions.createTypes([graphqlTypes(contentFiles), articleTypes])
}

export const createResolvers: GatsbyNode["createResolvers"] = createArticleResolvers

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, plugins, actions }) => {
  actions.replaceWebpackConfig(adaptWebpack(getConfig(), stage))
  actions.setWebpackConfig({ plugins: [plugins.define({ STYLES_HASH: JSON.stringify(folderHash(["src"], ".css")) })] })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeLists(args)
  await removeDeletedPictures(args)
  await removeUnusedFiles()
  await writePolicies("public")
}
