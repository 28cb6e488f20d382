import { useSite } from "../site-context"
import * as styles from "./availability.module.css"

/** When the owner has time for new work; empty if the owner does not say. */
export function Availability() {
  const { openings } = useSite()
  return openings && <p className={styles.availability}>{openings}</p>
}
