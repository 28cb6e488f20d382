import { useSyncExternalStore } from "react"
import { Link } from "../ui/links/link"
import * as styles from "./likely-page.module.css"
import { type NamedPage, nearestPage } from "./nearest-page"

interface LikelyPageProps {
  heading: string
  pages: readonly NamedPage[]
}

const never = () => () => {}

/** Suggests the page that the visitor may have meant. Appears only after hydration, because the built page is the same for every address. */
export function LikelyPage({ heading, pages }: LikelyPageProps) {
  const requested = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => "",
  )
  const page = nearestPage(requested, pages)
  return (
    <p role="status" className={styles.likely}>
      {page && (
        <>
          {heading} <Link to={page.path}>{page.title}</Link>
        </>
      )}
    </p>
  )
}
