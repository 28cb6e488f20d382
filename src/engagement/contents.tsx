import { useLabels } from "../ui/site-context"
import * as styles from "./contents.module.css"

/** Links to the sections of the page, numbered as they are. */
export function Contents({ sections }: { sections: ReadonlyArray<{ readonly id: string; readonly heading: string }> }) {
  const { article } = useLabels()
  if (!article.contents || !sections[1]) return null
  return (
    <nav aria-label={article.contents} className={styles.contents}>
      <ol role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
