import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A string in one of Gatsby's files that one of our files relies on. Browser files cannot check this themselves, so all are listed here. */
export type Assumption = readonly [ours: string, gatsbys: string, text: string]

const runtime = "gatsby/cache-dir"
const partytown = "gatsby/dist/internal-plugins/partytown"

export const assumptions: readonly Assumption[] = [
  // The loader is a global, in the built site and in the development server.
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/production-app.js`, "window.___loader = publicLoader"],
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/app.js`, "window.___loader = publicLoader"],
  [
    "kit/gatsby/patches/browser/navigation.tsx",
    `${runtime}/loader.js`,
    "enqueue: rawPath => instance.prefetch(rawPath)",
  ],
  [
    "kit/gatsby/patches/browser/navigation.tsx",
    `${runtime}/loader.js`,
    "loadPage: rawPath => instance.loadPage(rawPath)",
  ],
  // A page knows the build it was loaded from, and the tab the build it was opened with.
  [
    "kit/gatsby/patches/browser/navigation.tsx",
    `${runtime}/loader.js`,
    "webpackCompilationHash: pageData.webpackCompilationHash",
  ],
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/static-entry.js`, "window.___webpackCompilationHash="],
  // The router calls the loader, which resolves immediately for a loaded page.
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/navigation.js`, "loader.loadPage(pathname + search).then("],
  // The router tells how the visitor arrived at a page.
  ["kit/gatsby/patches/missing-types.ts", `${runtime}/navigation.js`, "args.location.action = args.action"],
  // On back, the router shows a page by passing its resources to the page component.
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/production-app.js`, "pageResources={pageResources}"],
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/page-renderer.js`, "props: pageComponentProps"],
  // In the development server, a page's data is what is loaded under its path.
  [
    "kit/gatsby/patches/browser/navigation.tsx",
    `${runtime}/query-result-store.js`,
    "loader.loadPageSync(normalizePagePath(",
  ],
  ["kit/gatsby/patches/browser/navigation.tsx", `${runtime}/loader.js`, "loadPageSync: (rawPath, options = {}) =>"],
  // The hook is called when a page's files have been prefetched.
  ["kit/gatsby/patches/browser/hooks.ts", `${runtime}/loader.js`, "this.apiRunner(`onPostPrefetchPathname`"],
  // A hook that returns nothing leaves rendering to Gatsby.
  ["kit/gatsby/patches/browser/hooks.ts", `${runtime}/production-app.js`, "renderer(<App />, rootElement)"],
  ["kit/gatsby/patches/browser/hooks.ts", `${runtime}/api-runner-browser.js`, "typeof result !== `undefined`"],
  // The hook is called before the router scrolls.
  [
    "kit/gatsby/patches/browser/hooks.ts",
    `${runtime}/navigation.js`,
    "onPreRouteUpdate(nextProps.location, this.props.location)",
  ],
  // The announcer's element takes its attributes from a module replaced by an alias.
  ["kit/gatsby/patches/browser/silent-announcer.ts", `${runtime}/navigation.js`, 'from "./route-announcer-props"'],
  ["kit/gatsby/patches/browser/silent-announcer.ts", `${runtime}/navigation.js`, "<div {...RouteAnnouncerProps} ref="],
  [
    "kit/gatsby/patches/browser/silent-announcer.ts",
    `${runtime}/static-entry.js`,
    "require(`./route-announcer-props`)",
  ],
  ["kit/gatsby/patches/browser/silent-announcer.ts", `${runtime}/static-entry.js`, "<div {...RouteAnnouncerProps} />"],
  [
    "kit/gatsby/patches/browser/silent-announcer.ts",
    `${runtime}/ssr-develop-static-entry.js`,
    'from "./route-announcer-props"',
  ],
  [
    "kit/gatsby/patches/browser/silent-announcer.ts",
    `${runtime}/ssr-develop-static-entry.js`,
    "<div {...RouteAnnouncerProps} />",
  ],
  // The hot reload of styles removes the former style sheet, which may be gone.
  [
    "kit/gatsby/patches/preview/hot-styles-loader.cjs",
    "mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js",
    "el.parentNode.removeChild(el)",
  ],
  // A hash is decoded to scroll to it.
  ["kit/gatsby/patches/build/hash-loader.cjs", "gatsby-react-router-scroll/scroll-handler.js", "decodeURI(hash)"],
  ["kit/gatsby/patches/build/hash-loader.cjs", `${runtime}/navigation.js`, "decodeURI(hash.slice(1))"],
  // Modules that webpack aliases leave out.
  [
    "kit/gatsby/patches/browser/no-head-handler.ts",
    `${runtime}/page-renderer.js`,
    'from "./head/head-export-handler-for-browser"',
  ],
  ["kit/gatsby/patches/build/webpack.ts", `${runtime}/production-app.js`, "require(`./register-service-worker`)"],
  ["kit/gatsby/patches/build/webpack.ts", `${runtime}/gatsby-browser-entry.js`, 'from "gatsby-script"'],
  ["kit/gatsby/patches/build/webpack.ts", `${partytown}/utils/inject-partytown-snippet.js`, "partytown/integration"],
  ["kit/gatsby/patches/build/webpack.ts", `${runtime}/develop-static-entry.js`, 'from "$virtual/async-requires"'],
  // The third-party scripts that Gatsby copies into the built site.
  ["kit/gatsby/patches/build/webpack.ts", `${partytown}/gatsby-node.js`, "`public`, `~partytown`"],
  // What Gatsby stores in a visitor's browser, which a privacy page tells of.
  ["kit/content/check/texts/privacy-rules.ts", "gatsby-react-router-scroll/session-storage.js", '"@@scroll|"'],
  [
    "kit/content/check/texts/privacy-rules.ts",
    `${runtime}/production-app.js`,
    "`gatsby-reload-compilation-hash-match`",
  ],
  // Fonts and copies of files that a page references unchanged go to public/static, and are never removed.
  ["kit/gatsby/patches/build/webpack.ts", "gatsby/dist/utils/webpack-utils.js", "const assetRelativeRoot = `static/`"],
  [
    "kit/gatsby/patches/build/built-site.ts",
    "gatsby-source-filesystem/extend-file-node.js",
    "`public`, `static`, fileName",
  ],
  [
    "kit/gatsby/patches/build/built-site.ts",
    "gatsby-source-filesystem/extend-file-node.js",
    "file.internal.contentDigest}/",
  ],
  // Each page's data has a file of its own.
  [
    "kit/gatsby/patches/build/built-site.ts",
    "gatsby-core-utils/dist/page-data.js",
    "fixedPagePath(pagePath), `page-data.json`",
  ],
  // Gatsby inserts its scripts into finished pages; its loader reads the chunk map as an object.
  [
    "kit/gatsby/patches/build/built-site.ts",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    'id="gatsby-chunk-mapping"',
  ],
  [
    "kit/gatsby/patches/build/built-site.ts",
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    "`_gatsby`, `slices`",
  ],
  ["kit/gatsby/patches/build/built-site.ts", `${runtime}/loader.js`, "window.___chunkMapping[componentChunkName]"],
  // A page whose query has ended counts as up to date before its dependencies are recorded; a page with a changed context is queried again.
  ["kit/gatsby/patches/preview/late-changes.ts", "gatsby/dist/redux/reducers/queries.js", "query.dirty = 0;"],
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/redux/reducers/queries.js",
    "if (!query || action.contextModified) {",
  ],
  ["kit/gatsby/patches/preview/late-changes.ts", "gatsby/dist/query/query-runner.js", "actions.queryStart({"],
  ["kit/gatsby/patches/preview/late-changes.ts", "gatsby/dist/query/index.js", "createPageDependencyBatcher.flush()"],
  ["kit/gatsby/patches/preview/late-changes.ts", "gatsby/dist/utils/websocket-manager.js", "emitter.on(`CREATE_PAGE`"],
  // So does a component's query, which is run again when it is replaced by itself.
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/redux/reducers/queries.js",
    "case `REPLACE_STATIC_QUERY`:",
  ],
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/redux/reducers/static-query-components.js",
    "state.set(action.payload.id",
  ],
  // A node that is touched begins a round; its pages are made after what its queries read from, and before its queries run.
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/utils/api-runner-node.js",
    "emitter.emit(`ENQUEUE_NODE_MUTATION`, {",
  ],
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/utils/call-deferred-api.js",
    "_actions.actions[type](...payload)",
  ],
  [
    "kit/gatsby/patches/preview/late-changes.ts",
    "gatsby/dist/state-machines/develop/index.js",
    "actions: [`markNodesDirty`, `callApi`]",
  ],
  ["kit/gatsby/patches/preview/late-changes.ts", "gatsby/dist/services/create-pages.js", "apiName: `createPages`"],
  // What a runner of queries remembers of nodes is in its model.
  ["kit/gatsby/patches/preview/fresh-nodes.ts", "gatsby/dist/query/graphql-runner.js", "nodeModel: this.nodeModel"],
  ["kit/gatsby/patches/preview/fresh-nodes.ts", "gatsby/dist/schema/node-model.js", "filtersCache: this._filtersCache"],
  [
    "kit/gatsby/patches/preview/fresh-nodes.ts",
    "gatsby/dist/schema/node-model.js",
    "this._preparedNodesCache = new Map()",
  ],
  // The id of a file's node is made of its path and the plugin's name.
  [
    "kit/gatsby/patches/preview/refresh-file-nodes.ts",
    "gatsby/dist/utils/api-runner-node.js",
    "namespacedCreateNodeId = id => (0, _createNodeId.createNodeId)(id, plugin.name)",
  ],
  [
    "kit/gatsby/patches/preview/refresh-file-nodes.ts",
    "gatsby-source-filesystem/create-file-node.js",
    "id: createNodeId(pathToFile)",
  ],
  // A picture's hash is that of its content.
  ["kit/gatsby/pictures/store.ts", "gatsby-source-filesystem/create-file-node.js", "contentDigest = await md5File("],
  // What the system says of a watched folder.
  ["kit/content/files/watch-folder.ts", "chokidar/handler.js", "emitRaw(rawEvent, evPath, { watchedPath: path })"],
  // Gatsby's errors have numbers, and each of its reporter's ways of ending a build begins with `error`.
  [
    "kit/gatsby/patches/build/plain-errors.ts",
    "gatsby-cli/lib/reporter/reporter.js",
    "this.error(errorMeta, error, pluginName)",
  ],
  ["kit/gatsby/patches/build/plain-errors.ts", "gatsby/dist/commands/build-html.js", "let id = `95313`"],
  [
    "kit/gatsby/patches/build/plain-errors.ts",
    "gatsby/dist/commands/build-html.js",
    "`Truncated page data information",
  ],
  ["kit/gatsby/patches/build/plain-errors.ts", "gatsby/dist/query/error-parser.js", "id: `85901`"],
  ["kit/gatsby/patches/build/plain-errors.ts", "gatsby/dist/query/query-runner.js", "filePath: queryJob.componentPath"],
  ["kit/gatsby/patches/build/plain-errors.ts", "gatsby/dist/utils/api-runner-error-parser.js", "id: `11321`"],
  // While pages are being written, nothing more is.
  ["kit/gatsby/patches/preview/left-page-data.ts", "gatsby/dist/utils/page-data.js", "if (isFlushing) {"],
  [
    "kit/gatsby/patches/preview/left-page-data.ts",
    "gatsby/dist/query/query-runner.js",
    "type: `ADD_PENDING_PAGE_DATA_WRITE`",
  ],
  // The development server's actions are looked up by name when they run.
  [
    "kit/gatsby/patches/preview/many-edits.ts",
    "gatsby/dist/state-machines/develop/index.js",
    "actions: _actions.buildActions",
  ],
  [
    "kit/gatsby/patches/preview/many-edits.ts",
    "gatsby/dist/state-machines/develop/index.js",
    "actions: [`markNodesClean`, `incrementRecompileCount`, `clearPendingQueryRuns`]",
  ],
  // Static queries' results are overwritten in place, where the router reads them.
  ["kit/gatsby/patches/preview/static-queries.ts", "gatsby/dist/query/query-runner.js", "`page-data`, `sq`, `d`"],
  [
    "kit/gatsby/patches/preview/static-queries.ts",
    "gatsby/dist/query/query-runner.js",
    "outputFile(resultPath, resultJSON)",
  ],
  ["kit/gatsby/patches/preview/static-queries.ts", `${runtime}/loader.js`, "/page-data/sq/d/$"],
  // The studio reloads a page that the loader has recorded as missing.
  [
    "kit/studio/client/preview/missing-page.ts",
    `${runtime}/loader.js`,
    "isPageNotFound: rawPath => instance.isPageNotFound(rawPath)",
  ],
  [
    "kit/studio/client/preview/missing-page.ts",
    `${runtime}/loader.js`,
    "loadPage: rawPath => instance.loadPage(rawPath)",
  ],
  // Gatsby's servers are Node's, and their own addresses are known.
  ["kit/guard/guard.ts", "gatsby/dist/utils/start-server.js", "new _http.default.Server(app)"],
  ["kit/guard/guard.ts", "gatsby/dist/commands/serve.js", "app.listen(port, host"],
  ["kit/guard/guard.ts", "gatsby/dist/utils/start-server.js", "graphqlEndpoint = `/_+graphi?ql`"],
  ["kit/guard/guard.ts", "gatsby/dist/utils/start-server.js", "REFRESH_ENDPOINT = `/__refresh`"],
  ["kit/guard/guard.ts", "gatsby/dist/utils/start-server.js", "app.get(`/__open-stack-frame-in-editor`"],
  [
    "kit/guard/guard.ts",
    "gatsby-plugin-utils/dist/polyfill-remote-file/http-routes.js",
    "`/_gatsby/image/:url/:params/:filename`",
  ],
  // Gatsby records which command it runs.
  ["kit/gatsby/command.ts", "gatsby/dist/services/initialize.js", "process.env.gatsby_executing_command === `build`"],
  // Gatsby passes the page's HTML to the hook that writes its head.
  ["kit/gatsby/patches/missing-types.ts", `${runtime}/static-entry.js`, "bodyHtml,"],
  // Gatsby starts afresh when its cache has lost its site, after our hook and before the next.
  [
    "kit/gatsby/patches/build/stale-cache.ts",
    "gatsby/dist/services/initialize.js",
    "cacheDirExists && !publicDirExists",
  ],
  // Naming an adapter in the settings keeps Gatsby from fetching its adapter list.
  ["kit/gatsby/config.ts", "gatsby/dist/utils/adapter/manager.js", "if (adapterFromGatsbyConfig)"],
]

/**
 * Stops the build when Gatsby differs from what this kit assumes.
 *
 * @throws an Error that names our file, Gatsby's file, and the missing string
 */
export function checkAssumptions(): void {
  for (const [ours, gatsbys, text] of assumptions) assertAssumption(gatsbys, text, ours)
}

/** The version of Gatsby in which all assumptions were verified. */
const seenIn = "5.16.1"

/**
 * Stops the build when an undocumented part of Gatsby differs from what our code expects.
 *
 * @param file in `node_modules`, such as "gatsby/cache-dir/loader.js"
 * @param text that the file must contain
 * @param knownIn our file that relies on it
 * @throws an Error that names all three if the file lacks the text or is missing
 */
export function assertAssumption(file: string, text: string, knownIn: string): void {
  const path = join("node_modules", file)
  if (existsSync(path) && readFileSync(path, "utf8").includes(text)) return
  throw new Error(
    `${knownIn} relies on ${JSON.stringify(text)} in ${path}, seen in Gatsby ${seenIn}, and it is not there. ` +
      `Find out how Gatsby does this now, and change ${knownIn}.`,
  )
}
