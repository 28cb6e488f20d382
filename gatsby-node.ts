import { resolve } from "node:path"
import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { cardTypes, createCardResolvers } from "./src/build/cards/graphql"
import { surfaces } from "./src/build/colours"
import { removeDeletedFiles } from "./src/build/deleted-files"
import { folderHash } from "./src/build/folder-hash"
import { createLanguageResolvers, languageTypes } from "./src/build/language-forms"
import { startScriptsLate } from "./src/build/late-scripts"
import { writeLists } from "./src/build/lists"
import { writeManifest } from "./src/build/manifest"
import { removeRouteAnnouncer } from "./src/build/no-route-announcer"
import { writePolicies } from "./src/build/security-policy"
import { dropStaleCache, rememberMaker } from "./src/build/stale-cache"
import { removeUnusedFiles } from "./src/build/unused-files"
import { adaptWebpack } from "./src/build/webpack"
import { mendWholeLoads } from "./src/build/whole-loads"
import { createArticleNode, isArticle } from "./src/content/articles/article-nodes"
import { articleTypes, createArticleResolvers } from "./src/content/articles/graphql"
import { checkBeforeBuild } from "./src/content/check/before-build"
import { contentFiles } from "./src/content/contract/files"
import { graphqlTypes } from "./src/content/contract/graphql"
import { createContentNodes, isJsonFile } from "./src/content/develop/content-nodes"
import { servePanel } from "./src/content/develop/panel"
import { renewPosts } from "./src/content/develop/renew-posts"
import { watchContent } from "./src/content/develop/watch-content"
import { createNewsletterResolvers, newsletterTypes } from "./src/content/newsletter/graphql"
import { simpleHtmlExtension } from "./src/content/simple-html-extension"
import { copyFonts, fontsFolder, makeFonts } from "./src/fonts/build"
import { removeFormerFonts } from "./src/fonts/former-files"
import { beginPictures, writePictures } from "./src/pictures/build"
import { createPictureResolvers, pictureTypes } from "./src/pictures/graphql"
import { servePictures } from "./src/pictures/serve"

/** The first hook of all: nothing is written or removed before it (gatsby/dist/services/initialize.js). */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (process.env.gatsby_executing_command === "build") await checkBeforeBuild(reporter)
  if (process.env.gatsby_executing_command === "develop") await watchContent((text) => process.stdout.write(text))
  await dropStaleCache()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await rememberMaker()
  await (process.env.gatsby_executing_command === "develop" ? copyFonts() : makeFonts(reporter))
  await removeRouteAnnouncer()
  await mendWholeLoads()
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, getNodesByType }) => {
  servePanel(app)
  servePictures(app, getNodesByType)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = renewPosts

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) =>
  isJsonFile(args) ? createContentNodes(args) : createArticleNode(args)

const pageTypes = contentFiles.filter(({ path }) => path.startsWith("pages/")).map(({ typeName }) => typeName)

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(simpleHtmlExtension)
  actions.createTypes([
    graphqlTypes(contentFiles),
    articleTypes,
    newsletterTypes,
    cardTypes(pageTypes),
    languageTypes,
    pictureTypes,
  ])
}

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createArticleResolvers(args)
  createNewsletterResolvers(args)
  createCardResolvers(args, pageTypes)
  createLanguageResolvers(args)
  createPictureResolvers(args)
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = writeManifest

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, plugins, actions }) => {
  actions.replaceWebpackConfig(adaptWebpack(getConfig(), stage))
  const stated = { STYLES_HASH: folderHash(["src", fontsFolder], ".css"), SURFACES: surfaces() }
  const constants = Object.entries(stated).map(([name, value]) => [name, JSON.stringify(value)])
  actions.setWebpackConfig({
    plugins: [plugins.define(Object.fromEntries(constants))],
    resolve: { alias: { "site-fonts": resolve(fontsFolder) } },
  })
}

export const onPreBuild: GatsbyNode["onPreBuild"] = beginPictures

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeLists(args)
  await writePictures(args)
  await removeDeletedFiles(args)
  await removeUnusedFiles()
  await removeFormerFonts("public")
  await startScriptsLate("public")
  await writePolicies("public")
}
