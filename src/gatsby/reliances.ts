import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A text in a file of Gatsby's on which one of our files relies. Files for the browser cannot ask themselves, so all stand here. */
export type Reliance = readonly [ours: string, gatsbys: string, text: string]

const runtime = "gatsby/cache-dir"
const partytown = "gatsby/dist/internal-plugins/partytown"

export const reliances: readonly Reliance[] = [
  // The loader is a global, in the built site and in the development server.
  ["src/gatsby/browser/navigation.tsx", `${runtime}/production-app.js`, "window.___loader = publicLoader"],
  ["src/gatsby/browser/navigation.tsx", `${runtime}/app.js`, "window.___loader = publicLoader"],
  ["src/gatsby/browser/navigation.tsx", `${runtime}/loader.js`, "enqueue: rawPath => instance.prefetch(rawPath)"],
  ["src/gatsby/browser/navigation.tsx", `${runtime}/loader.js`, "loadPage: rawPath => instance.loadPage(rawPath)"],
  // A page knows the build that it was loaded from, and the tab the one that it was opened with.
  [
    "src/gatsby/browser/navigation.tsx",
    `${runtime}/loader.js`,
    "webpackCompilationHash: pageData.webpackCompilationHash",
  ],
  ["src/gatsby/browser/navigation.tsx", `${runtime}/static-entry.js`, "window.___webpackCompilationHash="],
  // The router asks the loader, which answers at once of a page that is loaded.
  ["src/gatsby/browser/navigation.tsx", `${runtime}/navigation.js`, "loader.loadPage(pathname + search).then("],
  // The router says how a visitor came to a page.
  ["src/gatsby/untyped.ts", `${runtime}/navigation.js`, "args.location.action = args.action"],
  // The router shows what the way back leads to by giving its resources to the page.
  ["src/gatsby/browser/navigation.tsx", `${runtime}/production-app.js`, "pageResources={pageResources}"],
  ["src/gatsby/browser/navigation.tsx", `${runtime}/page-renderer.js`, "props: pageComponentProps"],
  // The hook is called when a page's files have come.
  ["src/gatsby/browser/hooks.ts", `${runtime}/loader.js`, "this.apiRunner(`onPostPrefetchPathname`"],
  // A hook that gives nothing leaves Gatsby its own way to render.
  ["src/gatsby/browser/hooks.ts", `${runtime}/production-app.js`, "renderer(<App />, rootElement)"],
  ["src/gatsby/browser/hooks.ts", `${runtime}/api-runner-browser.js`, "typeof result !== `undefined`"],
  // The hook is called before the router scrolls.
  [
    "src/gatsby/browser/hooks.ts",
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
  [
    "src/gatsby/browser/no-head-handler.ts",
    `${runtime}/page-renderer.js`,
    'from "./head/head-export-handler-for-browser"',
  ],
  ["src/gatsby/webpack.ts", `${runtime}/production-app.js`, "require(`./register-service-worker`)"],
  ["src/gatsby/webpack.ts", `${runtime}/gatsby-browser-entry.js`, 'from "gatsby-script"'],
  ["src/gatsby/webpack.ts", `${partytown}/utils/inject-partytown-snippet.js`, "partytown/integration"],
  ["src/gatsby/webpack.ts", `${runtime}/develop-static-entry.js`, 'from "$virtual/async-requires"'],
  // What Gatsby copies into the built site for third-party scripts.
  ["src/gatsby/webpack.ts", `${partytown}/gatsby-node.js`, "`public`, `~partytown`"],
  // Fonts, and copies of files that a page names as they are, are put into public/static, and are never removed.
  ["src/gatsby/webpack.ts", "gatsby/dist/utils/webpack-utils.js", "const assetRelativeRoot = `static/`"],
  ["src/gatsby/built-site.ts", "gatsby-source-filesystem/extend-file-node.js", "`public`, `static`, fileName"],
  ["src/gatsby/built-site.ts", "gatsby-source-filesystem/extend-file-node.js", "file.internal.contentDigest}/"],
  // Each page's data have a file of their own.
  ["src/gatsby/built-site.ts", "gatsby-core-utils/dist/page-data.js", "fixedPagePath(pagePath), `page-data.json`"],
  // Gatsby puts its scripts into finished pages; its loader asks the map of chunks as an object.
  ["src/gatsby/built-site.ts", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", 'id="gatsby-chunk-mapping"'],
  ["src/gatsby/built-site.ts", "gatsby/dist/utils/gatsby-webpack-stats-extractor.js", "`_gatsby`, `slices`"],
  ["src/gatsby/built-site.ts", `${runtime}/loader.js`, "window.___chunkMapping[componentChunkName]"],
  // A page whose query has ended is taken for up to date, what it depends on is noted later; one whose context has changed is asked again.
  ["src/gatsby/late-changes.ts", "gatsby/dist/redux/reducers/queries.js", "query.dirty = 0;"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/redux/reducers/queries.js", "if (!query || action.contextModified) {"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/query/query-runner.js", "actions.queryStart({"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/query/index.js", "createPageDependencyBatcher.flush()"],
  ["src/gatsby/late-changes.ts", "gatsby/dist/utils/websocket-manager.js", "emitter.on(`CREATE_PAGE`"],
  // Gatsby tells itself which of its commands runs.
  ["src/gatsby/command.ts", "gatsby/dist/services/initialize.js", "process.env.gatsby_executing_command === `build`"],
  // Gatsby gives the page's HTML to the hook that writes its head.
  ["src/gatsby/untyped.ts", `${runtime}/static-entry.js`, "bodyHtml,"],
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

/** The version of Gatsby in which everything that src/gatsby relies on was seen. */
const seenIn = "5.16.1"

/**
 * Stops the build when a part of Gatsby that it does not document is no longer what our code takes it for.
 *
 * @param file in `node_modules`, such as "gatsby/cache-dir/loader.js"
 * @param text that must occur in it
 * @param knownIn our file that relies on it
 * @throws an Error that names all three if the file does not contain the text, or is not there
 */
export function relyOn(file: string, text: string, knownIn: string): void {
  const path = join("node_modules", file)
  if (existsSync(path) && readFileSync(path, "utf8").includes(text)) return
  throw new Error(
    `${knownIn} relies on ${JSON.stringify(text)} in ${path}, seen in Gatsby ${seenIn}, and it is not there. ` +
      `Find out how Gatsby does this now, and change ${knownIn}.`,
  )
}
