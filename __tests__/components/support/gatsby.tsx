import type { ComponentPropsWithoutRef } from "react"

/** What components use of Gatsby, outside Gatsby: there is no router to take over, no path prefix, and a query is text that nobody runs. */
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
