import { resolve } from "node:path"
import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { createArticleNode, isArticle } from "./src/content/articles/article-nodes"
import { articleSchema } from "./src/content/articles/graphql"
import { assessmentSchema } from "./src/content/assessments/graphql"
import { checkBeforeBuild } from "./src/content/check/before-build"
import { contentFiles, repeatedFiles } from "./src/content/contract/files"
import { graphqlTypes } from "./src/content/contract/graphql"
import { servePanel } from "./src/content/develop/panel"
import { renewBrandStyles } from "./src/content/develop/renew-brand"
import { renewPosts } from "./src/content/develop/renew-posts"
import { onContentChecked, watchContent } from "./src/content/develop/watch-content"
import { drawingSchema } from "./src/content/drawings/graphql"
import { menuSchema } from "./src/content/menus/graphql"
import { leaveOutPagesOff } from "./src/content/menus/pages-off"
import { newsletterSchema } from "./src/content/newsletter/graphql"
import { createContentNodes, isJsonFile } from "./src/content/nodes/content-nodes"
import { ownPageSchema } from "./src/content/own-pages/graphql"
import { createOwnPageNode, isOwnPage } from "./src/content/own-pages/own-page-nodes"
import { redirectSchema } from "./src/content/redirects/graphql"
import { simpleHtmlExtension } from "./src/content/simple-html-extension"
import { textSchema } from "./src/content/texts/graphql"
import { divideLongWords } from "./src/content/words/graphql"
import { finishPages } from "./src/finish/finish-pages"
import { copyFonts, fontsFolder, makeFonts } from "./src/fonts/build"
import { removeFormerFonts } from "./src/fonts/former-files"
import { removeDeletedFiles } from "./src/gatsby/built-site"
import { folderHash } from "./src/gatsby/cache"
import { isBuild, isDevelop } from "./src/gatsby/command"
import { askAgainAfterLateChanges } from "./src/gatsby/late-changes"
import { checkReliances } from "./src/gatsby/reliances"
import { dropStaleCache, noteIngredients } from "./src/gatsby/stale-cache"
import { adaptWebpack, removeThirdPartyScripts } from "./src/gatsby/webpack"
import { languageSchema } from "./src/language/language-forms"
import { cardSchema } from "./src/outputs/cards/graphql"
import { writeLists } from "./src/outputs/lists"
import { serveFavicon, writeManifest } from "./src/outputs/manifest"
import { removeRedirects, writeRedirects } from "./src/outputs/redirects/write-redirects"
import { beginPictures, writePictures } from "./src/pictures/build"
import { pictureSchema } from "./src/pictures/graphql"
import { servePictures } from "./src/pictures/serve"
import { brandFolder, surfaces, writeBrandStyles } from "./src/styles/brand"
import { checkTokens } from "./src/styles/check-tokens"

/** The first hook of all: nothing is written or removed before it. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  checkReliances()
  checkTokens(reporter)
  if (isBuild()) await checkBeforeBuild(reporter)
  if (isDevelop()) await watchContent((text) => process.stdout.write(text))
  await dropStaleCache()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await noteIngredients()
  await writeBrandStyles()
  if (isDevelop()) onContentChecked(renewBrandStyles)
  await (isDevelop() ? copyFonts() : makeFonts(reporter))
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  servePanel(args.app)
  servePictures(args.app, args.getNodesByType)
  serveFavicon(args.app, args.getNodesByType)
  askAgainAfterLateChanges(args)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = renewPosts

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isOwnPage(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  if (isJsonFile(args)) return createContentNodes(args)
  return isOwnPage(args) ? createOwnPageNode(args) : createArticleNode(args)
}

export const onCreatePage: GatsbyNode["onCreatePage"] = leaveOutPagesOff

const schema = [
  assessmentSchema,
  redirectSchema,
  textSchema,
  articleSchema,
  ownPageSchema,
  menuSchema,
  newsletterSchema,
  cardSchema,
  languageSchema,
  pictureSchema,
  drawingSchema,
]

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(simpleHtmlExtension)
  actions.createTypes([graphqlTypes([...contentFiles, ...repeatedFiles]), ...schema.map(({ types }) => types)])
}

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  for (const { createResolvers } of schema) createResolvers(args)
  divideLongWords(args)
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => writeManifest(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, plugins, actions }) => {
  actions.replaceWebpackConfig(adaptWebpack(getConfig(), stage))
  const constants = { STYLES_HASH: folderHash(["src", fontsFolder, brandFolder], ".css"), SURFACES: surfaces() }
  const written = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  actions.setWebpackConfig({
    plugins: [plugins.define(Object.fromEntries(written))],
    resolve: { alias: { "site-fonts": resolve(fontsFolder), "site-brand": resolve(brandFolder) } },
  })
}

export const onPreBuild: GatsbyNode["onPreBuild"] = beginPictures

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeLists(args)
  await writePictures(args)
  await removeDeletedFiles(args)
  await removeThirdPartyScripts("public")
  await removeFormerFonts("public")
  await removeRedirects("public")
  await finishPages("public")
  await writeRedirects(args, "public")
}
