import type { ComponentPropsWithoutRef } from "react"

/** The parts of Gatsby that components use, outside Gatsby: no router takes over, there is no path prefix, and queries are never run. */
export const navigate = jest.fn()
export const prefetchPathname = jest.fn()
export const withPrefix = (path: string) => path
export const graphql = () => ""

interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  readonly to: string
}

export const Link = ({ to, onClick, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      onClick?.(event)
      event.preventDefault()
    }}
  />
)
