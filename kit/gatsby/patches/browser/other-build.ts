import { globalHistory } from "@gatsbyjs/reach-router"
import type { BrowserPluginArgs, GatsbyBrowser } from "gatsby"

/**
 * When the next page is from a newer build, Gatsby's router loads its address and also pushes it, so the visitor would have to go back twice (5.16.1,
 * cache-dir/navigation.js). Replacing the pushed entry cancels the first navigation.
 *
 * @param args of Gatsby's, with the page data that is loaded
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = ({
  loadPageSync,
}: BrowserPluginArgs & LoadingArgs) => {
  globalHistory.listen(({ action, location }) => {
    const build = loadPageSync?.(location.pathname)?.page?.webpackCompilationHash
    if (action === "PUSH" && build !== undefined && build !== Reflect.get(window, "___webpackCompilationHash"))
      window.location.replace(window.location.href)
  })
}

/** What Gatsby passes to each hook of the browser, and its types leave out (cache-dir/api-runner-browser.js). */
interface LoadingArgs {
  readonly loadPageSync?: (path: string) => { readonly page?: { readonly webpackCompilationHash?: string } } | undefined
}
