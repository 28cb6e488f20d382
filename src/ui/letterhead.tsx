import * as styles from "./letterhead.module.css"
import { Mark } from "./mark"
import { useSite } from "./site-context"
import { Appeared } from "./text/appeared"

/** The head of a sheet: whose it is, and when it was written. */
export function Letterhead({ appeared }: { appeared: Queries.AppearedFragment | null }) {
  const { name, role } = useSite()
  return (
    <p className={styles.letterhead}>
      <Mark />
      <b>{name}</b>
      <span>{role}</span>
      {appeared && <Appeared appeared={appeared} />}
    </p>
  )
}
