import { useLabels } from "../../ui/site-context"
import * as styles from "./contents.module.css"

interface ContentsProps {
  sections: NonNullable<Queries.ArticleFragment["text"]>["sections"]
}

/** The sections of a text, in the left columns; a phone has none. Browsers that know `:target-current` mark what is being read. */
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
