import { resolve } from "node:path"
import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { createArticleNode, isArticle } from "./src/content/articles/article-nodes"
import { articleTypes, createArticleResolvers } from "./src/content/articles/graphql"
import { checkBeforeBuild } from "./src/content/check/before-build"
import { contentFiles } from "./src/content/contract/files"
import { graphqlTypes } from "./src/content/contract/graphql"
import { servePanel } from "./src/content/develop/panel"
import { renewPosts } from "./src/content/develop/renew-posts"
import { watchContent } from "./src/content/develop/watch-content"
import { createNewsletterResolvers, newsletterTypes } from "./src/content/newsletter/graphql"
import { createContentNodes, isJsonFile } from "./src/content/nodes/content-nodes"
import { simpleHtmlExtension } from "./src/content/simple-html-extension"
import { removeDeletedFiles } from "./src/finish/deleted-files"
import { finishPages } from "./src/finish/finish-pages"
import { removeUnusedFiles } from "./src/finish/unused-files"
import { copyFonts, fontsFolder, makeFonts } from "./src/fonts/build"
import { removeFormerFonts } from "./src/fonts/former-files"
import { folderHash } from "./src/gatsby/folder-hash"
import { checkReliances } from "./src/gatsby/reliances"
import { dropStaleCache, rememberMaker } from "./src/gatsby/stale-cache"
import { adaptWebpack } from "./src/gatsby/webpack"
import { createLanguageResolvers, languageTypes } from "./src/language/language-forms"
import { cardTypes, createCardResolvers } from "./src/outputs/cards/graphql"
import { writeLists } from "./src/outputs/lists"
import { writeManifest } from "./src/outputs/manifest"
import { beginPictures, writePictures } from "./src/pictures/build"
import { createPictureResolvers, pictureTypes } from "./src/pictures/graphql"
import { servePictures } from "./src/pictures/serve"
import { surfaces } from "./src/styles/colours"

/** The first hook of all: nothing is written or removed before it (gatsby/dist/services/initialize.js). */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (process.env.gatsby_executing_command === "build") await checkBeforeBuild(reporter)
  if (process.env.gatsby_executing_command === "develop") await watchContent((text) => process.stdout.write(text))
  await dropStaleCache()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  checkReliances()
  await rememberMaker()
  await (process.env.gatsby_executing_command === "develop" ? copyFonts() : makeFonts(reporter))
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
  await finishPages("public")
}
