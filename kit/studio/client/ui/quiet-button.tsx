interface QuietButtonProps {
  /** What it does. */
  readonly children: string
  /** What it does it to, which screen readers say and the list around it shows. */
  readonly of: string
  readonly onClick: () => void
}

/** A button of an entry among others. */
export const QuietButton = ({ children, of, onClick }: QuietButtonProps) => (
  <button type="button" className="quiet" onClick={onClick}>
    {children}
    <span className="unseen"> {of}</span>
  </button>
)
