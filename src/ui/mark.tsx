import * as styles from "./mark.module.css"
import { useSite } from "./site-context"

/** The brand's mark: an outlined bar for the full cost, filled to this service's share. Decorative. */
export function Mark({ className = "" }: { className?: string | undefined }) {
  const { percent } = useSite().costClaim
  return (
    <svg className={`${styles.mark} ${className}`} aria-hidden="true">
      <rect className={styles.part} width={`${percent - 1}%`} height="100%" />
      <rect className={styles.whole} width="100%" height="100%" />
    </svg>
  )
}
