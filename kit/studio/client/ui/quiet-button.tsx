import type { ButtonHTMLAttributes } from "react"

interface QuietButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does it to, which screen readers say and what stands around it shows. */
  readonly of?: string
}

/** A button that looks like a link. */
export const QuietButton = ({ children, of, ...rest }: QuietButtonProps) => (
  <button type="button" className="quiet" {...rest}>
    {children}
    {of !== undefined && <span className="unseen">{of}</span>}
  </button>
)
