import type { ButtonHTMLAttributes } from "react"

interface QuietButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The object of its action: read out by screen readers, and clear to others from what is around it. */
  readonly of?: string
}

/** A button that looks like a link. */
export const QuietButton = ({ children, of, ...rest }: QuietButtonProps) => (
  <button type="button" className="quiet" {...rest}>
    {children}
    {of !== undefined && <span className="unseen">{of}</span>}
  </button>
)
