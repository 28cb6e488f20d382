import { resolve } from "node:path"
import type { BuildArgs, CreateNodeArgs, GatsbyNode, Reporter } from "gatsby"
import { checkData } from "../content/check/check-data"
import { countDiagnostics, formatHuman } from "../content/check/format-human"
import { contentFiles, repeatedFiles } from "../content/contract/files"
import { isError } from "../content/diagnostic/diagnostic"
import { writeContentVersion } from "../content/files/content-version"
import { memoOfData } from "../content/files/memo"
import { print } from "../content/files/terminal"
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
import { createCustomPageNode, customPageSchema, isCustomPage } from "./nodes/custom-page-nodes"
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
import { cardSchema } from "./outputs/cards/graphql"
import { serveFavicon, writeManifest } from "./outputs/manifest"
import { writeProgramFiles } from "./outputs/program-files"
import { removeRedirects, writeRedirects } from "./outputs/redirects"
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
import { startEncoding, writePictures } from "./pictures/build"
import { pictureSchema } from "./pictures/graphql"
import { servePictures } from "./pictures/serve"
import { withPlainErrors } from "./plain-errors"
import { servePanel } from "./preview/panel"
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
export const onPreInit: GatsbyNode["onPreInit"] = withPlainErrors("looking at the content", async ({ reporter }) => {
  checkAssumptions()
  if (isBuild()) await checkBeforeBuild(reporter)
  if (isDevelop()) await watchContent(print)
  await dropStaleCache()
})

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = withPlainErrors(
  "making fonts and colours",
  async ({ reporter }) => {
    await recordCacheInputs()
    await writeBrandStyles()
    if (isDevelop()) onContentChecked(refreshBrandStyles)
    await (isDevelop() ? copyFonts() : makeFonts(reporter))
  },
)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  servePanel(args.app)
  servePictures(args.app, args.getNodesByType)
  serveFavicon(args.app, args.getNodesByType)
  rerunStaleQueries(args)
  await writeLeftPageData(args)
  await sendMissedResults(args)
  await disableRecompileLimit()
  await readFreshNodes(args)
  onContentChecked(() => refreshFileNodes(args))
}

export const sourceNodes: GatsbyNode["sourceNodes"] = withPlainErrors("reading drafts", refreshDrafts)

const isContent = (args: Pick<CreateNodeArgs, "node">) => isJsonFile(args) || isCustomPage(args) || isArticle(args)

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContent

const reading = ({ node }: Pick<CreateNodeArgs, "node">) =>
  `reading ${isArticle({ node }) ? `the post ${node.slug}` : `data/${node.relativePath}`}`

export const onCreateNode: GatsbyNode["onCreateNode"] = withPlainErrors(reading, (args: CreateNodeArgs) => {
  if (isJsonFile(args)) return createContentNodes(args)
  return isCustomPage(args) ? createCustomPageNode(args) : createArticleNode(args)
})

export const onCreatePage: GatsbyNode["onCreatePage"] = withPlainErrors(
  ({ page }) => `making the page ${page.path}`,
  deleteDisabledPage,
)

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

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = withPlainErrors(
  "declaring the types of the content",
  ({ actions }) => {
    actions.createFieldExtension(simpleHtmlExtension)
    actions.createTypes([graphqlTypes([...contentFiles, ...repeatedFiles]), ...schema.map(({ types }) => types)])
  },
)

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  for (const part of schema) createPart(part, args)
  hyphenateLongWords(args)
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = withPlainErrors("drawing the site’s icons", (args) =>
  writeManifest(args),
)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = withPlainErrors(
  "configuring webpack",
  ({ stage, getConfig, plugins, actions }) => {
    actions.replaceWebpackConfig(adaptWebpack(getConfig(), stage))
    const constants = { STYLES_HASH: folderHash(["src", fontsFolder, brandFolder], ".css"), SURFACES: themeSurfaces() }
    const written = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
    actions.setWebpackConfig({
      plugins: [plugins.define(Object.fromEntries(written))],
      resolve: { alias: { "site-fonts": resolve(fontsFolder), "site-brand": resolve(brandFolder) } },
    })
  },
)

export const onPreBuild: GatsbyNode["onPreBuild"] = startEncoding

/** What is done to the built pages, in this order. */
const steps: ReadonlyArray<ReturnType<typeof withPlainErrors<BuildArgs, Promise<void>>>> = [
  withPlainErrors("writing feeds and lists", (args: BuildArgs) => writeProgramFiles(args)),
  withPlainErrors("making the pictures", writePictures),
  withPlainErrors("removing what is no longer shown", async (args) => {
    await removeDeletedFiles(args)
    await removeUnusedFiles("public")
    await removeFormerFonts("public")
    await removeRedirects("public")
  }),
  withPlainErrors("finishing the pages", () => finishPages("public")),
  withPlainErrors("writing the redirects", (args) => writeRedirects(args, "public")),
  withPlainErrors("writing the content’s version", () => writeContentVersion("public")),
]

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  for (const step of steps) await step(args)
}
