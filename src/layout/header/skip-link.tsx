import { useLabels } from "../../ui/site-context"
import * as styles from "./skip-link.module.css"

export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useLabels().skipToContent}
    </a>
  )
}
