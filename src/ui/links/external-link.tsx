import type { ReactNode } from "react"
import { useLabels } from "../site-context"

interface ExternalLinkProps {
  href: string
  /** The target's relation to this page, such as "me" for a profile of the same person. */
  rel?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A link out of the site. It opens a new tab, and says so to visitors who cannot see the arrow. An email address (`mailto:`) or a phone number (`tel:`) opens
 * the visitor's own program instead.
 */
export function ExternalLink({ href, rel, className, children }: ExternalLinkProps) {
  const { opensInNewTab } = useLabels()
  if (/^mailto:|^tel:/.test(href)) {
    return (
      <a href={href} rel={rel} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} className={className} target="_blank" rel={rel ? `${rel} noopener` : "noopener"}>
      {children}
      <span className="visually-hidden">{` (${opensInNewTab})`}</span>
    </a>
  )
}
