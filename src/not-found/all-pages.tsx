import { Link } from "../ui/links/link"
import { Section } from "../ui/section"
import * as styles from "./all-pages.module.css"
import type { NamedPage } from "./nearest-page"

/** The site's pages, except its articles. */
export function AllPages({ heading, pages }: { heading: string; pages: readonly NamedPage[] }) {
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.pages}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
