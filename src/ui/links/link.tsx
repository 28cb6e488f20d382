import { Link as GatsbyLink } from "gatsby"
import type { ComponentPropsWithoutRef, MouseEvent } from "react"
import { follow } from "../../../kit/gatsby/patches/browser/follow"

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A path of this site, from its root and with a trailing slash, optionally followed by a query or a hash. */
  to: string
}

/** A link within the site: Gatsby's, plus what its router lacks (kit/gatsby/patches/browser/follow.ts). */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <GatsbyLink
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event)
        if (isPlainClick(event)) follow(event, event.currentTarget)
      }}
    />
  )
}

/** @returns whether nothing has handled the click and it would open the page in this tab */
export const isPlainClick = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
