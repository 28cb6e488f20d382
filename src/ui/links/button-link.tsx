import { withPrefix } from "gatsby"
import type { ReactNode } from "react"
import { Arrow } from "./arrow"
import * as styles from "./button-link.module.css"
import { ExternalLink } from "./external-link"
import { Link } from "./link"

const looks = { solid: styles.solid, outline: styles.outline, onBand: styles.onBand }

interface ButtonLinkProps {
  /** A path of this site, beginning with `/`, or an address elsewhere. */
  to: string
  look?: keyof typeof looks
  /** Opens a page of this site in a new tab. */
  newTab?: boolean
  children: ReactNode
}

/** A link that looks like a button: a page's next step. */
export function ButtonLink({ to, look = "solid", newTab = false, children }: ButtonLinkProps) {
  const className = `${styles.button} ${looks[look]}`
  const isOwn = to.startsWith("/")
  return isOwn && !newTab ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={isOwn ? withPrefix(to) : to} className={className}>
      {children}
      <Arrow direction="out" />
    </ExternalLink>
  )
}
