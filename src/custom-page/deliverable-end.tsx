import * as controlStyles from "../ui/controls/controls.module.css"
import { useLabels } from "../ui/site-context"
import * as styles from "./custom-page.module.css"

interface DeliverableEndProps {
  deliverable: NonNullable<Queries.CustomPageFragment["deliverable"]>
}

/** After a sheet, and beside it where there is room: what it is, and a button that prints it. */
export function DeliverableEnd({ deliverable: { heading, text } }: DeliverableEndProps) {
  const { article } = useLabels()
  return (
    <div className={styles.end}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {article.print && (
        <button type="button" className={controlStyles.plain} onClick={() => print()}>
          {article.print}
        </button>
      )}
    </div>
  )
}
