import { SectionLinks } from "../ui/section-links"
import * as styles from "./contents.module.css"

/** The sections of the page, in a row below its introduction. */
export const Contents = ({ sections }: { sections: Queries.EngagementPageJson["sections"] }) => (
  <SectionLinks sections={sections} className={styles.contents} />
)
