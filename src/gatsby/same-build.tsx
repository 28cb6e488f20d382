import type { PageProps } from "gatsby"
import { type ReactNode, useEffect, useRef } from "react"
import { isOfThisBuild } from "./loader"

interface SameBuildProps {
  pageResources: PageProps["pageResources"]
  children: ReactNode
}

/**
 * Has the browser load a page that the way back or forward leads to if the host has another build of the site by now; until it is there the
 * page before stays. Gatsby's router compares builds only when a link is followed (5.16.1, cache-dir/ensure-resources.js; gatsbyjs/gatsby#13871
 * brought that), and when a tab opens its first page, which is therefore shown as it is (cache-dir/production-app.js, gatsbyjs/gatsby#34225).
 */
export function SameBuild({ pageResources, children }: SameBuildProps) {
  const shown = useRef({ pageResources, children })
  const isOther = pageResources !== shown.current.pageResources && !isOfThisBuild(pageResources)
  if (!isOther) shown.current = { pageResources, children }

  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  return shown.current.children
}
