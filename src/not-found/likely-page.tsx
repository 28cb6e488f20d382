import { useSyncExternalStore } from "react"
import { Link } from "../ui/links/link"
import * as styles from "./likely-page.module.css"
import { type NamedPage, nearestPage } from "./nearest-page"

interface LikelyPageProps {
  heading: string
  pages: readonly NamedPage[]
}

const never = () => () => {}

/** The page that the visitor may have meant. The built page is the same for every address, so this appears only after hydration. */
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
