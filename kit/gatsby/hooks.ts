import { resolve } from "node:path"
import type { CreateNodeArgs, GatsbyNode, Reporter } from "gatsby"
import { checkData } from "../content/check/check-data"
import { countDiagnostics, formatHuman } from "../content/check/format-human"
import { contentFiles, repeatedFiles } from "../content/contract/files"
import { isError } from "../content/diagnostic/diagnostic"
import { memoOfData } from "../content/files/memo"
import { print } from "../content/files/terminal"
import { isInStudio } from "../guard/guard"
import { brandFolder, themeSurfaces, writeBrandStyles } from "./brand/brand"
import { folderHash } from "./cache"
import { isBuild, isDevelop } from "./command"
import { finishPages } from "./finish/finish-pages"
import { copyFonts, fontsFolder, makeFonts, removeFormerFonts } from "./fonts/build"
import { graphqlTypes } from "./graphql/content-types"
import { createPart } from "./graphql/schema"
import { articleSchema, createArticleNode, isArticle } from "./nodes/articles"
import { assessmentSchema } from "./nodes/assessments"
import { availabilitySchema } from "./nodes/availability"
import { caseSchema } from "./nodes/cases"
import { createContentNodes, isJsonFile } from "./nodes/content-nodes"
import { createCustomPageNode, createCustomPages, customPageSchema, isCustomPage } from "./nodes/custom-page-nodes"
import { drawingSchema } from "./nodes/drawings"
import { engagementSchema } from "./nodes/engagement"
import { heroSchema } from "./nodes/hero-forms"
import { hyphenateLongWords } from "./nodes/hyphenation"
import { languageSchema } from "./nodes/language-forms"
import { deleteDisabledPage, menuSchema } from "./nodes/menus"
import { newsletterSchema } from "./nodes/newsletter"
import { redirectSchema } from "./nodes/redirects"
import { simpleHtmlExtension } from "./nodes/simple-html"
import { textSchema } from "./nodes/texts"
import { cardSchema, warnOfFallbacks } from "./outputs/cards/graphql"
import { serveFavicon, writeManifest } from "./outputs/manifest"
import { writeProgramFiles } from "./outputs/program-files"
import { removeRedirects, writeRedirects } from "./outputs/redirects"
import { copyStaticFiles, followStaticFiles } from "./outputs/static-files"
import { checkAssumptions } from "./patches/assumptions"
import { removeDeletedFiles } from "./patches/build/built-site"
import { dropStaleCache, recordCacheInputs } from "./patches/build/stale-cache"
import { adaptWebpack, removeUnusedFiles } from "./patches/build/webpack"
import { readFreshNodes } from "./patches/preview/fresh-nodes"
import { rerunStaleQueries } from "./patches/preview/late-changes"
import { writeLeftPageData } from "./patches/preview/left-page-data"
import { disableRecompileLimit } from "./patches/preview/many-edits"
import { sendMissedResults } from "./patches/preview/missed-results"
import { refreshFileNodes } from "./patches/preview/refresh-file-nodes"
import { answerUnchangedPages } from "./patches/preview/unchanged-results"
import { hideUnusedPageFiles } from "./patches/unused-page-files"
import { startEncoding, writePictures } from "./pictures/build"
import { pictureSchema } from "./pictures/graphql"
import { servePictures } from "./pictures/serve"
import { servePanel } from "./preview/panel"
import { tagContent } from "./preview/source-texts"
import { onContentChecked, refreshBrandStyles, refreshDrafts, watchContent } from "./preview/watch-content"

/**
 * Checks the content before Gatsby writes anything. Errors end the build, warnings are only shown.
 *
 * @param reporter Gatsby's, which ends the process on panic
 */
async function checkBeforeBuild(reporter: Reporter): Promise<void> {
  const diagnostics = await checkData("data", { memo: memoOfData })
  // Not through the reporter: it breaks lines, which would misplace the carets.
  if (diagnostics.length > 0) print(`\n${formatHuman(diagnostics, { color: false })}\n`)
  if (diagnostics.some(isError))
    reporter.panic(
      `The site was not built, and public/ is unchanged. The content in data/ has ${countDiagnostics(diagnostics)}`,
    )
}

/** Gatsby's first hook: nothing is written or removed before it. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  checkAssumptions()
  hideUnusedPageFiles(reporter)
  if (isBuild()) await checkBeforeBuild(reporter)
  if (isDevelop()) await watchContent(print)
  await dropStaleCache()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await recordCacheInputs()
  await writeBrandStyles()
  if (isDevelop()) onContentChecked(refreshBrandStyles)
  await (isDevelop() ? copyFonts() : makeFonts(reporter))
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  await followStaticFiles()
  servePanel(args.app)
  servePictures(args.app, args.getNodesByType)
  serveFavicon(args.app, args.getNodesByType)
  rerunStaleQueries(args)
  await writeLeftPageData(args)
  answerUnchangedPages(args)
  await sendMissedResults(args)
  await disableRecompileLimit()
  await readFreshNodes(args)
  onContentChecked(() => refreshFileNodes(args))
}

export const sourceNodes: GatsbyNode["sourceNodes"] = refreshDrafts

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isCustomPage(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

export const onCreateNode: GatsbyNode["onCreateNode"] = (args: CreateNodeArgs) => {
  if (isJsonFile(args)) return createContentNodes(args)
  return isCustomPage(args) ? createCustomPageNode(args) : createArticleNode(args)
}

export const createPages: GatsbyNode["createPages"] = createCustomPages

export const onCreatePage: GatsbyNode["onCreatePage"] = deleteDisabledPage

const schema = [
  assessmentSchema,
  engagementSchema,
  heroSchema,
  redirectSchema,
  textSchema,
  articleSchema,
  customPageSchema,
  caseSchema,
  menuSchema,
  newsletterSchema,
  cardSchema,
  languageSchema,
  availabilitySchema,
  pictureSchema,
  drawingSchema,
]

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(simpleHtmlExtension)
  actions.createTypes([graphqlTypes([...contentFiles, ...repeatedFiles]), ...schema.map(({ types }) => types)])
}

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  for (const part of schema) createPart(part, args)
  hyphenateLongWords(args)
  if (isInStudio) tagContent(args)
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => writeManifest(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, plugins, actions }) => {
  actions.replaceWebpackConfig(adaptWebpack(getConfig(), stage))
  const constants = { STYLES_HASH: folderHash(["src", fontsFolder, brandFolder], ".css"), SURFACES: themeSurfaces() }
  const written = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  actions.setWebpackConfig({
    plugins: [plugins.define(Object.fromEntries(written))],
    resolve: { alias: { "site-fonts": resolve(fontsFolder), "site-brand": resolve(brandFolder) } },
  })
}

export const onPreBuild: GatsbyNode["onPreBuild"] = async (args) => {
  startEncoding(args)
  await copyStaticFiles()
}

/** What is done to the built pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  warnOfFallbacks(args)
  await writeProgramFiles(args)
  await writePictures(args)
  await removeDeletedFiles(args)
  await removeUnusedFiles("public")
  await removeFormerFonts("public")
  await removeRedirects("public")
  await finishPages("public")
  await writeRedirects(args, "public")
}
