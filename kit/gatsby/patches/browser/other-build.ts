import { globalHistory } from "@gatsbyjs/reach-router"
import type { BrowserPluginArgs, GatsbyBrowser } from "gatsby"

/**
 * Of a page of another build, Gatsby's router leaves for its address and then pushes the same address as well, so that the visitor would have to go back twice
 * (5.16.1, cache-dir/navigation.js). Leaving once more in the place of what was pushed ends the first.
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
