import * as styles from "./legal-text.module.css"
import { LongText } from "./long-text"

/** The text of a legal page: its headings in the left columns, what they are about in the right ones. */
export const LegalText = ({ text }: { text: Queries.LongTextFragment | null }) => (
  <div className={styles.legal}>
    <LongText text={text} />
  </div>
)
