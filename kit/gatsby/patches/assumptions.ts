import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A file in `node_modules`, and a string that it must contain. */
type Assumption = readonly [file: string, text: string]

const runtime = "gatsby/cache-dir"
const partytown = "gatsby/dist/internal-plugins/partytown"

/**
 * What each of our files assumes about the insides of Gatsby and its packages. Browser files cannot check this themselves, so all are listed here. What Gatsby
 * documents does not count as an assumption.
 */
export const assumptions: Readonly<Record<string, readonly Assumption[]>> = {
  // The tab knows the build that it was opened with.
  "kit/gatsby/patches/browser/same-build.tsx": [[`${runtime}/static-entry.js`, "window.___webpackCompilationHash="]],
  // The router leaves for a page of another build, and pushes its address.
  "kit/gatsby/patches/browser/other-build.ts": [
    [`${runtime}/navigation.js`, "window.location = pathname + search + hash"],
  ],
  // The announcer's element takes its attributes from a module replaced by an alias.
  "kit/gatsby/patches/browser/silent-announcer.ts": [
    [`${runtime}/navigation.js`, 'from "./route-announcer-props"'],
    [`${runtime}/static-entry.js`, "require(`./route-announcer-props`)"],
  ],
  "kit/gatsby/patches/browser/no-head-handler.ts": [
    [`${runtime}/page-renderer.js`, 'from "./head/head-export-handler-for-browser"'],
  ],
  // A hash is decoded to scroll to it.
  "kit/gatsby/patches/build/hash-loader.cjs": [
    ["gatsby-react-router-scroll/scroll-handler.js", "decodeURI(hash)"],
    [`${runtime}/navigation.js`, "decodeURI(hash.slice(1))"],
  ],
  "kit/gatsby/patches/build/webpack.ts": [
    // Modules that webpack aliases leave out.
    [`${runtime}/production-app.js`, "require(`./register-service-worker`)"],
    [`${runtime}/gatsby-browser-entry.js`, 'from "gatsby-script"'],
    [`${partytown}/utils/inject-partytown-snippet.js`, "partytown/integration"],
    [`${runtime}/develop-static-entry.js`, 'from "$virtual/async-requires"'],
    // Fonts go to public/static.
    ["gatsby/dist/utils/webpack-utils.js", "const assetRelativeRoot = `static/`"],
  ],
  "kit/gatsby/patches/build/built-site.ts": [
    // Copies of files that a page references unchanged go to public/static, and are never removed.
    ["gatsby-source-filesystem/extend-file-node.js", "`public`, `static`, fileName"],
    ["gatsby-source-filesystem/extend-file-node.js", "file.internal.contentDigest}/"],
    // Each page's data has a file of its own.
    ["gatsby-core-utils/dist/page-data.js", "fixedPagePath(pagePath), `page-data.json`"],
    // Gatsby inserts its scripts into finished pages; its loader reads the chunk map as an object.
    ["gatsby/dist/utils/gatsby-webpack-stats-extractor.js", 'id="gatsby-chunk-mapping"'],
    ["gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "`_gatsby`, `slices`"],
    [`${runtime}/loader.js`, "window.___chunkMapping[componentChunkName]"],
  ],
  // Gatsby starts afresh when its cache has lost its site, after our hook and before the next.
  "kit/gatsby/patches/build/stale-cache.ts": [
    ["gatsby/dist/services/initialize.js", "cacheDirExists && !publicDirExists"],
  ],
  "kit/gatsby/patches/unused-page-files.ts": [
    ["gatsby/dist/query/query-watcher.js", "_reporter.default.warn(`The GraphQL query in the non-page component"],
    ["gatsby/dist/query/query-watcher.js", "Exported queries are only executed for page components"],
  ],
  "kit/gatsby/patches/missing-types.ts": [
    // The router tells how the visitor arrived at a page.
    [`${runtime}/navigation.js`, "args.location.action = args.action"],
    // Gatsby passes the page's HTML to the hook that writes its head.
    [`${runtime}/static-entry.js`, "bodyHtml,"],
  ],
  // In the development server, a page's data is what is loaded under its path.
  "kit/gatsby/patches/preview/last-whole-page.tsx": [
    [`${runtime}/app.js`, "window.___loader = publicLoader"],
    [`${runtime}/loader.js`, "loadPageSync: (rawPath, options = {}) =>"],
    [`${runtime}/query-result-store.js`, "loader.loadPageSync(normalizePagePath("],
  ],
  // The hot reload of styles removes the former style sheet, which may be gone.
  "kit/gatsby/patches/preview/hot-styles-loader.cjs": [
    ["mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js", "el.parentNode.removeChild(el)"],
  ],
  "kit/gatsby/patches/preview/late-changes.ts": [
    // A page whose query has ended counts as up to date before its dependencies are recorded; a page with a changed context is queried again.
    ["gatsby/dist/redux/reducers/queries.js", "query.dirty = 0;"],
    ["gatsby/dist/redux/reducers/queries.js", "if (!query || action.contextModified) {"],
    ["gatsby/dist/query/query-runner.js", "actions.queryStart({"],
    ["gatsby/dist/query/index.js", "createPageDependencyBatcher.flush()"],
    ["gatsby/dist/utils/websocket-manager.js", "emitter.on(`CREATE_PAGE`"],
    // So does a component's query, which is rerun when it is replaced by itself.
    ["gatsby/dist/redux/reducers/queries.js", "case `REPLACE_STATIC_QUERY`:"],
    ["gatsby/dist/redux/reducers/static-query-components.js", "state.set(action.payload.id"],
    // A node that is touched begins a round; its pages are made after what its queries read from, and before its queries run.
    ["gatsby/dist/utils/api-runner-node.js", "emitter.emit(`ENQUEUE_NODE_MUTATION`, {"],
    ["gatsby/dist/utils/call-deferred-api.js", "_actions.actions[type](...payload)"],
    ["gatsby/dist/state-machines/develop/index.js", "actions: [`markNodesDirty`, `callApi`]"],
    ["gatsby/dist/services/create-pages.js", "apiName: `createPages`"],
  ],
  // A query runner keeps what it remembers of nodes in its model.
  "kit/gatsby/patches/preview/fresh-nodes.ts": [
    ["gatsby/dist/query/graphql-runner.js", "nodeModel: this.nodeModel"],
    ["gatsby/dist/schema/node-model.js", "filtersCache: this._filtersCache"],
    ["gatsby/dist/schema/node-model.js", "this._preparedNodesCache = new Map()"],
  ],
  // The id of a file's node is made from its path and the plugin's name.
  "kit/gatsby/patches/preview/refresh-file-nodes.ts": [
    [
      "gatsby/dist/utils/api-runner-node.js",
      "namespacedCreateNodeId = id => (0, _createNodeId.createNodeId)(id, plugin.name)",
    ],
    ["gatsby-source-filesystem/create-file-node.js", "id: createNodeId(pathToFile)"],
  ],
  // While pages are being written, Gatsby starts no other write.
  "kit/gatsby/patches/preview/left-page-data.ts": [
    ["gatsby/dist/utils/page-data.js", "if (isFlushing) {"],
    ["gatsby/dist/query/query-runner.js", "type: `ADD_PENDING_PAGE_DATA_WRITE`"],
  ],
  // Who asks for a page waits for it to be written, and looks then whether it is up to date.
  "kit/gatsby/patches/preview/unchanged-results.ts": [
    ["gatsby/dist/utils/get-page-data.js", "emitter.on(`CLEAR_PENDING_PAGE_DATA_WRITE`, listener)"],
    ["gatsby/dist/utils/get-page-data.js", "if (data.payload.page === pagePath) {"],
    ["gatsby/dist/query/query-runner.js", "queryType: queryJob.queryType,"],
  ],
  // A page reports the address that it shows once its data is in the loader, which ignores data it already has.
  "kit/gatsby/patches/preview/missed-results.ts": [
    ["gatsby/dist/utils/start-server.js", "_websocketManager.websocketManager.init({"],
    [`${runtime}/query-result-store.js`, "socketRegisterPath(newPath)"],
    [`${runtime}/dev-loader.js`, "if (!isEqual(newPageData, cachedPageData)) {"],
  ],
  // The development server's actions are looked up by name when they run.
  "kit/gatsby/patches/preview/many-edits.ts": [
    ["gatsby/dist/state-machines/develop/index.js", "actions: _actions.buildActions"],
    [
      "gatsby/dist/state-machines/develop/index.js",
      "actions: [`markNodesClean`, `incrementRecompileCount`, `clearPendingQueryRuns`]",
    ],
  ],
  // Static queries' results are overwritten in place, where the router reads them.
  "kit/gatsby/patches/preview/static-queries.ts": [
    ["gatsby/dist/query/query-runner.js", "`page-data`, `sq`, `d`"],
    ["gatsby/dist/query/query-runner.js", "outputFile(resultPath, resultJSON)"],
    [`${runtime}/loader.js`, "/page-data/sq/d/$"],
  ],
  // The studio reloads a page that the loader has recorded as missing.
  "kit/studio/client/preview/missing-page.ts": [
    [`${runtime}/loader.js`, "isPageNotFound: rawPath => instance.isPageNotFound(rawPath)"],
    [`${runtime}/loader.js`, "loadPage: rawPath => instance.loadPage(rawPath)"],
  ],
  // What the system reports about a watched folder.
  "kit/content/files/watch-folder.ts": [["chokidar/handler.js", "emitRaw(rawEvent, evPath, { watchedPath: path })"]],
  // What Gatsby stores in a visitor's browser, which a privacy page mentions.
  "kit/content/check/texts/privacy-rules.ts": [
    ["gatsby-react-router-scroll/session-storage.js", '"@@scroll|"'],
    [`${runtime}/production-app.js`, "`gatsby-reload-compilation-hash-match`"],
  ],
  // Gatsby copies static/ by functions that it looks up when it calls them.
  "kit/gatsby/patches/static-folder.ts": [
    ["gatsby/dist/commands/build.js", "(0, _getStaticDir.copyStaticDirs)()"],
    ["gatsby/dist/commands/develop-process.js", "(0, _getStaticDir.syncStaticDir)()"],
  ],
  // Gatsby records which command it runs.
  "kit/gatsby/command.ts": [["gatsby/dist/services/initialize.js", "process.env.gatsby_executing_command === `build`"]],
  // Gatsby's servers are Node's, and their own addresses are known.
  "kit/guard/guard.ts": [
    ["gatsby/dist/utils/start-server.js", "new _http.default.Server(app)"],
    ["gatsby/dist/utils/start-server.js", "graphqlEndpoint = `/_+graphi?ql`"],
    ["gatsby/dist/utils/start-server.js", "REFRESH_ENDPOINT = `/__refresh`"],
    ["gatsby/dist/utils/start-server.js", "app.get(`/__open-stack-frame-in-editor`"],
    ["gatsby-plugin-utils/dist/polyfill-remote-file/http-routes.js", "`/_gatsby/image/:url/:params/:filename`"],
  ],
}

/** The version of Gatsby in which all assumptions were verified. */
const verifiedIn = "5.16.1"

/**
 * Stops the build when Gatsby differs from what our files assume.
 *
 * @param all by the paths of our files
 * @throws an Error that names our file, Gatsby's file, and the missing string
 */
export function checkAssumptions(all = assumptions): void {
  for (const [ours, those] of Object.entries(all))
    for (const [file, text] of those) {
      const path = join("node_modules", file)
      if (!existsSync(path) || !readFileSync(path, "utf8").includes(text))
        throw new Error(
          `${ours} assumes ${JSON.stringify(text)} in ${path}, as in Gatsby ${verifiedIn}, and it is not there. ` +
            `Find out how Gatsby does this now, and change ${ours}.`,
        )
    }
}
