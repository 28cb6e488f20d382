import * as controlStyles from "../ui/controls/controls.module.css"
import { Section } from "../ui/section"
import { useLabels } from "../ui/site-context"
import * as styles from "./custom-page.module.css"

/** Below a sheet: what it is, and a button that prints it. */
export function DeliverableEnd({ deliverable }: { deliverable: Queries.CustomPageFragment["deliverable"] }) {
  const { article } = useLabels()
  if (!deliverable) return null
  return (
    <Section heading={deliverable.heading} screenOnly>
      <p>{deliverable.text}</p>
      {article.print && (
        <p className={styles.print}>
          <button type="button" className={controlStyles.plain} onClick={() => print()}>
            {article.print}
          </button>
        </p>
      )}
    </Section>
  )
}
