import type { AnchorHTMLAttributes } from "react"

/** What components use of Gatsby, outside Gatsby: a link is an anchor that leads nowhere, a query is text that nobody runs. */
export function Link({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a
      href={to}
      aria-current={window.location.pathname === to ? "page" : undefined}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        // As Gatsby's own does: the router takes over, and here there is none.
        event.preventDefault()
      }}
    />
  )
}

export const graphql = () => ""
export const withPrefix = (path: string) => path
