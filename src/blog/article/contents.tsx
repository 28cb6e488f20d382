import { SectionLinks } from "../../ui/section-links"
import * as styles from "./contents.module.css"

interface ContentsProps {
  sections: NonNullable<Queries.ArticleFragment["text"]>["sections"]
}

/** The sections of a text, in the left columns; not on phones. Browsers that support `:target-current` mark the section being read. */
export const Contents = ({ sections }: ContentsProps) => (
  <SectionLinks sections={sections} className={styles.contents} />
)
