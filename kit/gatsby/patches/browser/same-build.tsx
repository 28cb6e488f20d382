import type { PageProps } from "gatsby"
import { type ReactNode, useEffect, useRef } from "react"

interface SameBuildProps extends Pick<PageProps, "pageResources"> {
  children: ReactNode
}

/**
 * On back or forward, reloads the page if the host serves another build of the site than this tab, whose scripts do not fit the page's data; until then the
 * previous page stays. Gatsby's router compares builds only when a link is followed (5.16.1, cache-dir/ensure-resources.js; since gatsbyjs/gatsby#13871) and
 * when a tab opens its first page, which is therefore shown as it is (cache-dir/production-app.js, gatsbyjs/gatsby#34225).
 */
export function SameBuild({ children, pageResources }: SameBuildProps) {
  const shown = useRef<SameBuildProps>()
  const isOther =
    shown.current !== undefined &&
    pageResources !== shown.current.pageResources &&
    pageResources.page.webpackCompilationHash !== Reflect.get(window, "___webpackCompilationHash")
  if (!isOther) shown.current = { pageResources, children }

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  return shown.current?.children ?? null
}
