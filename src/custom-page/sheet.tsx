import * as controlStyles from "../ui/controls/controls.module.css"
import { Letterhead } from "../ui/letterhead"
import { TextPage } from "../ui/long-text/text-page"
import * as penStyles from "../ui/pen.module.css"
import { useLabels } from "../ui/site-context"
import { Facts } from "./facts"
import * as styles from "./sheet.module.css"

/** A sheet to print: a text on paper, with what it is beside it. */
export function Sheet({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, appeared, deliverable, picture, text, moreLinks } = page
  return (
    <div className={styles.desk}>
      <div className={styles.beside}>
        <p>{description}</p>
        <Facts page={page} />
      </div>
      <TextPage
        title={title}
        picture={picture}
        text={text}
        moreLinks={moreLinks}
        about={null}
        className={`${styles.sheet} ${penStyles.paper}`}
        letterhead={<Letterhead appeared={appeared} />}
      />
      <DeliverableEnd deliverable={deliverable} />
    </div>
  )
}

interface DeliverableEndProps {
  deliverable: Queries.CustomPageFragment["deliverable"]
}

/** After a sheet, and beside it where there is room: what it is, and a button that prints it. */
export function DeliverableEnd({ deliverable }: DeliverableEndProps) {
  const { article } = useLabels()
  if (!deliverable) return null
  return (
    <div className={styles.end}>
      <h2>{deliverable.heading}</h2>
      <p>{deliverable.text}</p>
      {article.print && (
        <button type="button" className={`${controlStyles.plain} ${controlStyles.scripted}`} onClick={() => print()}>
          {article.print}
        </button>
      )}
    </div>
  )
}
