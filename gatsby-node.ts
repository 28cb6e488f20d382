import { resolve } from "node:path"
import type { BuildArgs, CreateNodeArgs, GatsbyNode } from "gatsby"
import { articleSchema, createArticleNode, isArticle } from "./src/content/articles"
import { assessmentSchema } from "./src/content/assessments"
import { checkBeforeBuild } from "./src/content/check/before-build"
import { writeContentVersion } from "./src/content/content-version"
import { contentFiles, repeatedFiles } from "./src/content/contract/files"
import { graphqlTypes } from "./src/content/contract/graphql"
import { createCustomPageNode, customPageSchema, isCustomPage } from "./src/content/custom-pages/custom-page-nodes"
import { servePanel } from "./src/content/develop/panel"
import { renewFiles } from "./src/content/develop/renew-files"
import { onContentChecked, renewBrandStyles, renewPosts, watchContent } from "./src/content/develop/watch-content"
import { drawingSchema } from "./src/content/drawings/graphql"
import { leaveOutPagesOff, menuSchema } from "./src/content/menus"
import { newsletterSchema } from "./src/content/newsletter"
import { createContentNodes, isJsonFile } from "./src/content/nodes/content-nodes"
import { redirectSchema } from "./src/content/redirects"
import { simpleHtmlExtension } from "./src/content/simple-html"
import { print } from "./src/content/terminal"
import { textSchema } from "./src/content/texts/graphql"
import { divideLongWords } from "./src/content/words"
import { finishPages } from "./src/finish/finish-pages"
import { copyFonts, fontsFolder, makeFonts, removeFormerFonts } from "./src/fonts/build"
import { removeDeletedFiles } from "./src/gatsby/built-site"
import { folderHash } from "./src/gatsby/cache"
import { isBuild, isDevelop } from "./src/gatsby/command"
import { readFreshNodes } from "./src/gatsby/fresh-nodes"
import { askAgainAfterLateChanges } from "./src/gatsby/late-changes"
import { writeLeftPageData } from "./src/gatsby/left-page-data"
import { keepUpWithEdits } from "./src/gatsby/many-edits"
import { plainly } from "./src/gatsby/plain-errors"
import { checkReliances } from "./src/gatsby/reliances"
import { dropStaleCache, noteIngredients } from "./src/gatsby/stale-cache"
import { adaptWebpack, removeUnasked } from "./src/gatsby/webpack"
import { languageSchema } from "./src/language/language-forms"
import { cardSchema } from "./src/outputs/cards/graphql"
import { writeLists } from "./src/outputs/lists"
import { serveFavicon, writeManifest } from "./src/outputs/manifest"
import { removeRedirects, writeRedirects } from "./src/outputs/redirects"
import { beginPictures, writePictures } from "./src/pictures/build"
import { pictureSchema } from "./src/pictures/graphql"
import { servePictures } from "./src/pictures/serve"
import { brandFolder, surfaces, writeBrandStyles } from "./src/styles/brand"
import { checkTokens } from "./src/styles/token-file"

/** Gatsby's first hook: nothing is written or removed before it. */
export const onPreInit: GatsbyNode["onPreInit"] = plainly("looking at the content", async ({ reporter }) => {
  checkReliances()
  checkTokens(reporter)
  if (isBuild()) await checkBeforeBuild(reporter)
  if (isDevelop()) await watchContent(print)
  await dropStaleCache()
})

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = plainly(
  "making fonts and colours",
  async ({ reporter }) => {
    await noteIngredients()
    await writeBrandStyles()
    if (isDevelop()) onContentChecked(renewBrandStyles)
    await (isDevelop() ? copyFonts() : makeFonts(reporter))
  },
)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  servePanel(args.app)
  servePictures(args.app, args.getNodesByType)
  serveFavicon(args.app, args.getNodesByType)
  askAgainAfterLateChanges(args)
  await writeLeftPageData(args)
  await keepUpWithEdits()
  await readFreshNodes(args)
  onContentChecked(() => renewFiles(args))
}

export const sourceNodes: GatsbyNode["sourceNodes"] = plainly("reading the posts", renewPosts)

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isCustomPage(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

const reading = ({ node }: Pick<CreateNodeArgs, "node">) =>
  `reading ${isArticle({ node }) ? `the post ${node.slug}` : `data/${node.relativePath}`}`

export const onCreateNode: GatsbyNode["onCreateNode"] = plainly(reading, (args: CreateNodeArgs) => {
  if (isJsonFile(args)) return createContentNodes(args)
  return isCustomPage(args) ? createCustomPageNode(args) : createArticleNode(args)
})

export const onCreatePage: GatsbyNode["onCreatePage"] = plainly(
  ({ page }) => `making the page ${page.path}`,
  leaveOutPagesOff,
)

const schema = [
  assessmentSchema,
  redirectSchema,
  textSchema,
  articleSchema,
  customPageSchema,
  menuSchema,
  newsletterSchema,
  cardSchema,
  languageSchema,
  pictureSchema,
  drawingSchema,
]

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = plainly(
  "declaring the types of the content",
  ({ actions }) => {
    actions.createFieldExtension(simpleHtmlExtension)
    actions.createTypes([graphqlTypes([...contentFiles, ...repeatedFiles]), ...schema.map(({ types }) => types)])
  },
)

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  for (const { createResolvers } of schema) createResolvers(args)
  divideLongWords(args)
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = plainly("drawing the site’s icons", (args) =>
  writeManifest(args),
)

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

/** What is done to the built pages, in this order. */
const steps: ReadonlyArray<ReturnType<typeof plainly<BuildArgs, Promise<void>>>> = [
  plainly("writing feeds and lists", (args: BuildArgs) => writeLists(args)),
  plainly("making the pictures", writePictures),
  plainly("removing what is no longer shown", async (args) => {
    await removeDeletedFiles(args)
    await removeUnasked("public")
    await removeFormerFonts("public")
    await removeRedirects("public")
  }),
  plainly("finishing the pages", () => finishPages("public")),
  plainly("writing the redirects", (args) => writeRedirects(args, "public")),
  plainly("writing the content’s version", () => writeContentVersion("public")),
]

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  for (const step of steps) await step(args)
}
