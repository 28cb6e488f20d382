import { useLabels } from "../../ui/site-context"
import * as styles from "./contents.module.css"

interface ContentsProps {
  sections: NonNullable<Queries.ArticleFragment["text"]>["sections"]
}

/** The sections of a text, in the left columns; not on phones. Browsers that support `:target-current` mark the section being read. */
export function Contents({ sections }: ContentsProps) {
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
