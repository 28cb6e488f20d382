import { relyOn } from "./rely-on"

/** A text in a file of Gatsby's on which one of our files relies. Files for the browser cannot ask themselves, so all stand here. */
export type Reliance = readonly [ours: string, gatsbys: string, text: string]

const runtime = "gatsby/cache-dir"
const partytown = "gatsby/dist/internal-plugins/partytown"

export const reliances: readonly Reliance[] = [
  // The loader is a global, in the built site and in the development server.
  ["src/gatsby/browser/loader.ts", `${runtime}/production-app.js`, "window.___loader = publicLoader"],
  ["src/gatsby/browser/loader.ts", `${runtime}/app.js`, "window.___loader = publicLoader"],
  ["src/gatsby/browser/loader.ts", `${runtime}/loader.js`, "enqueue: rawPath => instance.prefetch(rawPath)"],
  ["src/gatsby/browser/loader.ts", `${runtime}/loader.js`, "loadPage: rawPath => instance.loadPage(rawPath)"],
  // A page knows the build that it was loaded from, and the tab the one that it was opened with.
  ["src/gatsby/browser/loader.ts", `${runtime}/loader.js`, "webpackCompilationHash: pageData.webpackCompilationHash"],
  ["src/gatsby/browser/loader.ts", `${runtime}/static-entry.js`, "window.___webpackCompilationHash="],
  // The router asks the loader, which answers at once of a page that is loaded.
  ["src/gatsby/browser/follow.ts", `${runtime}/navigation.js`, "loader.loadPage(pathname + search).then("],
  // The router says how a visitor came to a page.
  ["src/gatsby/browser/arrival.ts", `${runtime}/navigation.js`, "args.location.action = args.action"],
  // The router shows what the way back leads to by giving its resources to the page.
  ["src/gatsby/browser/same-build.tsx", `${runtime}/production-app.js`, "pageResources={pageResources}"],
  ["src/gatsby/browser/same-build.tsx", `${runtime}/page-renderer.js`, "props: pageComponentProps"],
  // The hook is called when a page's files have come.
  ["src/gatsby/browser/pages-ahead.ts", `${runtime}/loader.js`, "this.apiRunner(`onPostPrefetchPathname`"],
  // A hook that gives nothing leaves Gatsby its own way to render.
  ["src/gatsby/browser/hydrate.ts", `${runtime}/production-app.js`, "renderer(<App />, rootElement)"],
  ["src/gatsby/browser/hydrate.ts", `${runtime}/api-runner-browser.js`, "typeof result !== `undefined`"],
  // The hook is called before the router scrolls.
  [
    "src/gatsby/browser/scroll.ts",
    `${runtime}/navigation.js`,
    "onPreRouteUpdate(nextProps.location, this.props.location)",
  ],
  // The announcer's element has the properties of a module that an alias replaces.
  ["src/gatsby/browser/silent-announcer.ts", `${runtime}/navigation.js`, 'from "./route-announcer-props"'],
  ["src/gatsby/browser/silent-announcer.ts", `${runtime}/navigation.js`, "<div {...RouteAnnouncerProps} ref="],
  ["src/gatsby/browser/silent-announcer.ts", `${runtime}/static-entry.js`, "require(`./route-announcer-props`)"],
  ["src/gatsby/browser/silent-announcer.ts", `${runtime}/static-entry.js`, "<div {...RouteAnnouncerProps} />"],
  [
    "src/gatsby/browser/silent-announcer.ts",
    `${runtime}/ssr-develop-static-entry.js`,
    'from "./route-announcer-props"',
  ],
  [
    "src/gatsby/browser/silent-announcer.ts",
    `${runtime}/ssr-develop-static-entry.js`,
    "<div {...RouteAnnouncerProps} />",
  ],
  // Modules that webpack's aliases leave out.
  ["src/gatsby/browser/no-head-api.ts", `${runtime}/page-renderer.js`, 'from "./head/head-export-handler-for-browser"'],
  ["src/gatsby/webpack.ts", `${runtime}/production-app.js`, "require(`./register-service-worker`)"],
  ["src/gatsby/webpack/third-party-scripts.ts", `${runtime}/gatsby-browser-entry.js`, 'from "gatsby-script"'],
  [
    "src/gatsby/webpack/third-party-scripts.ts",
    `${partytown}/utils/inject-partytown-snippet.js`,
    "partytown/integration",
  ],
  ["src/gatsby/webpack/development.ts", `${runtime}/develop-static-entry.js`, 'from "$virtual/async-requires"'],
  // What Gatsby copies into the built site for third-party scripts.
  ["src/gatsby/webpack/third-party-scripts.ts", `${partytown}/gatsby-node.js`, "`public`, `~partytown`"],
  // Fonts, and copies of files that a page names as they are, are put into public/static, and are never removed.
  ["src/gatsby/webpack/font-files.ts", "gatsby/dist/utils/webpack-utils.js", "const assetRelativeRoot = `static/`"],
  ["src/gatsby/deleted-files.ts", "gatsby-source-filesystem/extend-file-node.js", "`public`, `static`, fileName"],
  ["src/gatsby/deleted-files.ts", "gatsby-source-filesystem/extend-file-node.js", "file.internal.contentDigest}/"],
  // Each page's data have a file of their own.
  ["src/gatsby/page-data.ts", "gatsby-core-utils/dist/page-data.js", "fixedPagePath(pagePath), `page-data.json`"],
  // Gatsby puts its scripts into finished pages; its loader asks the map of chunks as an object.
  ["src/gatsby/page-scripts.ts", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", 'id="gatsby-chunk-mapping"'],
  ["src/gatsby/page-scripts.ts", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "`_gatsby`, `slices`"],
  ["src/gatsby/page-scripts.ts", `${runtime}/loader.js`, "window.___chunkMapping[componentChunkName]"],
  // A page whose query has ended is taken for up to date, what it depends on is noted later; one whose context has changed is asked again.
  ["src/gatsby/late-changes.ts", "gatsby/dist/redux/reducers/queries.js", "query.dirty = 0;"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/redux/reducers/queries.js", "if (!query || action.contextModified) {"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/query/query-runner.js", "actions.queryStart({"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/query/index.js", "createPageDependencyBatcher.flush()"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/utils/websocket-manager.js", "emitter.on(`CREATE_PAGE`"],
  // Gatsby tells itself which of its commands runs.
  ["src/gatsby/command.ts", "gatsby/dist/services/initialize.js", "process.env.gatsby_executing_command === `build`"],
  // Gatsby gives the page's HTML to the hook that writes its head.
  ["src/gatsby/body-html.ts", `${runtime}/static-entry.js`, "bodyHtml,"],
  // Gatsby begins anew when its cache has lost its site, after our hook and before the next.
  ["src/gatsby/stale-cache.ts", "gatsby/dist/services/initialize.js", "cacheDirExists && !publicDirExists"],
  // An adapter that the settings name keeps Gatsby from fetching a list of others.
  ["src/gatsby/static-host.ts", "gatsby/dist/utils/adapter/manager.js", "if (adapterFromGatsbyConfig)"],
]

/**
 * Stops the build when Gatsby is no longer what src/gatsby takes it for.
 *
 * @throws an Error that names the file of ours, the file of Gatsby's, and what is not there
 */
export function checkReliances(): void {
  for (const [ours, gatsbys, text] of reliances) relyOn(gatsbys, text, ours)
}
